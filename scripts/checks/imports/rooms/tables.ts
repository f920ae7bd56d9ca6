/** The rooms of the tables: a room may import only rooms above it in the list. */
import type { Room } from '../room.ts';

export const TABLES: readonly Room[] = [
  { at: 'src/tables', imports: ['src/core', 'src/words/languages.ts'] },
  { at: 'src/tables/model', imports: below() },
  { at: 'src/tables/lobby', imports: below('model', 'turns') },
  { at: 'src/tables/turns', imports: below('model') },
  { at: 'src/tables/undo', imports: below('model', 'turns') },
  { at: 'src/tables/history', imports: below('model', 'turns') },
  { at: 'src/tables/statistics', imports: below('model', 'turns') },
  { at: 'src/tables/lessons', imports: below('model', 'lobby', 'turns') },
  { at: 'src/tables/seats', imports: below('model', 'lobby', 'turns') },
  { at: 'src/tables/waiting', imports: below('model', 'lobby', 'turns') },
  { at: 'src/tables/computers', imports: below('model', 'lobby', 'turns', 'seats') },
  { at: 'src/tables/moderation', imports: below('model', 'lobby', 'turns') },
  { at: 'src/tables/agreement', imports: below('model', 'turns', 'seats', 'computers', 'waiting') },
  { at: 'src/tables/campaigns', imports: below('model', 'turns') },
  { at: 'src/tables/recovery', imports: below('model', 'turns', 'moderation') },
  { at: 'src/tables/endings', imports: below('model', 'turns') },
  { at: 'src/tables/planning', imports: below('model', 'turns') },
  { at: 'src/tables/sessions', imports: below('model', 'turns') },
  {
    at: 'src/tables/commit',
    imports: below(
      'model',
      'turns',
      'statistics',
      'campaigns',
      'seats',
      'computers',
      'waiting',
      'agreement',
      'endings',
      'scoped-store.ts',
    ),
  },
  { at: 'src/tables/verbs', imports: ['src/core', 'src/words/languages.ts', 'src/tables'] },
];

function below(...rooms: readonly string[]): readonly string[] {
  return ['src/core', 'src/words/languages.ts', ...rooms.map((room) => `src/tables/${room}`)];
}
