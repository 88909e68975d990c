"""The clauses of the rulebook, by number: TAL-3.4 is 3040. They are cited by events and given as refusals."""

from typing import Final

TAL_1_1: Final = 1010
TAL_1_2: Final = 1020
TAL_1_3: Final = 1030
TAL_1_4: Final = 1040
TAL_1_5: Final = 1050
TAL_1_6: Final = 1060
TAL_1_7: Final = 1070
TAL_1_8: Final = 1080
TAL_1_9: Final = 1090
TAL_1_10: Final = 1100
TAL_1_11: Final = 1110

TAL_2_1: Final = 2010
TAL_2_2: Final = 2020
TAL_2_3: Final = 2030
TAL_2_4: Final = 2040
TAL_2_5: Final = 2050
TAL_2_6: Final = 2060
TAL_2_7: Final = 2070

TAL_3_1: Final = 3010
TAL_3_2: Final = 3020
TAL_3_3: Final = 3030
TAL_3_4: Final = 3040
TAL_3_5: Final = 3050

TAL_4_1: Final = 4010
TAL_4_2: Final = 4020
TAL_4_3: Final = 4030
TAL_4_4: Final = 4040
TAL_4_5: Final = 4050
TAL_4_6: Final = 4060
TAL_4_7: Final = 4070
TAL_4_8: Final = 4080
TAL_4_9: Final = 4090
TAL_4_10: Final = 4100
TAL_4_11: Final = 4110
TAL_4_12: Final = 4120
TAL_4_13: Final = 4130
TAL_4_14: Final = 4140
TAL_4_15: Final = 4150
TAL_4_16: Final = 4160
TAL_4_17: Final = 4170
TAL_4_18: Final = 4180

TAL_5_1: Final = 5010
TAL_5_2: Final = 5020
TAL_5_3: Final = 5030
TAL_5_4: Final = 5040
TAL_5_5: Final = 5050
TAL_5_6: Final = 5060
TAL_5_7: Final = 5070
TAL_5_8: Final = 5080
TAL_5_9: Final = 5090
TAL_5_10: Final = 5100
TAL_5_11: Final = 5110
TAL_5_12: Final = 5120
TAL_5_13: Final = 5130
TAL_5_14: Final = 5140
TAL_5_15: Final = 5150
TAL_5_16: Final = 5160

TAL_6_1: Final = 6010
TAL_6_2: Final = 6020
TAL_6_3: Final = 6030
TAL_6_4: Final = 6040
TAL_6_5: Final = 6050
TAL_6_6: Final = 6060
TAL_6_7: Final = 6070
TAL_6_8: Final = 6080
TAL_6_9: Final = 6090
TAL_6_10: Final = 6100
TAL_6_11: Final = 6110
TAL_6_12: Final = 6120
TAL_6_13: Final = 6130
TAL_6_14: Final = 6140
TAL_6_15: Final = 6150
TAL_6_16: Final = 6160
TAL_6_17: Final = 6170
TAL_6_18: Final = 6180
TAL_6_19: Final = 6190
TAL_6_20: Final = 6200
TAL_6_21: Final = 6210
TAL_6_22: Final = 6220

TAL_7_1: Final = 7010
TAL_7_2: Final = 7020
TAL_7_3: Final = 7030
TAL_7_4: Final = 7040
TAL_7_5: Final = 7050

TAL_8_1: Final = 8010
TAL_8_2: Final = 8020
TAL_8_3: Final = 8030
TAL_8_4: Final = 8040
TAL_8_5: Final = 8050
TAL_8_6: Final = 8060
TAL_8_7: Final = 8070
TAL_8_8: Final = 8080
TAL_8_9: Final = 8090
TAL_8_10: Final = 8100
TAL_8_11: Final = 8110
TAL_8_12: Final = 8120

TAL_9_1: Final = 9010
TAL_9_2: Final = 9020
TAL_9_3: Final = 9030
TAL_9_4: Final = 9040
TAL_9_5: Final = 9050
TAL_9_6: Final = 9060

TAL_10_1: Final = 10010
TAL_10_2: Final = 10020
TAL_10_3: Final = 10030

TAL_11_1: Final = 11010
TAL_11_2: Final = 11020
TAL_11_3: Final = 11030
TAL_11_4: Final = 11040
TAL_11_5: Final = 11050
TAL_11_6: Final = 11060
TAL_11_7: Final = 11070
TAL_11_8: Final = 11080
TAL_11_9: Final = 11090
TAL_11_10: Final = 11100
TAL_11_11: Final = 11110
TAL_11_12: Final = 11120
TAL_11_13: Final = 11130
TAL_11_14: Final = 11140
TAL_11_15: Final = 11150
TAL_11_16: Final = 11160
TAL_11_17: Final = 11170
TAL_11_18: Final = 11180

TAL_12_1: Final = 12010
TAL_12_2: Final = 12020
TAL_12_3: Final = 12030
TAL_12_4: Final = 12040
TAL_12_5: Final = 12050

