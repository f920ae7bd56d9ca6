/** The menus and buttons of the settings card. Custom ids of posted messages contain these names, so none changes its meaning. */
export const OWN_MENUS = ['reminders', 'quiet', 'away', 'language'] as const;
export const OWN_SWITCHES = ['direct', 'quiet-calls'] as const;
export const OWN_SETTINGS = [...OWN_MENUS, ...OWN_SWITCHES] as const;
export type OwnMenu = (typeof OWN_MENUS)[number];
export type OwnSwitch = (typeof OWN_SWITCHES)[number];
