/** A box file as an owner might write it: every part differs from the game's own. */

export const BOX_FILE = {
  game: 'micromidgard',
  rules: ['standard'],
  ring: ['jotunheim', 'asgard', 'helheim', 'alfheim', 'muspellheim', 'svartalfheim', 'niflheim', 'vanaheim'],
  sunSpaces: 5,
  realms: {
    midgard: { normal: ['2 gold'] },
    asgard: { normal: ['craft action', 'sun action'], destroyed: ['craft action'] },
    vanaheim: { normal: ['2 gold', 'moon-wolf action'], destroyed: ['1 gold'] },
    alfheim: { normal: ['craft action', 'craft action'], destroyed: ['craft action'] },
    muspellheim: { normal: ['sun-wolf action', '2 gold'], destroyed: ['2 gold'] },
    helheim: { normal: ['moon action', '2 mead'], destroyed: ['moon action'] },
    niflheim: { normal: ['4 mead'], destroyed: ['1 mead'] },
    svartalfheim: { normal: ['craft action', '2 mead'], destroyed: ['2 mead'] },
    jotunheim: { normal: ['sun-wolf action', 'moon-wolf action'], destroyed: ['moon-wolf action'] },
  },
  tokens: {
    red: ['asgard', 'helheim'],
    blue: ['jotunheim', 'alfheim'],
    sun: ['vanaheim', 'niflheim'],
    moon: ['svartalfheim', 'muspellheim'],
  },
  prophecyPoints: [2, 1, 2, 1, 2],
  prophecies: {
    sun: ['least-gold', 'most-gold', 'most-points', 'least-relics', 'most-blue-level', 'most-mead'],
    moon: ['least-mead', 'most-moon-relics', 'least-sun-level', 'most-resources', 'least-levels'],
  },
  moonTrackAction: 'craft',
};