CLAUSES: Final = [
    TAL_1_1,
    TAL_1_2,
    TAL_1_3,
    TAL_1_4,
    TAL_1_5,
    TAL_1_6,
    TAL_1_7,
    TAL_1_8,
    TAL_1_9,
    TAL_1_10,
    TAL_1_11,
    TAL_2_1,
    TAL_2_2,
    TAL_2_3,
    TAL_2_4,
    TAL_2_5,
    TAL_2_6,
    TAL_2_7,
    TAL_3_1,
    TAL_3_2,
    TAL_3_3,
    TAL_3_4,
    TAL_3_5,
    TAL_4_1,
    TAL_4_2,
    TAL_4_3,
    TAL_4_4,
    TAL_4_5,
    TAL_4_6,
    TAL_4_7,
    TAL_4_8,
    TAL_4_9,
    TAL_4_10,
    TAL_4_11,
    TAL_4_12,
    TAL_4_13,
    TAL_4_14,
    TAL_4_15,
    TAL_4_16,
    TAL_4_17,
    TAL_4_18,
    TAL_5_1,
    TAL_5_2,
    TAL_5_3,
    TAL_5_4,
    TAL_5_5,
    TAL_5_6,
    TAL_5_7,
    TAL_5_8,
    TAL_5_9,
    TAL_5_10,
    TAL_5_11,
    TAL_5_12,
    TAL_5_13,
    TAL_5_14,
    TAL_5_15,
    TAL_5_16,
    TAL_6_1,
    TAL_6_2,
    TAL_6_3,
    TAL_6_4,
    TAL_6_5,
    TAL_6_6,
    TAL_6_7,
    TAL_6_8,
    TAL_6_9,
    TAL_6_10,
    TAL_6_11,
    TAL_6_12,
    TAL_6_13,
    TAL_6_14,
    TAL_6_15,
    TAL_6_16,
    TAL_6_17,
    TAL_6_18,
    TAL_6_19,
    TAL_6_20,
    TAL_6_21,
    TAL_6_22,
    TAL_7_1,
    TAL_7_2,
    TAL_7_3,
    TAL_7_4,
    TAL_7_5,
    TAL_8_1,
    TAL_8_2,
    TAL_8_3,
    TAL_8_4,
    TAL_8_5,
    TAL_8_6,
    TAL_8_7,
    TAL_8_8,
    TAL_8_9,
    TAL_8_10,
    TAL_8_11,
    TAL_8_12,
    TAL_9_1,
    TAL_9_2,
    TAL_9_3,
    TAL_9_4,
    TAL_9_5,
    TAL_9_6,
    TAL_10_1,
    TAL_10_2,
    TAL_10_3,
    TAL_11_1,
    TAL_11_2,
    TAL_11_3,
    TAL_11_4,
    TAL_11_5,
    TAL_11_6,
    TAL_11_7,
    TAL_11_8,
    TAL_11_9,
    TAL_11_10,
    TAL_11_11,
    TAL_11_12,
    TAL_11_13,
    TAL_11_14,
    TAL_11_15,
    TAL_11_16,
    TAL_11_17,
    TAL_11_18,
    TAL_12_1,
    TAL_12_2,
    TAL_12_3,
    TAL_12_4,
    TAL_12_5,
]
"""All of them, in the order of the rulebook."""

RULINGS: Final = [
    TAL_1_2,
    TAL_1_4,
    TAL_1_5,
    TAL_1_10,
    TAL_1_11,
    TAL_2_1,
    TAL_2_7,
    TAL_3_5,
    TAL_4_3,
    TAL_4_6,
    TAL_4_7,
    TAL_4_10,
    TAL_4_11,
    TAL_4_12,
    TAL_4_13,
    TAL_4_14,
    TAL_4_15,
    TAL_4_16,
    TAL_4_17,
    TAL_4_18,
    TAL_5_6,
    TAL_5_10,
    TAL_5_12,
    TAL_5_13,
    TAL_5_14,
    TAL_5_15,
    TAL_5_16,
    TAL_6_4,
    TAL_6_16,
    TAL_6_17,
    TAL_6_18,
    TAL_6_19,
    TAL_6_20,
    TAL_6_21,
    TAL_6_22,
    TAL_7_1,
    TAL_7_3,
    TAL_7_4,
    TAL_7_5,
    TAL_8_1,
    TAL_8_5,
    TAL_8_6,
    TAL_8_8,
    TAL_8_9,
    TAL_8_10,
    TAL_8_11,
    TAL_8_12,
    TAL_10_3,
    TAL_11_1,
    TAL_11_6,
    TAL_11_7,
    TAL_11_8,
    TAL_11_10,
    TAL_11_11,
    TAL_11_12,
    TAL_11_13,
    TAL_11_14,
    TAL_11_15,
    TAL_11_16,
    TAL_11_17,
    TAL_11_18,
    TAL_12_1,
    TAL_12_3,
    TAL_12_5,
]
"""Those that hold a ruling: a point on which the rulebook is silent or contradicts itself."""
