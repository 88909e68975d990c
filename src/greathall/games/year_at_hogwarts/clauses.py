"""The clauses of the rulebook, by number: YAH-3.4 is 3040, YAH-10.1a 10011. Events cite them, refusals are one of them."""

from typing import Final

YAH_1_1: Final = 1010
YAH_1_2: Final = 1020
YAH_1_3: Final = 1030
YAH_1_4: Final = 1040
YAH_1_5: Final = 1050
YAH_1_6: Final = 1060
YAH_1_7: Final = 1070

YAH_2_1: Final = 2010
YAH_2_2: Final = 2020
YAH_2_3: Final = 2030
YAH_2_4: Final = 2040
YAH_2_5: Final = 2050
YAH_2_6: Final = 2060
YAH_2_7: Final = 2070
YAH_2_8: Final = 2080

YAH_3_1: Final = 3010
YAH_3_2: Final = 3020
YAH_3_3: Final = 3030
YAH_3_4: Final = 3040
YAH_3_5: Final = 3050
YAH_3_6: Final = 3060
YAH_3_7: Final = 3070

YAH_4_1: Final = 4010
YAH_4_2: Final = 4020
YAH_4_3: Final = 4030
YAH_4_4: Final = 4040
YAH_4_5: Final = 4050
YAH_4_6: Final = 4060
YAH_4_7: Final = 4070

YAH_5_1: Final = 5010
YAH_5_2: Final = 5020
YAH_5_3: Final = 5030
YAH_5_4: Final = 5040
YAH_5_5: Final = 5050
YAH_5_6: Final = 5060
YAH_5_7: Final = 5070
YAH_5_8: Final = 5080
YAH_5_9: Final = 5090
YAH_5_10: Final = 5100
YAH_5_11: Final = 5110
YAH_5_12: Final = 5120
YAH_5_13: Final = 5130
YAH_5_14: Final = 5140
YAH_5_15: Final = 5150
YAH_5_16: Final = 5160

YAH_6_1: Final = 6010
YAH_6_2: Final = 6020
YAH_6_3: Final = 6030
YAH_6_3b: Final = 6032
YAH_6_4: Final = 6040
YAH_6_5: Final = 6050
YAH_6_6: Final = 6060
YAH_6_7: Final = 6070

YAH_7_1: Final = 7010
YAH_7_2: Final = 7020
YAH_7_3: Final = 7030

YAH_8_1: Final = 8010
YAH_8_2: Final = 8020
YAH_8_2b: Final = 8022
YAH_8_3: Final = 8030

YAH_9_1: Final = 9010
YAH_9_2: Final = 9020
YAH_9_3: Final = 9030

YAH_10_1a: Final = 10011
YAH_10_1b: Final = 10012
YAH_10_1c: Final = 10013
YAH_10_1d: Final = 10014
YAH_10_2: Final = 10020
YAH_10_3: Final = 10030
YAH_10_4: Final = 10040
YAH_10_4a: Final = 10041
YAH_10_4b: Final = 10042
YAH_10_4c: Final = 10043
YAH_10_5: Final = 10050
YAH_10_6: Final = 10060
YAH_10_7: Final = 10070
YAH_10_8: Final = 10080
YAH_10_9: Final = 10090
YAH_10_10: Final = 10100

YAH_11_1: Final = 11010
YAH_11_1b: Final = 11012
YAH_11_2: Final = 11020
YAH_11_3: Final = 11030
YAH_11_4: Final = 11040
YAH_11_5: Final = 11050
YAH_11_6: Final = 11060
YAH_11_7: Final = 11070
YAH_11_8: Final = 11080
YAH_11_9: Final = 11090
YAH_11_10: Final = 11100
YAH_11_11: Final = 11110
YAH_11_12: Final = 11120

YAH_12_1: Final = 12010
YAH_12_2: Final = 12020
YAH_12_3: Final = 12030
YAH_12_4: Final = 12040
YAH_12_5: Final = 12050
YAH_12_6: Final = 12060
YAH_12_7: Final = 12070
YAH_12_8: Final = 12080
YAH_12_9: Final = 12090
YAH_12_10: Final = 12100
YAH_12_11: Final = 12110
YAH_12_12: Final = 12120
YAH_12_13: Final = 12130
YAH_12_14: Final = 12140

