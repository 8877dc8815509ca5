// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "LintCases.h"

#include <iterator>

namespace {

constexpr LintCase kCases[] = {
    {"at least one, then the", "1. A device comprising at least one sensor, wherein the sensor is red.", ""},
    {"at least one, then the", "1. A machine comprising one or more lamps, said lamp being lit.", ""},
    {"at least one, then the", "1. A computer comprising at least one processor and a bus, wherein the processor drives the bus.", ""},
    {"at least one, then the", "1. A method comprising cutting at least one of the edges of a sheet.\n2. The method of claim 1, comprising washing the sheet in at least two baths, the baths being warm.", ""},

    {"a plurality, then the or each", "1. A pump comprising a plurality of valves, wherein the valves open and each valve is round.", ""},
    {"a plurality, then the or each", "1. A pump comprising a set of rods, wherein the rods are thin and each rod is long in the pump.", ""},
    {"a plurality, then the or each", "1. A loom comprising several rollers, wherein the rollers turn and each of the rollers is hollow.", ""},
    {"a plurality, then the or each", "1. A loom comprising two or more combs, wherein each comb is steel.\n2. The loom of claim 1, wherein the combs are equal.", ""},

    {"first and second share a noun", "1. A drill comprising first and second motors, wherein the first motor drives a shaft.", ""},
    {"first and second share a noun", "1. A drill comprising a first and a second gear, wherein the second gear engages a rack.", ""},
    {"first and second share a noun", "1. A drill comprising upper and lower jaws, wherein the upper jaw grips a bit.", ""},
    {"first and second share a noun", "1. A drill comprising first and second motors, wherein the third motor drives a shaft.", "1 missing_antecedent [the third motor]"},

    {"one of two, ambiguous", "1. A tool comprising a first lever and a second lever, wherein the lever is bent.", "1 ambiguous_antecedent [the lever]"},
    {"one of two, ambiguous", "1. A clock comprising a minute hand and an hour hand, wherein said hand is gold.", "1 ambiguous_antecedent [said hand]"},
    {"one of two, ambiguous", "1. A lamp comprising an upper lens.\n2. The lamp of claim 1, comprising a lower lens, wherein the lens is glass.", "2 ambiguous_antecedent [the lens]"},
    {"one of two, ambiguous", "1. A method comprising storing a source file and a target file, and opening the file.", "1 ambiguous_antecedent [the file]"},

    {"modifier added", "1. A tool comprising a lever, said aluminum lever being bent.", "1 modifier_added [said aluminum lever]"},
    {"modifier added", "1. A chair comprising a seat, wherein the padded seat is blue.", "1 modifier_added [the padded seat]"},
    {"modifier added", "1. A chair comprising legs.\n2. The chair of claim 1, wherein the wooden legs are bent.", "2 modifier_added [the wooden legs]"},
    {"modifier added", "1. A method comprising sending a message and storing the urgent message.", "1 modifier_added [the urgent message]"},

    {"inherent part", "1. A toy comprising a sphere, wherein the outer surface of said sphere is red.", "~ 1 inherent [the outer surface]"},
    {"inherent part", "1. A toy comprising a body, wherein the thickness of the body is 3 mm.", "~ 1 inherent [the thickness]"},
    {"inherent part", "1. A tank comprising a wall, the height of the wall being 3 m.", "~ 1 inherent [the height]"},
    {"inherent part", "1. A wheel comprising a rim, wherein the diameter of the rim is 3 cm.", "~ 1 inherent [the diameter]"},

    {"used before introduced", "1. A clock comprising a shaft that bears the gear; and a gear.", "1 used_before_introduced [the gear]"},
    {"used before introduced", "1. A cart comprising an axle that turns the wheel; and a wheel.", "1 used_before_introduced [the wheel]"},
    {"used before introduced", "1. A radio comprising a wire to said antenna; and an antenna.", "1 used_before_introduced [said antenna]"},
    {"used before introduced", "1. A method comprising weighing the loaf, baking a loaf, and slicing bread.", "1 used_before_introduced [the loaf]"},

    {"introduced twice", "1. A box comprising a widget; and a widget, wherein the widget is red.", "1 ambiguous_antecedent [the widget] ~ 1 introduced_twice [a widget]"},
    {"introduced twice", "1. A desk comprising a drawer; and a drawer, the drawer being locked.", "1 ambiguous_antecedent [the drawer] ~ 1 introduced_twice [a drawer]"},
    {"introduced twice", "1. A desk comprising a brass knob; a lamp; and a brass knob, wherein the brass knob is round.", "1 ambiguous_antecedent [the brass knob] ~ 1 introduced_twice [a brass knob]"},
    {"introduced twice", "1. A desk comprising a shelf.\n2. The desk of claim 1, comprising a shelf.", "~ 2 introduced_twice [a shelf]"},

    {"named after a step", "1. A method comprising determining a value, wherein the determining is repeated.", ""},
    {"named after a step", "1. A method comprising determining a value, wherein the determination is repeated.", "~ 1 inherent [the determination]"},
    {"named after a step", "1. A method comprising determining a value and storing the determined value.", ""},
    {"named after a step", "1. A method comprising transmitting a frame, wherein the transmission is repeated.", "~ 1 inherent [the transmission]"},
    {"named after a step", "1. A method comprising inspecting a weld, wherein the inspection is repeated.", "~ 1 inherent [the inspection]"},

    {"participle of an earlier step", "1. A method comprising encrypting a message, and sending the encrypted message.", ""},
    {"participle of an earlier step", "1. A method comprising slicing a loaf, and wrapping the sliced loaf.", ""},
    {"participle of an earlier step", "1. A method comprising compressing an image and storing the compressed image.", ""},
    {"participle of an earlier step", "1. A method comprising performing a discovery of topics, and printing the discovered topics.", ""},

    {"bare plural introduces", "1. A method comprising receiving images and storing the images.", ""},
    {"bare plural introduces", "1. A method comprising collecting leaves and drying the leaves.", ""},
    {"bare plural introduces", "1. A method comprising measuring temperatures, wherein the temperatures are averaged.", ""},
    {"bare plural introduces", "1. A method comprising heating water and cooling the water.", ""},

    {"acronym in parentheses", "1. A computer comprising a central processing unit (CPU), wherein the CPU is idle.", ""},
    {"acronym in parentheses", "1. A method comprising sending a MAC protocol data unit (PDU), the MAC PDU being short.", ""},
    {"acronym in parentheses", "1. A lamp comprising a light emitting diode (LED), wherein the LED is lit.", ""},
    {"acronym in parentheses", "1. A net comprising a base transceiver station (BTS).\n2. The net of claim 1, wherein the BTS is idle.", ""},

    {"acronym never defined", "1. A method comprising receiving Global Positioning System data and storing the GPS data.", "~ 1 acronym [the GPS data]"},
    {"acronym never defined", "1. A net comprising a wide area network, wherein the WAN is idle.", "~ 1 acronym [the WAN]"},
    {"acronym never defined", "1. A computer comprising a random access memory, wherein the RAM is idle.", "~ 1 acronym [the RAM]"},
    {"acronym never defined", "1. A device comprising a printed circuit board.\n2. The device of claim 1, wherein the PCB is green.", "~ 2 acronym [the PCB]"},

    {"a respective one", "1. A net of nodes, each node having a respective memory, wherein the respective memory stores data.", ""},
    {"a respective one", "1. A rack of trays, each tray having a respective lock, wherein the respective lock holds a key.", ""},
    {"a respective one", "1. A set of pens, each pen having a respective cap, wherein the respective cap closes the pen.", ""},
    {"a respective one", "1. A net of nodes, wherein the respective memory stores data.", "1 missing_antecedent [the respective memory]"},

    {"nouns of form", "1. A method comprising the steps of: heating a pan; and the step of storing the pan.", ""},
    {"nouns of form", "1. A paint comprising a pigment selected from the group consisting of chalk and soot.", ""},
    {"nouns of form", "1. A method comprising heating a pan in the case where the pan is cold, and cooling the same.", ""},
    {"nouns of form", "1. A box comprising a lid and a hook, wherein the former is red.", "~ 1 ambiguous_antecedent [the former]"},
    {"nouns of form", "1. A method comprising the following: heating a pan; and the act of storing the pan.", ""},

    {"world nouns", "1. A method comprising showing a menu to the user.", "~ 1 inherent [the user]"},
    {"world nouns", "1. A method comprising sending a menu over the Internet.", "~ 1 inherent [the Internet]"},
    {"world nouns", "1. A pole comprising a foot that rests on the ground.", "~ 1 inherent [the ground]"},
    {"world nouns", "1. A dish comprising a horn that orbits the Earth.", "~ 1 inherent [the Earth]"},

    {"stops before a finite verb", "1. A computer, wherein the hardware input data comprises human interface data.", "1 missing_antecedent [the hardware input data]"},
    {"stops before a finite verb", "1. A computer, wherein the output queue meets a limit.", "1 missing_antecedent [the output queue]"},
    {"stops before a finite verb", "1. A computer, wherein the storage layer reaches a limit and employs a cache.", "1 missing_antecedent [the storage layer]"},
    {"stops before a finite verb", "1. A computer, wherein the safety valve prevents overflow.", "1 missing_antecedent [the safety valve]"},
    {"stops before a finite verb", "1. A computer, wherein the panel lamp indicates failure.", "1 missing_antecedent [the panel lamp]"},
    {"stops before a finite verb", "1. A vacuum comprising a cover, wherein the cover and the base plate cooperate to define a slot.", "1 missing_antecedent [the base plate]"},

    {"stops before remains and prior", "1. A method using an amniotic membrane, wherein said amniotic membrane remains centered.", ""},
    {"stops before remains and prior", "1. A method comprising cleaning a contact lens, and drying said contact lens prior to use.", ""},
    {"stops before remains and prior", "1. A method using a glass slide, wherein the glass slide stays flat.", ""},
    {"stops before remains and prior", "1. A method comprising washing a steel pan, and drying the steel pan subsequent to rinsing.", ""},

    {"dependent preamble is no reference", "1. A determination device comprising a bolt.\n2. The determination device according to claim 1, wherein the bolt is steel.", ""},
    {"dependent preamble is no reference", "1. A kettle comprising a spout.\n2. The kettle as claimed in claim 1, wherein the spout is bent.", ""},
    {"dependent preamble is no reference", "1. A sewing machine comprising a needle.\n2. The sewing machine as recited in claim 1, wherein the needle is steel.", ""},
    {"dependent preamble is no reference", "1. A process comprising heating water.\n2. The process in accordance with claim 1, wherein the water boils.", ""},

    {"dependent preamble of another kind", "1. A pump comprising a rotor.\n2. The apparatus of claim 1, wherein the rotor is red.", "2 kind_mismatch [The apparatus]"},
    {"dependent preamble of another kind", "1. A method comprising heating water.\n2. The device of claim 1, wherein the water boils.", "2 kind_mismatch [The device]"},
    {"dependent preamble of another kind", "1. A composition comprising salt.\n2. The kit of claim 1, wherein the salt is dry.", "2 kind_mismatch [The kit]"},
    {"dependent preamble of another kind", "1. A bottle comprising a cap.\n2. The bottle of claim 1, wherein the cap is red.\n3. The method of claim 2, wherein the cap is green.", "3 kind_mismatch [The method]"},

    {"dependent preamble of another name", "1. An image capturing system comprising a lens.\n2. The energy harvesting system of claim 1, wherein the lens is wide.", "2 kind_mismatch [The energy harvesting system]"},
    {"dependent preamble of another name", "1. A water heating device comprising a coil.\n2. The air cooling device of claim 1, wherein the coil is copper.", "2 kind_mismatch [The air cooling device]"},
    {"dependent preamble of another name", "1. A speech recognition method comprising reading a frame.\n2. The face detection method of claim 1, wherein the frame is short.", "2 kind_mismatch [The face detection method]"},
    {"dependent preamble of another name", "1. An image capturing system comprising a lens.\n2. The system of claim 1, wherein the lens is wide.", ""},

    {"introduced on another branch", "1. A cup comprising a rim.\n2. The cup of claim 1, comprising a lid.\n3. The cup of claim 1, wherein the lid is red.", "3 missing_antecedent [the lid]"},
    {"introduced on another branch", "1. A coat comprising a sleeve.\n2. The coat of claim 1, comprising a hood.\n3. The coat of claim 1, wherein said hood is lined.", "3 missing_antecedent [said hood]"},
    {"introduced on another branch", "1. A method comprising boiling water.\n2. The method of claim 1, comprising adding a tea bag.\n3. The method of claim 1, comprising removing the tea bag.", "3 missing_antecedent [the tea bag]"},
    {"introduced on another branch", "1. A cup comprising a rim.\n2. The cup of claim 1, comprising a lid.\n3. The cup of claim 2, wherein the lid is red.", ""},

    {"introduced on one path of several", "1. A cup comprising a rim.\n2. The cup of claim 1, comprising a widget.\n3. The cup of claim 1 or claim 2, wherein the widget is red.", "3 missing_antecedent [the widget]"},
    {"introduced on one path of several", "1. A cup comprising a rim.\n2. The cup of claim 1, comprising a spoon.\n3. The cup of claim 1 or 2, wherein said spoon is red.", "3 missing_antecedent [said spoon]"},
    {"introduced on one path of several", "1. A cup comprising a rim.\n2. The cup of claim 1, comprising a knob.\n3. The cup of claim 1, comprising a leg.\n4. The cup of any one of claims 2 to 3, wherein the knob is red.", "4 missing_antecedent [the knob]"},
    {"introduced on one path of several", "1. A cup comprising a rim.\n2. The cup of claim 1, comprising a knob.\n3. The cup of claim 1, comprising a foot and a knob.\n4. The cup of claim 2 or 3, wherein the knob is red.", ""},

    {"both numbers in one word", "1. A method comprising sending a search query(ies), the search query being short.", ""},
    {"both numbers in one word", "1. A method comprising storing a block(s), wherein the block is short.", ""},
    {"both numbers in one word", "1. A method comprising storing the block(s) of text of one block, wherein the blocks are short.", ""},
    {"both numbers in one word", "1. A box comprising a latch(es), wherein the latch is steel.", ""},

    {"missing article", "1. A car comprising an air circulation unit, wherein air circulation unit is configured to spin.", "~ 1 missing_article [air circulation unit]"},
    {"missing article", "1. A car comprising a fuel pump, wherein fuel pump has a rotor.", "~ 1 missing_article [fuel pump]"},
    {"missing article", "1. A car comprising a steering wheel.\n2. The car of claim 1, wherein steering wheel is round.", "~ 2 missing_article [steering wheel]"},
    {"missing article", "1. A car comprising a cooling fan, wherein cooling fan comprises a blade.", "~ 1 missing_article [cooling fan]"},

    {"term drift", "1. A chip comprising a common voltage difference calculation circuit, wherein the calculating circuit is idle.", "1 term_drift [the calculating circuit]"},
    {"term drift", "1. A system comprising a pressure measuring system, wherein the pressure measurement system is idle.", "1 term_drift [the pressure measurement system]"},
    {"term drift", "1. A chip comprising a signal detection unit, wherein the signal detecting unit is idle.", "1 term_drift [the signal detecting unit]"},
    {"term drift", "1. A chip comprising an image generating module.\n2. The chip of claim 1, wherein the image generation module is idle.", "2 term_drift [the image generation module]"},

    {"ranges of parents", "1. A cup comprising a rim.\n2. The cup of claim 1, comprising a lid.\n3. The cup of claim 2, wherein the lid is flat.\n4. The cup of any one of claims 2 to 3, wherein the lid is red.", ""},
    {"ranges of parents", "1. A cup comprising a rim.\n2. The cup of claim 1, wherein the rim is flat.\n3. The cup of claim 1, wherein the rim is thin.\n4. The cup of claim 1, wherein the rim is red.\n5. The cup of claim 1, wherein the rim is blue.\n6. The cup of any of claims 1-3 and 5, wherein the rim is round.", ""},
    {"ranges of parents", "1. A cup comprising a rim.\n2. The cup of claim 1, wherein the rim is flat.\n3. The cup according to one of claims 1 through 2, wherein the rim is red.", ""},
    {"ranges of parents", "1. A cup comprising a rim.\n2. The cup of claim 1, comprising a foot.\n3. The cup of claim 2, comprising an ear.\n4. The cup of any one of claims 2-3, wherein the foot is red and the ear is blue.", "4 missing_antecedent [the ear]"},

    {"any preceding claim", "1. A lamp comprising a base.\n2. A lamp according to any preceding claim, wherein the base is heavy.", ""},
    {"any preceding claim", "1. A lamp comprising a base.\n2. The lamp as in any of the foregoing claims, wherein the base is heavy.", ""},
    {"any preceding claim", "1. A lamp comprising a base.\n2. The lamp of any one of the preceding claims, wherein the base is heavy.", ""},
    {"any preceding claim", "1. A lamp comprising a base.\n2. The lamp according to any of the previous claims, wherein the base is heavy.", ""},

    {"words that only look like a reference", "1. A method comprising showing a display of insurance claims.", ""},
    {"words that only look like a reference", "1. A method comprising reading a patent text and storing the words of the patent text.\n2. A system comprising a display that shows an insurance claim form.", ""},
    {"words that only look like a reference", "1. A method comprising settling a claim of a customer, and paying the customer.", ""},
    {"words that only look like a reference", "1. A method comprising printing baggage claim tickets, wherein the baggage claim tickets are red.", ""},

    {"reference from another category", "1. A widget comprising a hook.\n2. A method of making the widget of claim 1, comprising bending the hook.", ""},
    {"reference from another category", "1. A soap comprising lye.\n2. A method of washing a cloth with the soap of claim 1, wherein the lye is dilute.", ""},
    {"reference from another category", "1. A method comprising turning a dial.\n2. A device configured to perform the method of claim 1, wherein the dial is round.", ""},
    {"reference from another category", "1. A compound comprising zinc.\n2. A tablet comprising the compound of claim 1, wherein the zinc is pure.", ""},

    {"glued and spaced references", "1. A lever comprising a rod.\n2. The lever of Claim 1, wherein the rod is bent.", ""},
    {"glued and spaced references", "1. A lever comprising a rod.\n2. The lever of claim 1wherein the rod is bent.", ""},
    {"glued and spaced references", "1. A lever comprising a rod.\n2. The lever ofclaim 1, wherein the rod is bent.", ""},
    {"glued and spaced references", "1. A lever comprising a rod.\n2. The lever according toclaim 1, wherein the rod is bent.", ""},
    {"glued and spaced references", "1. A system comprising a bus; andprocessing logic, wherein the bus is idle.", ""},

    {"published spacing", "1 . A lever comprising a rod.\n2 . The lever of claim 1 , wherein the rod is bent.", ""},
    {"published spacing", "1 . A cup comprising a rim .\n2 . The cup of claim 1 , wherein the rim is red .", ""},
    {"published spacing", "1. A cup comprising a rim.\n2. The cup according to claim 1 ; wherein the rim is red.", ""},
    {"published spacing", "1 . A cup comprising a rim.\n2 . The cup of claim 1 , comprising a lid.\n3 . The cup of claim 2 , wherein the lid is red.", ""},

    {"lost reference", "1. A system comprising a rod.\n2. The system of, wherein a rod is bent.", "2 lost_reference [of]"},
    {"lost reference", "1. A system comprising a rod.\n2. The system according to, wherein a rod is bent.", "2 lost_reference [according to]"},
    {"lost reference", "1. A system comprising a rod.\n2. The system as claimed in , wherein a rod is bent.", "2 lost_reference [as claimed in]"},
    {"lost reference", "1. A method comprising heating water.\n2. The method of , comprising cooling a pan.", "2 lost_reference [of]"},

    {"cancelled claims", "1-3. (canceled)\n4. A lever comprising a rod.", ""},
    {"cancelled claims", "1. A lever comprising a rod.\n2. (Cancelled)\n3. The lever of claim 1, wherein the rod is bent.", ""},
    {"cancelled claims", "1. (cancelled)\n2. (Canceled)\n3. A lever comprising a rod.", ""},
    {"cancelled claims", "1-20. (cancelled)\n21. (New) A lever comprising a rod.\n22. (New) The lever of claim 21, wherein the rod is bent.", ""},

    {"cancelled parent", "1. A lever comprising a rod.\n2. (cancelled)\n3. The lever of claim 2.", "3 dependency [of claim 2]"},
    {"cancelled parent", "1. (canceled)\n2. The cup of claim 1, comprising a rim.", "2 dependency [of claim 1]"},
    {"cancelled parent", "1. A cup comprising a rim.\n2. (Cancelled)\n3. The cup of claim 1 or 2, wherein the rim is red.", "3 dependency [of claim 1 or 2]"},
    {"cancelled parent", "1-3. (canceled)\n4. The cup according to claim 3, comprising a rim.", "4 dependency [according to claim 3]"},

    {"status words", "1. (Original) A lever comprising a rod.\n2. (Previously presented) The lever of claim 1, wherein the rod is bent.", ""},
    {"status words", "1. (Withdrawn - currently amended) A lever comprising a rod.\n2. (Not entered) The lever of claim 1, wherein the rod is bent.", ""},
    {"status words", "1. (Deleted)\n2. (Newly added) A lever comprising a rod.", ""},
    {"status words", "1. (Cancelled herein without prejudice)\n2. (New) The lever of claim 1, wherein a rod is bent.", "2 dependency [of claim 1]"},

    {"amended text", "1. A lamp comprising [[a base]] a foot, wherein the base is heavy.", "1 missing_antecedent [the base]"},
    {"amended text", "1. (Currently amended) A lamp comprising a foot.", "~ 1 punctuation [(Currently amended)]"},
    {"amended text", "1. (Currently amended) A lamp comprising [[five]] six lamps, wherein the lamps are lit.", ""},
    {"amended text", "1. A lamp comprising a foot [[and a shade]], wherein the shade is red.", "1 missing_antecedent [the shade]"},

    {"formula or image", "1. A compound of formula \xEF\xBF\xBC"" and salt.", "~ 1 formula_present [\xEF\xBF\xBC""]"},
    {"formula or image", "1. A compound of formula \xEF\xBF\xBD"", wherein R is methyl.", "~ 1 formula_present [\xEF\xBF\xBD""]"},
    {"formula or image", "1. A compound of formula ##STR00001## and salt.", "~ 1 formula_present [##STR00001##]"},
    {"formula or image", "1. A method comprising computing \xEF\xBF\xBC"".\n2. The method of claim 1, wherein \xEF\xBF\xBC"" is stored.", "~ 1 formula_present [\xEF\xBF\xBC""]; 2 formula_present [\xEF\xBF\xBC""]"},

    {"reference numerals", "1. A car comprising a lidar (1000, 2000, 3000), wherein the lidar (1000) spins.", ""},
    {"reference numerals", "1. A method comprising (a) heating water; (b) cooling the water of step (a).", ""},
    {"reference numerals", "1. A car comprising a door (12a) and a hinge (12b), wherein the hinge (12b) holds the door (12a).", ""},
    {"reference numerals", "1. A cup comprising a rim (1) and a lid (2).\n2. The cup (10) of claim 1, wherein the lid (2) is flat.", ""},

    {"scanner's slips", "1. A test rig comprising a torque measuring means, wherein the torque measuring mieans is new.", "~ 1 term_drift [the torque measuring mieans]"},
    {"scanner's slips", "1. A book comprising a file, wherein the ifile is open.", "~ 1 term_drift [the ifile]"},
    {"scanner's slips", "1. A drum comprising a handle, wherein the hancle is bent.", "~ 1 term_drift [the hancle]"},
    {"scanner's slips", "1. A tool comprising a spring.\n2. The tool of claim 1, wherein the sprng is bent.", "~ 2 term_drift [the sprng]"},
    {"scanner's slips", "1. A method comprising measuring a heart contraction, wherein the heart 60con traction is strong.", "~ 1 term_drift [the heart 60con traction]"},

    {"as shown and described", "1. A box substantially as described.", "1 open_ended [substantially as described]"},
    {"as shown and described", "1. A box substantially as illustrated and described.", "1 open_ended [substantially as illustrated]"},
    {"as shown and described", "1. The ornamental design for a chair, substantially as illustrated and described.", ""},
    {"as shown and described", "1. The ornamental design for a lamp, as shown and described.", ""},
    {"as shown and described", "1. A new and distinct variety of rose plant, substantially as illustrated and described.", ""},
};

}  // namespace

const LintCase* lintCases()
{
    return kCases;
}

std::size_t lintCaseCount()
{
    return std::size(kCases);
}
