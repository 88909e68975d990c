"""The kinds of choices, frames and events of fights (10), of the match (11) and of Voldemort's return (12), and their words.

Choices from 40, decisions 40 to 98, steps 140 to 198, steps that always run from 220, events from 100.
"""

from typing import Final

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts.box import Box
from greathall.kernel.names import Domain

# Choices of fights.
ATTACK: Final = 40
TAKE_TOKEN: Final = 41
TAKE_PORTKEY: Final = 42
TAKE_FLOO: Final = 43
TAKE_UNSEEN: Final = 44
LEAVE: Final = 45
FLEE_TO: Final = 46
# Choices of the match.
CALL: Final = 60
CHOOSE_HOUSE: Final = 61
POST_KEEPER: Final = 62
FLY: Final = 63
SHOOT: Final = 64
PASS_QUAFFLE: Final = 65
THROW_BLUDGER: Final = 66
STEP_AWAY: Final = 67
LAY_QUAFFLE: Final = 68
END_TURN: Final = 69
SEEK: Final = 70
PLAY_QUIDDITCH: Final = 71
# Choices of Voldemort's return.
MOVE_FIGURE: Final = 80
HAND_OVER: Final = 81
CONJURE: Final = 82
HIDE: Final = 83

CHOICES: Final[dict[int, str]] = {
    ATTACK: "attack",
    TAKE_TOKEN: "take-token token",
    TAKE_PORTKEY: "take-portkey",
    TAKE_FLOO: "take-floo",
    TAKE_UNSEEN: "take-unseen",
    LEAVE: "leave token",
    FLEE_TO: "flee-to space",
    CALL: "call figure",
    CHOOSE_HOUSE: "choose-house house",
    POST_KEEPER: "post-keeper square",
    FLY: "fly piece square",
    SHOOT: "shoot piece",
    PASS_QUAFFLE: "pass-quaffle piece square",
    THROW_BLUDGER: "throw-bludger piece direction",
    STEP_AWAY: "step-away square",
    LAY_QUAFFLE: "lay-quaffle square",
    END_TURN: "end-turn",
    SEEK: "seek",
    PLAY_QUIDDITCH: "play-quidditch card",
    MOVE_FIGURE: "move-figure figure",
    HAND_OVER: "hand-over token figure",
    CONJURE: "conjure space",
    HIDE: "hide space",
}

# Decisions of fights. The figure that decides is their first value: a player may decide for several.
ASK_ATTACK: Final = 40
ASK_DEFENCE: Final = 41
ASK_FALLING: Final = 42
ASK_ATTACK_ROLLED: Final = 43
ASK_SPOILS: Final = 44
ASK_LEAVE: Final = 45
ASK_FLEE: Final = 46
ASK_RIVAL: Final = 47
# Decisions of the match.
ASK_CALL: Final = 55
ASK_HOUSE: Final = 56
ASK_KEEPER: Final = 57
ASK_PLAY: Final = 58
ASK_STEP_AWAY: Final = 59
ASK_LAY: Final = 60
ASK_SEEK: Final = 61
ASK_SOUGHT: Final = 62
ASK_WHISTLE: Final = 63
# Decisions of Voldemort's return.
ASK_NEXT_FIGURE: Final = 70
ASK_HAND_OVER: Final = 71
ASK_HORCRUX_ROLLED: Final = 72
ASK_CONJURE: Final = 73
ASK_HIDE: Final = 74

# Steps of fights.
ATTACK_BEGINS: Final = 140
ATTACKING: Final = 141
ATTACK_LANDS: Final = 142
ATTACK_COUNTS: Final = 143
BLOW_FALLS: Final = 144
STRIKE_COMES: Final = 145
STRIKE_FALLS: Final = 146
LAST_STRIKE: Final = 147
MAY_FALL: Final = 148
ATTACK_OVER: Final = 149
ATTACK_SETTLED: Final = 150
CLASH: Final = 151
SPOILS: Final = 152
# Steps of the match.
MATCH_BEGINS: Final = 160
MATCH_TURN: Final = 161
PLAY_ON: Final = 162
MATCH_TURN_OVER: Final = 163
SEEKER_TURN: Final = 164
SEEKER_ROLL: Final = 165
SEEKER_TURN_OVER: Final = 166
QUIDDITCH_CARD_ACTS: Final = 167
# Steps of Voldemort's return.
FIGURES_MOVE: Final = 180
HORCRUX_COMES: Final = 181
HORCRUX_COUNTS: Final = 182
# Whoever has no player: the app decides.
APP_DECIDES: Final = 198

