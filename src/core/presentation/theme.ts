/** The light in which pictures are drawn: on a dark ground or on a light one. */
export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
