/** The rooms of the games. */
import type { Room } from '../room.ts';

export const GAMES: readonly Room[] = [
  { at: 'src/games', imports: ['src/core'], packages: [] },
  { at: 'src/games/*', imports: ['src/core'], packages: [] },
  // The floors of a game: each may import those before it. Code in `facts` changes no state, so it has no access to drafts.
  { at: 'src/games/*/box', imports: floors(), packages: [] },
  { at: 'src/games/*/state', imports: floors('box'), packages: [] },
  {
    at: 'src/games/*/facts',
    imports: floors('box', 'state/events.ts', 'state/state.ts', 'state/view.ts'),
    packages: [],
  },
  { at: 'src/games/*/changes', imports: floors('box', 'state', 'facts'), packages: [] },
  { at: 'src/games/*/enemies', imports: floors('box', 'state', 'facts', 'changes'), packages: [] },
  { at: 'src/games/*/actions', imports: floors('box', 'state', 'facts', 'changes', 'enemies'), packages: [] },
  {
    at: 'src/games/*/odds',
    imports: floors('box', 'state', 'facts', 'changes', 'enemies', 'actions'),
    packages: [],
  },
  {
    at: 'src/games/*/turn',
    imports: floors('box', 'state', 'facts', 'changes', 'enemies', 'actions', 'odds'),
    packages: [],
  },
  { at: 'src/games/*/board', imports: ['src/core', 'src/games/*', 'src/render'], packages: [] },
  { at: 'src/games/*/box-file', imports: ['src/core', 'src/games/*', 'src/box-files'], packages: ['zod'] },
];

function floors(...rooms: readonly string[]): readonly string[] {
  return ['src/core', ...rooms.map((room) => `src/games/*/${room}`)];
}
