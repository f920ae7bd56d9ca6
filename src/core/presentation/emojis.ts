/**
 * The emojis on buttons, in menus and in text. Screen readers read their names aloud, so the names are words. A new drawing needs
 * a new name, such as `asgard2`: Discord keeps the old drawing under the old name for the messages that show it.
 */
export const EMOJIS = [
  'asgard',
  'midgard',
  'alfheim',
  'vanaheim',
  'nidavellir',
  'svartalfheim',
  'jotunheim',
  'niflheim',
  'helheim',
  'muspellheim',

  'odin',
  'thor',
  'tyr',
  'frey',
  'freyja',
  'frigg',
  'heimdall',
  'hugin',
  'munin',

  'hel',
  'surt',
  'loki',
  'jormungand',
  'fenrir',
  'nidhogg',

  'viking',
  'elf',
  'fire_giant',
  'frost_giant',
  'valkyrie',
  'rune',
  'artifact',
  'dwarf',
  'gold',
  'mead',
  'life',
  'die',

  'undo',
  'done',
  'advise',
  'odds',
  'status',
  'board',
  'text',
  'since',
  'how_to',
  'legend',
  'more',

  'won',
  'lost',
  'sun',
  'moon',
] as const;
export type Emoji = (typeof EMOJIS)[number];

/** The emoji with that name; null if there isn't one. */
export function emojiCalled(name: unknown): Emoji | null {
  return EMOJIS.find((emoji) => emoji === name) ?? null;
}
