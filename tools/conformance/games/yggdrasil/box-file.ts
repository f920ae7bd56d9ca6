/** A box file as an owner might write it: every part differs from the game's own. */

const EVERYTHING_ELSE = {
  game: 'yggdrasil',
  die: {
    colours: ['white', 'white', 'blue', 'green', 'black', 'black'],
    hammers: [0, 1, 1, 1, 2, 3],
  },
  force: { start: null, arch: 6, wall: 5, door: 8, residence: 7 },
  giants: {
    thrym: { name: 'Thrym the Old', rune: 'tiwaz' },
    angrboda: { name: 'Mother of Wolves', rune: 'sigel' },
    hyrrokkin: { effect: 'forbids die' },
    'utgard-loki': { effect: 'whirlpool' },
  },
  vanirStart: 'blank',
  artifacts: { surt: 'Helm', fenrir: 'Ribbon' },
  rulings: {
    bonusWithoutDie: true,
    cancellingSilencesTrances: false,
    hiddenGiantsAreStrengthened: false,
    calmingPowerInResidence: 2,
  },
};

const RAGNAROK = {
  'ragnarok-1': ['hel', 'fenrir'],
  'ragnarok-2': ['surt', 'loki', 'nidhogg', 'jormungand'],
  'ragnarok-3': ['jormungand', 'hel', 'surt'],
  'ragnarok-4': ['nidhogg', 'loki', 'fenrir'],
};

export const BOX_FILE = {
  withRagnarok: { ...EVERYTHING_ELSE, rules: ['2018', '2011'], ragnarok: RAGNAROK },
  withoutRagnarok: { ...EVERYTHING_ELSE, rules: ['2010'] },
};
