"""The stages: one for each kind of question."""

from typing import Final

STAGES: Final = (
    "colour",
    "play",
    "place",
    "purse",
    "purse-second",
    "shovel",
    "torch-player",
    "torch-at",
    "bridge-own",
    "bridge-player",
    "bridge-theirs",
    "binoculars-player",
    "binoculars-take",
    "binoculars-give",
    "map-take",
    "map-back",
    "pickaxe-cost",
    "pickaxe-prize",
    "river",
    "discard",
    "solo",
    "over",
)

# <generated>
COLOUR: Final = 0
PLAY: Final = 1
PLACE: Final = 2
PURSE: Final = 3
PURSE_SECOND: Final = 4
SHOVEL: Final = 5
TORCH_PLAYER: Final = 6
TORCH_AT: Final = 7
BRIDGE_OWN: Final = 8
BRIDGE_PLAYER: Final = 9
BRIDGE_THEIRS: Final = 10
BINOCULARS_PLAYER: Final = 11
BINOCULARS_TAKE: Final = 12
BINOCULARS_GIVE: Final = 13
MAP_TAKE: Final = 14
MAP_BACK: Final = 15
PICKAXE_COST: Final = 16
PICKAXE_PRIZE: Final = 17
RIVER: Final = 18
DISCARD: Final = 19
SOLO: Final = 20
OVER: Final = 21
# </generated>