# Steps that run whatever is dropped around them.
FIGHT: Final = 220
MATCH: Final = 221

FRAMES: Final[dict[int, str]] = {
    ASK_ATTACK: "attack figure",
    ASK_DEFENCE: "defend figure",
    ASK_FALLING: "falling figure",
    ASK_ATTACK_ROLLED: "attack-rolled figure figure effect",
    ASK_SPOILS: "spoils figure figure number",
    ASK_LEAVE: "leave-token figure token",
    ASK_FLEE: "flee figure number",
    ASK_RIVAL: "choose-rival figure space",
    ASK_CALL: "call figure",
    ASK_HOUSE: "choose-house figure",
    ASK_KEEPER: "post-keeper figure",
    ASK_PLAY: "play-quidditch figure",
    ASK_STEP_AWAY: "step-away figure piece",
    ASK_LAY: "lay-quaffle figure number",
    ASK_SEEK: "seek figure",
    ASK_SOUGHT: "sought figure",
    ASK_WHISTLE: "whistle figure card",
    ASK_NEXT_FIGURE: "next-figure figure",
    ASK_HAND_OVER: "hand-over figure",
    ASK_HORCRUX_ROLLED: "horcrux-rolled figure figure",
    ASK_CONJURE: "conjure figure",
    ASK_HIDE: "hide figure token",
    ATTACK_BEGINS: "attack-begins figure",
    ATTACKING: "attacking figure",
    ATTACK_LANDS: "attack-lands figure means card",
    ATTACK_COUNTS: "attack-counts figure",
    BLOW_FALLS: "blow-falls figure means",
    STRIKE_COMES: "strike-comes figure means",
    STRIKE_FALLS: "strike-falls figure means",
    LAST_STRIKE: "last-strike figure means",
    MAY_FALL: "may-fall figure",
    ATTACK_OVER: "attack-over figure",
    ATTACK_SETTLED: "attack-settled figure",
    CLASH: "clash",
    SPOILS: "spoils-come figure figure number",
    MATCH_BEGINS: "match-begins",
    MATCH_TURN: "match-turn",
    PLAY_ON: "play-on",
    MATCH_TURN_OVER: "match-turn-over",
    SEEKER_TURN: "seeker-turn",
    SEEKER_ROLL: "seeker-has-rolled",
    SEEKER_TURN_OVER: "seeker-turn-over",
    QUIDDITCH_CARD_ACTS: "quidditch-card-acts figure card",
    FIGURES_MOVE: "figures-move",
    HORCRUX_COMES: "horcrux-comes figure",
    HORCRUX_COUNTS: "horcrux-counts figure",
    APP_DECIDES: "app-decides number figure number",
    FIGHT: "fight-on",
    MATCH: "match-on",
}

