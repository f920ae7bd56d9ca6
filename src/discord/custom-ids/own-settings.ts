/** What can be pressed below a person's settings. Posted ids name them, so they never change their meaning. */
export const OWN_MENUS = ['reminders', 'quiet', 'away', 'language'] as const;
export const OWN_SWITCHES = ['direct', 'quiet-calls'] as const;
export const OWN_SETTINGS = [...OWN_MENUS, ...OWN_SWITCHES] as const;
export type OwnMenu = (typeof OWN_MENUS)[number];
export type OwnSwitch = (typeof OWN_SWITCHES)[number];
