// Which picture each card of each game bears, in which colour.

/** @typedef {readonly [string, string]} Look  a picture and a tone */

/** @type {Record<string, Record<string, Look>>} */
const LOOKS = {
  letsdig: {
    muck: ["earth", "earth"],
    worms: ["worms", "pink"],
    skeleton: ["skull", "bone"],
    ferryman: ["coins", "gold"],
    cookies: ["cookie", "wood"],
    milk: ["milk", "bone"],
    sewer: ["pipe", "steel"],
    ring: ["ring", "gold"],
    gravedigger: ["eye", "ice"],
    dog: ["paw", "wood"],
    map: ["map", "bone"],
    crown: ["crown", "violet"],
    heirloom: ["urn", "night"],
    waste: ["barrel", "leaf"],
    chest: ["chest", "wood"],
    leprechaun: ["coins", "leaf"],
    ark: ["chest", "gold"],
    hat: ["hat", "night"],
    sabre: ["sabre", "steel"],
    newkid: ["person", "blue"],
    boardgames: ["dice", "ruby"],
    lottery: ["ticket", "gold"],
    skwirmz: ["worms", "violet"],
    dress: ["dress", "bone"],
    landmine: ["bomb", "steel"],
    stash: ["box", "wood"],
  },
  digup: {
    amethyst: ["amethyst", "violet"],
    diamond: ["diamond", "ice"],
    emerald: ["emerald", "leaf"],
    ruby: ["ruby", "ruby"],
    sapphire: ["sapphire", "blue"],
    topaz: ["topaz", "gold"],
    skeleton: ["skull", "bone"],
    idol: ["idol", "gold"],
    purse: ["purse", "wood"],
    map: ["map", "bone"],
    dynamite: ["dynamite", "ruby"],
    binoculars: ["binoculars", "night"],
    shovel: ["shovel", "steel"],
    pickaxe: ["pickaxe", "steel"],
    bridge: ["bridge", "wood"],
    river: ["river", "blue"],
    torch: ["torch", "fire"],
  },
  dig: {
    steel: ["bar", "steel"],
    gold: ["ingot", "gold"],
    diamond: ["diamond", "ice"],
    ruby: ["ruby", "ruby"],
    shield: ["shield", "blue"],
    purse: ["purse", "wood"],
    compass: ["compass", "gold"],
    pickaxe: ["pickaxe", "steel"],
    chest: ["chest", "wood"],
    scroll: ["scroll", "bone"],
    bomb: ["bomb", "night"],
    potion: ["potion", "violet"],
    sceptre: ["sceptre", "ruby"],
    anchor: ["anchor", "steel"],
    skeleton: ["skull", "bone"],
    thief: ["thief", "night"],
    ghost: ["ghost", "ice"],
    spider: ["spider", "night"],
    snake: ["snake", "leaf"],
    werewolf: ["wolf", "earth"],
    orc: ["orc", "leaf"],
    rune: ["rune", "blue"],
    "gem-egg": ["egg", "pink"],
    exit: ["door", "bone"],
    "secret-room": ["key", "gold"],
    collapse: ["collapse", "earth"],
    "shepherd-dog": ["paw", "wood"],
    elf: ["leaf", "leaf"],
    shadow: ["moon", "night"],
    hunter: ["bow", "wood"],
    knight: ["helmet", "steel"],
    mage: ["potion", "blue"],
    paladin: ["cross", "gold"],
    "ninja-cat": ["cat", "night"],
    pirate: ["hook", "steel"],
    scout: ["boot", "wood"],
    superbacker: ["star", "gold"],
    queen: ["crown", "pink"],
    tyler: ["hammer", "earth"],
    gem: ["gem", "violet"],
    recruit: ["person", "leaf"],
  },
  digger: {
    water: ["water", "blue"],
    gold: ["ingot", "gold"],
    ruby: ["ruby", "ruby"],
    emerald: ["emerald", "leaf"],
    diamond: ["diamond", "ice"],
    black: ["moon", "night"],
  },
};

/** @type {Look} */
const PLAIN = ["box", "earth"];

/**
 * The picture of a card; `ruby-3` looks like `ruby`.
 * @param {string} game
 * @param {string} face
 * @returns {Look}
 */
export function pictureOf(game, face) {
  const looks = LOOKS[game] ?? {};
  return looks[face] ?? looks[familyOf(face)] ?? PLAIN;
}

/** @param {string} face */
export function familyOf(face) {
  return face.replace(/-\d+$/, "");
}

/**
 * The number in a card's name, where it has one.
 * @param {string} face
 */
export function numberOf(face) {
  return /-(\d+)$/.exec(face)?.[1] ?? null;
}