CLAUSES: Final = [
    YAH_1_1,
    YAH_1_2,
    YAH_1_3,
    YAH_1_4,
    YAH_1_5,
    YAH_1_6,
    YAH_1_7,
    YAH_2_1,
    YAH_2_2,
    YAH_2_3,
    YAH_2_4,
    YAH_2_5,
    YAH_2_6,
    YAH_2_7,
    YAH_2_8,
    YAH_3_1,
    YAH_3_2,
    YAH_3_3,
    YAH_3_4,
    YAH_3_5,
    YAH_3_6,
    YAH_3_7,
    YAH_4_1,
    YAH_4_2,
    YAH_4_3,
    YAH_4_4,
    YAH_4_5,
    YAH_4_6,
    YAH_4_7,
    YAH_5_1,
    YAH_5_2,
    YAH_5_3,
    YAH_5_4,
    YAH_5_5,
    YAH_5_6,
    YAH_5_7,
    YAH_5_8,
    YAH_5_9,
    YAH_5_10,
    YAH_5_11,
    YAH_5_12,
    YAH_5_13,
    YAH_5_14,
    YAH_5_15,
    YAH_5_16,
    YAH_6_1,
    YAH_6_2,
    YAH_6_3,
    YAH_6_3b,
    YAH_6_4,
    YAH_6_5,
    YAH_6_6,
    YAH_6_7,
    YAH_7_1,
    YAH_7_2,
    YAH_7_3,
    YAH_8_1,
    YAH_8_2,
    YAH_8_2b,
    YAH_8_3,
    YAH_9_1,
    YAH_9_2,
    YAH_9_3,
    YAH_10_1a,
    YAH_10_1b,
    YAH_10_1c,
    YAH_10_1d,
    YAH_10_2,
    YAH_10_3,
    YAH_10_4,
    YAH_10_4a,
    YAH_10_4b,
    YAH_10_4c,
    YAH_10_5,
    YAH_10_6,
    YAH_10_7,
    YAH_10_8,
    YAH_10_9,
    YAH_10_10,
    YAH_11_1,
    YAH_11_1b,
    YAH_11_2,
    YAH_11_3,
    YAH_11_4,
    YAH_11_5,
    YAH_11_6,
    YAH_11_7,
    YAH_11_8,
    YAH_11_9,
    YAH_11_10,
    YAH_11_11,
    YAH_11_12,
    YAH_12_1,
    YAH_12_2,
    YAH_12_3,
    YAH_12_4,
    YAH_12_5,
    YAH_12_6,
    YAH_12_7,
    YAH_12_8,
    YAH_12_9,
    YAH_12_10,
    YAH_12_11,
    YAH_12_12,
    YAH_12_13,
    YAH_12_14,
]

RULINGS: Final = [
    YAH_1_2,
    YAH_1_3,
    YAH_1_4,
    YAH_2_4,
    YAH_2_5,
    YAH_2_6,
    YAH_2_7,
    YAH_2_8,
    YAH_3_6,
    YAH_3_7,
    YAH_4_2,
    YAH_4_3,
    YAH_4_4,
    YAH_4_5,
    YAH_4_7,
    YAH_5_6,
    YAH_5_7,
    YAH_5_9,
    YAH_5_14,
    YAH_5_15,
    YAH_5_16,
    YAH_6_2,
    YAH_6_3b,
    YAH_6_6,
    YAH_6_7,
    YAH_7_1,
    YAH_7_2,
    YAH_8_2b,
    YAH_10_1a,
    YAH_10_1b,
    YAH_10_1d,
    YAH_10_2,
    YAH_10_3,
    YAH_10_4a,
    YAH_10_4b,
    YAH_10_4c,
    YAH_10_6,
    YAH_10_7,
    YAH_10_8,
    YAH_10_9,
    YAH_10_10,
    YAH_11_1b,
    YAH_11_3,
    YAH_11_4,
    YAH_11_5,
    YAH_11_6,
    YAH_11_7,
    YAH_11_8,
    YAH_11_9,
    YAH_11_10,
    YAH_12_1,
    YAH_12_2,
    YAH_12_3,
    YAH_12_4,
    YAH_12_7,
    YAH_12_8,
    YAH_12_9,
    YAH_12_10,
    YAH_12_11,
    YAH_12_12,
    YAH_12_14,
]
"""Those that hold a ruling: a point on which the rulebook is silent or contradicts itself."""