# Events of fights.
MISSION_FIGHT_BEGAN: Final = 100
DUEL_BEGAN: Final = 101
PLAYERS_FOUGHT: Final = 102
DEATH_EATER_FOUGHT: Final = 103
NO_FIGHT: Final = 104
REVEALED: Final = 105
FIRST_BY_ABILITY: Final = 106
ATTACK_ROLLED: Final = 107
ATTACK_HIT: Final = 108
ATTACK_MISSED: Final = 109
ATTACK_LOST: Final = 110
STRUCK: Final = 112
STRIKE_LOST: Final = 113
FELL: Final = 115
STANDS_UP: Final = 116
FIGHT_WON: Final = 117
FIGHT_LOST: Final = 118
FLED: Final = 119
FLED_TO: Final = 120
CLASHED: Final = 121
DEFENCE_ROLLED: Final = 122
PORTKEY_TAKEN: Final = 123
FLOO_TAKEN: Final = 124
NOTHING_TAKEN: Final = 125
NO_SPOILS: Final = 126
DEATH_EATER_GONE: Final = 127
ROLLED_AGAIN: Final = 128
WILL_LOSE_ATTACKS: Final = 129
OWN_DUEL: Final = 130
LIMIT_TOLD: Final = 131
DEATH_EATER_PLAYED: Final = 132
DEATH_EATER_UNPLAYED: Final = 133
NO_HARM: Final = 134
# Events of the match.
CALLED: Final = 150
HOUSE_CHOSEN: Final = 151
KEEPER_POSTED: Final = 152
MATCH_BEGAN: Final = 153
STARTS_ROLLED: Final = 154
SIDE_BEGINS: Final = 155
ACTIONS_ROLLED: Final = 156
FLEW: Final = 157
QUAFFLE_HELD: Final = 158
BLUDGER_HELD: Final = 159
QUAFFLE_STOLEN: Final = 160
STEPPED_AWAY: Final = 161
QUAFFLE_PASSED: Final = 162
SHOT: Final = 163
SHOT_AT_NOBODY: Final = 164
GOAL: Final = 165
SAVED: Final = 166
QUAFFLE_LAID: Final = 167
BLUDGER_THROWN: Final = 168
BLUDGER_STOPPED: Final = 169
HIT: Final = 170
KNOCKED_OUT: Final = 171
STAYED: Final = 172
QUAFFLE_DROPPED: Final = 173
BLUDGER_DROPPED: Final = 174
ROUND_WON: Final = 175
SEEKER_ROLLED: Final = 176
SEEKER_FLEW: Final = 177
QUIDDITCH_DRAWN: Final = 178
QUIDDITCH_PLAYED: Final = 179
QUIDDITCH_CANCELLED: Final = 180
SNITCH_CAUGHT: Final = 181
WENT_BACK: Final = 182
ACTIONS_LAPSED: Final = 183
SEEKER_ROLLED_AGAIN: Final = 184
NO_CHASERS: Final = 185
# Events of Voldemort's return.
HARRY_AND_VOLDEMORT: Final = 200
BOTH_LACK_THEIRS: Final = 201
HORCRUX_LAID: Final = 202
HORCRUX_ROLLED: Final = 203
HORCRUX_ROLLED_AGAIN: Final = 204
HORCRUX_DESTROYED: Final = 205
HORCRUX_STANDS: Final = 206
VOLDEMORT_WEAKER: Final = 207
TRIES_AGAIN: Final = 208
HANDED_OVER: Final = 209
FIGURE_MOVES: Final = 210
WENT_TO_GRAVEYARD: Final = 211
VOLDEMORT_RETURNED: Final = 212
DEATH_EATER_CALLED: Final = 213
TOKEN_HIDDEN: Final = 214

