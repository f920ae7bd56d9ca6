/** The theme of pictures: a dark or a light background. */
export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
