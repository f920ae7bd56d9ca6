/** The two-player games that are played on a phone, with the same seeds every time. */

export interface GameForTwo {
  readonly game: string;
  readonly roles: readonly [string, string];
  readonly seed: string;
}

export const GAMES: readonly GameForTwo[] = [
  { game: 'micromidgard', roles: ['hugin', 'munin'], seed: 'taps 1' },
  { game: 'chronicles', roles: ['odin', 'thor'], seed: 'taps 1' },
  { game: 'yggdrasil', roles: ['odin', 'thor'], seed: 'taps 1' },
];
