import type { GameEntry } from '../../../src/core/catalogue.ts';
import { chooseOptions } from '../../../src/core/options.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { sample } from '../../../src/core/requests/answer.ts';
import type { Request } from '../../../src/core/requests/request.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import {
  arrangementsColumn,
  doneColumn,
  jobColumn,
  optionsColumn,
  phraseColumn,
  recentEventsColumn,
  shownBoardColumn,
  undoStackColumn,
} from '../../../src/storage/codec.ts';
import { type Column, jsonColumn } from '../../../src/storage/column.ts';
import { type Chance, chanceOf } from '../chance.ts';

export const STATE_FILE = JSON.stringify({
  version: 1,
  channels: [{ id: '1', name: 'a thread', parentId: '2', overwrites: [] }],
  messages: [{ id: '3', channelId: '1', content: 'hello', attachments: [{ id: '4', filename: 'a.png' }] }],
  commands: [{ id: '5', name: 'game', options: [] }],
  notifications: [{ userId: '6', messageId: '3', text: 'hello' }],
});

/** A state of a game after a few random answers. */
function someState(entry: GameEntry, chance: Chance) {
  const { game } = entry;
  const chosen = chooseOptions(game.options, {});
  if (!chosen.ok) throw new Error('a game without options');
  const roles = Array.from({ length: Math.max(game.seats.min, 2) }, (_, seat) => game.roles[seat] ?? '');
  const opening = {
    options: chosen.options,
    roles,
    seed: seedFrom(`fuzz ${chance.below(50)}`),
    box: game.box(chosen.options, null),
  };
  let { state } = game.setup(opening);
  const actions: object[] = [];
  for (let left = chance.below(20); left > 0; left -= 1) {
    const [request] = game.requests(state);
    if (request === undefined) break;
    const action = sample(request, (sides) => chance.below(sides));
    const seat = request.alternatives.find(({ id }) => id === action.choice)?.only ?? request.seats[0];
    if (seat === undefined) break;
    const applied = game.apply(state, seat, action);
    if (!applied.ok) break;
    actions.push({ seat, action });
    state = applied.state;
  }
  return { game, opening, state, actions };
}

const QUESTIONS = 80;
let questions: readonly Request[] | null = null;

/** One of a few questions that all trials share, because playing takes longer than parsing. */
export function someQuestion(chance: Chance): Request {
  questions ??= Array.from({ length: QUESTIONS }, (_, at) => {
    const of = chanceOf(`question ${at}`);
    const { game, state } = someState(of.of([...CATALOGUE.values()]), of);
    return game.requests(state)[0];
  }).filter((request) => request !== undefined);
  return chance.of(questions);
}

let files: readonly string[] | null = null;

export function gameFiles(): readonly string[] {
  files ??= [...CATALOGUE.values()].map((entry) => {
    const { game, opening, actions, state } = someState(entry, chanceOf(`a game of ${entry.game.id}`));
    return JSON.stringify({
      format: 'ratatoskr-game-1',
      game: game.id,
      rulesVersion: game.rulesVersion,
      opening,
      actions,
      outcome: game.outcome(state),
      end: '',
    });
  });
  return files;
}

export const CUSTOM_IDS: readonly string[] = [
  'v1|23456789ab|t|join',
  'v1|23456789ab|l|12',
  'v1|23456789ab|r|3|next',
  'v1|23456789ab|k|1|turn',
  'v1|23456789ab|u|4-turn',
  'v1|23456789ab|b|agree|skip',
  'v1|23456789ab|a|4-turn|asgard~surt~3',
  'v1|23456789ab|f|4-turn|asgard',
  'v1|server|g|stop-all',
  'v1|server|o|erase',
  'v1|server|p|2',
];

/** Each column with a valid value. */
export const COLUMNS: readonly { readonly column: Column<unknown>; readonly whole: string }[] = [
  { column: optionsColumn, whole: '{"rules":"2018","angry":2,"all":["a"],"some":{"a":1},"yes":true}' },
  { column: recentEventsColumn, whole: '{"events":[{"type":"moved","by":1}],"told":0,"turnFrom":0}' },
  { column: undoStackColumn, whole: '{"steps":[{"seat":0,"line":1,"event":2}],"taken":1,"undone":[]}' },
  {
    column: arrangementsColumn,
    whole: '{"offers":[{"seat":0,"turn":null,"to":null,"by":"1"}],"standIn":null,"proposal":null}',
  },
  {
    column: phraseColumn,
    whole: '{"key":"a","with":{"b":"c","d":1,"e":[{"key":"f"}],"g":{"either":[{"key":"h"}]}}}',
  },
  { column: doneColumn, whole: '{"request":"1-turn","choice":"done","values":{"a":1,"b":["c"]}}' },
  { column: doneColumn, whole: '{"back":2}' },
  { column: jobColumn, whole: '{"kind":"board","by":null,"version":3}' },
  {
    column: jobColumn,
    whole: '{"kind":"notice","saying":{"key":"a"},"by":"1","call":["2"],"offers":["agree"]}',
  },
  { column: shownBoardColumn, whole: '{"turn":1,"asked":["1"],"away":[],"from":0,"to":3}' },
  { column: jsonColumn, whole: '{"a":[1,2,{"b":null}]}' },
];