EVENTS: Final[dict[int, str]] = {
    MISSION_FIGHT_BEGAN: "mission-fight-began opponent *figure",
    DUEL_BEGAN: "duel-began figure duel",
    PLAYERS_FOUGHT: "players-fought figure figure",
    DEATH_EATER_FOUGHT: "death-eater-fought figure figure",
    NO_FIGHT: "no-fight figure figure",
    REVEALED: "opponent-revealed opponent number",
    FIRST_BY_ABILITY: "first-by-ability figure",
    ATTACK_ROLLED: "attack-rolled figure *number",
    ATTACK_HIT: "attack-hit figure number number",
    ATTACK_MISSED: "attack-missed figure number",
    ATTACK_LOST: "attack-lost figure",
    STRUCK: "struck opponent figure",
    STRIKE_LOST: "strike-lost opponent figure",
    FELL: "fell figure",
    STANDS_UP: "stands-up figure",
    FIGHT_WON: "fight-won figure",
    FIGHT_LOST: "fight-lost figure",
    FLED: "fled figure",
    FLED_TO: "fled-to figure space",
    CLASHED: "clashed figure number figure number",
    DEFENCE_ROLLED: "defence-rolled figure number",
    PORTKEY_TAKEN: "portkey-taken figure figure",
    FLOO_TAKEN: "floo-taken figure figure",
    NOTHING_TAKEN: "nothing-taken figure",
    NO_SPOILS: "no-spoils figure",
    DEATH_EATER_GONE: "death-eater-gone figure",
    ROLLED_AGAIN: "attack-rolled-again figure *number",
    WILL_LOSE_ATTACKS: "will-lose-attacks figure number",
    OWN_DUEL: "own-duel figure duel",
    LIMIT_TOLD: "card-limit figure number",
    DEATH_EATER_PLAYED: "death-eater-played figure seat",
    DEATH_EATER_UNPLAYED: "death-eater-unplayed figure",
    NO_HARM: "no-harm figure",
    CALLED: "called figure figure",
    HOUSE_CHOSEN: "house-chosen figure house",
    KEEPER_POSTED: "keeper-posted figure square",
    MATCH_BEGAN: "match-began figure figure",
    STARTS_ROLLED: "starts-rolled figure number figure number",
    SIDE_BEGINS: "side-begins figure",
    ACTIONS_ROLLED: "actions-rolled figure number number",
    FLEW: "flew piece square",
    QUAFFLE_HELD: "quaffle-held piece",
    BLUDGER_HELD: "bludger-held piece",
    QUAFFLE_STOLEN: "quaffle-stolen piece piece",
    STEPPED_AWAY: "stepped-away piece square",
    QUAFFLE_PASSED: "quaffle-passed piece square",
    SHOT: "shot piece number number",
    SHOT_AT_NOBODY: "shot-at-nobody piece",
    GOAL: "goal figure number",
    SAVED: "saved figure",
    QUAFFLE_LAID: "quaffle-laid figure square",
    BLUDGER_THROWN: "bludger-thrown piece direction number",
    BLUDGER_STOPPED: "bludger-stopped square",
    HIT: "hit piece number",
    KNOCKED_OUT: "knocked-out piece",
    STAYED: "stayed-on piece",
    QUAFFLE_DROPPED: "quaffle-dropped square",
    BLUDGER_DROPPED: "bludger-dropped square",
    ROUND_WON: "round-won figure",
    SEEKER_ROLLED: "seeker-rolled figure *number",
    SEEKER_FLEW: "seeker-flew figure number",
    QUIDDITCH_DRAWN: "quidditch-drawn figure card",
    QUIDDITCH_PLAYED: "quidditch-played figure card",
    QUIDDITCH_CANCELLED: "quidditch-cancelled card",
    SNITCH_CAUGHT: "snitch-caught figure",
    WENT_BACK: "went-back-from-match figure space",
    ACTIONS_LAPSED: "actions-lapsed figure number",
    SEEKER_ROLLED_AGAIN: "seeker-rolled-again figure *number",
    NO_CHASERS: "no-chasers figure",
    HARRY_AND_VOLDEMORT: "harry-and-voldemort figure figure",
    BOTH_LACK_THEIRS: "both-lack-theirs",
    HORCRUX_LAID: "horcrux-laid token space",
    HORCRUX_ROLLED: "horcrux-rolled figure number figure number",
    HORCRUX_ROLLED_AGAIN: "horcrux-rolled-again number number",
    HORCRUX_DESTROYED: "horcrux-destroyed figure token",
    HORCRUX_STANDS: "horcrux-stands figure token",
    VOLDEMORT_WEAKER: "voldemort-weaker figure number",
    TRIES_AGAIN: "tries-again figure",
    HANDED_OVER: "handed-over figure figure token",
    FIGURE_MOVES: "figure-moves figure",
    WENT_TO_GRAVEYARD: "went-to-graveyard figure",
    VOLDEMORT_RETURNED: "voldemort-returned figure number",
    DEATH_EATER_CALLED: "death-eater-called figure space",
    TOKEN_HIDDEN: "token-hidden token space",
}


PIECES: Final = [
    f"{side}-{piece}"
    for side in ("home", "away")
    for piece in ("keeper", "beater-1", "beater-2", "chaser-1", "chaser-2", "chaser-3", "seeker")
]
DIRECTIONS: Final = ["left", "right", "up", "down"]


def domains(box: Box) -> dict[str, Domain]:
    """The words of values that only these sections have; squares are lane and row, as the challenger counts them."""
    squares = [f"{lane}{row}" for row in range(box.rows + 2) for lane in box.lane_names]
    return {
        "means": Domain(w.MEANS),
        "piece": Domain(PIECES),
        "square": Domain(squares),
        "direction": Domain(DIRECTIONS),
    }
