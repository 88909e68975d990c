"""The clauses of the rulebook, by number: DER-3.4 is 3040. They are cited by events and given as refusals."""

from typing import Final

DER_1_1: Final = 1010
DER_1_2: Final = 1020
DER_1_3: Final = 1030
DER_1_4: Final = 1040
DER_1_5: Final = 1050
DER_1_6: Final = 1060
DER_1_7: Final = 1070
DER_1_8: Final = 1080
DER_1_9: Final = 1090
DER_1_10: Final = 1100

DER_2_1: Final = 2010
DER_2_2: Final = 2020
DER_2_3: Final = 2030
DER_2_4: Final = 2040
DER_2_5: Final = 2050
DER_2_6: Final = 2060
DER_2_7: Final = 2070
DER_2_8: Final = 2080

DER_3_1: Final = 3010
DER_3_2: Final = 3020
DER_3_3: Final = 3030
DER_3_4: Final = 3040
DER_3_5: Final = 3050
DER_3_6: Final = 3060
DER_3_7: Final = 3070

DER_4_1: Final = 4010
DER_4_2: Final = 4020
DER_4_3: Final = 4030
DER_4_4: Final = 4040
DER_4_5: Final = 4050
DER_4_6: Final = 4060
DER_4_7: Final = 4070
DER_4_8: Final = 4080
DER_4_9: Final = 4090
DER_4_10: Final = 4100

DER_5_1: Final = 5010
DER_5_2: Final = 5020
DER_5_3: Final = 5030
DER_5_4: Final = 5040
DER_5_5: Final = 5050
DER_5_6: Final = 5060
DER_5_7: Final = 5070
DER_5_8: Final = 5080

DER_6_1: Final = 6010
DER_6_2: Final = 6020
DER_6_3: Final = 6030
DER_6_4: Final = 6040
DER_6_5: Final = 6050
DER_6_6: Final = 6060
DER_6_7: Final = 6070

DER_7_1: Final = 7010
DER_7_2: Final = 7020
DER_7_3: Final = 7030
DER_7_4: Final = 7040

DER_8_1: Final = 8010
DER_8_2: Final = 8020
DER_8_3: Final = 8030
DER_8_4: Final = 8040
DER_8_5: Final = 8050
DER_8_6: Final = 8060

DER_9_1: Final = 9010
DER_9_2: Final = 9020
DER_9_3: Final = 9030
DER_9_4: Final = 9040
DER_9_5: Final = 9050
DER_9_6: Final = 9060

CLAUSES: Final = [
    DER_1_1,
    DER_1_2,
    DER_1_3,
    DER_1_4,
    DER_1_5,
    DER_1_6,
    DER_1_7,
    DER_1_8,
    DER_1_9,
    DER_1_10,
    DER_2_1,
    DER_2_2,
    DER_2_3,
    DER_2_4,
    DER_2_5,
    DER_2_6,
    DER_2_7,
    DER_2_8,
    DER_3_1,
    DER_3_2,
    DER_3_3,
    DER_3_4,
    DER_3_5,
    DER_3_6,
    DER_3_7,
    DER_4_1,
    DER_4_2,
    DER_4_3,
    DER_4_4,
    DER_4_5,
    DER_4_6,
    DER_4_7,
    DER_4_8,
    DER_4_9,
    DER_4_10,
    DER_5_1,
    DER_5_2,
    DER_5_3,
    DER_5_4,
    DER_5_5,
    DER_5_6,
    DER_5_7,
    DER_5_8,
    DER_6_1,
    DER_6_2,
    DER_6_3,
    DER_6_4,
    DER_6_5,
    DER_6_6,
    DER_6_7,
    DER_7_1,
    DER_7_2,
    DER_7_3,
    DER_7_4,
    DER_8_1,
    DER_8_2,
    DER_8_3,
    DER_8_4,
    DER_8_5,
    DER_8_6,
    DER_9_1,
    DER_9_2,
    DER_9_3,
    DER_9_4,
    DER_9_5,
    DER_9_6,
]
"""All of them, in the order of the rulebook."""

RULINGS: Final = [
    DER_1_2,
    DER_1_7,
    DER_1_8,
    DER_1_10,
    DER_2_2,
    DER_2_3,
    DER_2_4,
    DER_2_6,
    DER_2_7,
    DER_2_8,
    DER_3_4,
    DER_3_6,
    DER_3_7,
    DER_4_1,
    DER_4_2,
    DER_4_3,
    DER_4_4,
    DER_4_5,
    DER_4_6,
    DER_4_9,
    DER_4_10,
    DER_5_1,
    DER_5_2,
    DER_5_6,
    DER_5_7,
    DER_6_1,
    DER_6_3,
    DER_6_4,
    DER_6_5,
    DER_6_6,
    DER_7_3,
    DER_8_6,
    DER_9_1,
    DER_9_2,
    DER_9_3,
    DER_9_4,
    DER_9_5,
    DER_9_6,
]
"""The clauses that hold a ruling of ours, where the rulebook is silent or contradicts itself."""
