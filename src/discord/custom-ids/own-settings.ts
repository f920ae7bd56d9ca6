/**
 * The menus and buttons of the settings card. A form has the same id as the control that opens it. Posted messages contain these
 * names in their ids, so a name never changes its meaning.
 */
export const OWN_MENUS = ['reminders', 'quiet', 'away', 'language'] as const;
export const OWN_SWITCHES = ['direct', 'quiet-calls'] as const;
/** Buttons that open a form or another private message. */
export const OWN_OPENERS = ['zone', 'export', 'erase'] as const;
export const OWN_SETTINGS = [...OWN_MENUS, ...OWN_SWITCHES, ...OWN_OPENERS] as const;
export type OwnMenu = (typeof OWN_MENUS)[number];
export type OwnSwitch = (typeof OWN_SWITCHES)[number];
export type OwnOpener = (typeof OWN_OPENERS)[number];
