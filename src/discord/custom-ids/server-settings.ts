/**
 * The menus and buttons of the card of `/server settings`. Posted messages contain these names in their ids, so a name never
 * changes its meaning.
 */
export const SERVER_MENUS = [
  'language',
  'channels',
  'hosts',
  'host-role',
  'moderator-role',
  'deadline',
  'daily-channel',
] as const;
/** The button that opens the form with the limits; the form has the same id. */
export const SERVER_LIMITS = 'limits';
export const SERVER_SWITCHES = ['reminders', 'skips', 'places', 'boards', 'daily'] as const;
/** The menu of all settings that have a menu or a form. */
export const SERVER_CHOICE = 'choose';
export const SERVER_SETTINGS = [...SERVER_MENUS, SERVER_LIMITS, ...SERVER_SWITCHES, SERVER_CHOICE] as const;
export type ServerMenu = (typeof SERVER_MENUS)[number];
export type ServerSwitch = (typeof SERVER_SWITCHES)[number];
export type ServerSetting = (typeof SERVER_SETTINGS)[number];
