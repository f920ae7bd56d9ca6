/** Replays an exported game as text: what happened, line by line, and any faults. */
import type { Catalogue, GameEntry } from '../../src/core/catalogue.ts';
import { type GameLog, type OpenedLog, openLog } from '../../src/core/logs/log.ts';
import type { LogEntry, Moment } from '../../src/core/logs/replay.ts';
import type { Translate } from '../../src/core/presentation/phrase.ts';
import type { Refusal } from '../../src/core/result.ts';
import { seatIndex } from '../../src/core/seat.ts';
import { type GameFileRead, type KeptGame, readGameFile } from '../../src/tables/history/game-file.ts';
import { seatName } from '../../src/tables/turns/seat-words.ts';

export interface Retold {
  readonly lines: readonly string[];
  /** The fault; null if the game ends as recorded in the file. */
  readonly fault: string | null;
}

/** Never throws, for any text. */
export function retell(text: string, catalogue: Catalogue, translate: Translate): Retold {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (problem) {
    return unread(`It is no JSON: ${messageOf(problem)}`);
  }
  const read = readGameFile(json);
  if (!read.ok) return unread(unreadReason(read));
  const { log } = read.kept;
  const entry = catalogue.get(log.game);
  if (entry === undefined) return unread(`Nobody here knows a game called ${quoted(log.game)}.`);
  try {
    return replayed(entry, read.kept, translate);
  } catch (problem) {
    // The presenter may throw on a box or state that no game has produced.
    return unread(`What it says cannot be told: ${messageOf(problem)}`);
  }
}

function unread(fault: string): Retold {
  return { lines: [], fault };
}

function unreadReason(read: Extract<GameFileRead, { ok: false }>): string {
  switch (read.code) {
    case 'other-format':
      return 'It is no file of /game export, or one of another version.';
    case 'still-played':
      return 'It was taken away while the game was played. Such a file holds no seed, so it cannot be replayed; export the game again when it is over.';
    case 'faulty': {
      const { at, expected } = read.fault;
      return `It has a fault at ${at.map(placed).join(' > ')}: ${EXPECTED[expected]} should stand there.`;
    }
  }
}

const EXPECTED = {
  text: 'a text',
  seat: 'the number of a seat, from 0',
  count: 'a whole number from 1',
  value: 'the value of an answer',
  anything: 'something',
  nothing: 'nothing',
  list: 'a list',
  object: 'an object',
} as const;

function replayed(entry: GameEntry, kept: KeptGame, translate: Translate): Retold {
  const { log } = kept;
  const opened = openLog(entry.game, log);
  if (opened.ok) {
    const lines = [...heading(entry, kept, translate), ...told(entry, log, opened.moments, translate)];
    return ending(entry, kept, opened.moments, lines, translate);
  }
  const fault = refusalToOpen(entry, log, opened, translate);
  if (opened.code !== 'broken') return unread(fault);
  const upToThere = openLog(entry.game, { ...log, actions: log.actions.slice(0, opened.index) });
  const lines = upToThere.ok ? told(entry, log, upToThere.moments, translate) : [];
  return { lines: [...heading(entry, kept, translate), ...lines], fault };
}

/** The role of each seat, or its number if it has none. */
function namesOf(entry: GameEntry, { roles }: GameLog['opening'], translate: Translate): readonly string[] {
  const seats = roles.map((role) => ({ role: role === '' ? null : role, userId: null }));
  return seats.map((_, at) => translate(seatName(entry, { seats }, seatIndex(at))));
}

function heading(entry: GameEntry, { log, before }: KeptGame, translate: Translate): readonly string[] {
  const game = translate({ key: `game.${log.game}` });
  const names = namesOf(entry, log.opening, translate).join(', ');
  return [
    `${game}, rules ${log.rulesVersion}, seed ${quoted(log.opening.seed)}: ${names}`,
    ...(before === 0
      ? []
      : [`${before} answers before that were given under older rules, and are not played again.`]),
  ];
}

/** An answer's number and player, followed by its events. */
function told(
  entry: GameEntry,
  { opening, actions }: GameLog,
  moments: readonly Moment<unknown>[],
  translate: Translate,
): readonly string[] {
  const { game, presenter } = entry;
  const names = namesOf(entry, opening, translate);
  const width = String(actions.length).length;
  return moments.flatMap(({ state, events }, at) => {
    const view = game.observe(state);
    const sentences = presenter
      .events(events, view)
      .flatMap((line) => line ?? [])
      .map(translate);
    const seat = actions[at - 1]?.seat;
    const who = seat === undefined ? '' : `${names[seat]}: `;
    return sentences.map((sentence) => `${String(at).padStart(width)}  ${who}${sentence}`);
  });
}

function ending(
  { game, presenter }: GameEntry,
  kept: KeptGame,
  moments: readonly Moment<unknown>[],
  lines: readonly string[],
  translate: Translate,
): Retold {
  const state = moments.at(-1)?.state;
  const outcome = game.outcome(state);
  const end =
    outcome.kind === 'ongoing'
      ? 'It was ended before its time.'
      : translate(presenter.outcome(outcome, game.observe(state)));
  return kept.endsWith(outcome, state)
    ? { lines: [...lines, end, 'It ends as the file says.'], fault: null }
    : { lines: [...lines, end], fault: 'It does not end as the file says.' };
}

function refusalToOpen(
  entry: GameEntry,
  log: GameLog,
  opened: Extract<OpenedLog<unknown>, { ok: false }>,
  translate: Translate,
): string {
  switch (opened.code) {
    case 'other-game':
      return `It is a game of ${quoted(opened.game)}.`;
    case 'unknown-rules':
      return `It was played by the rules ${quoted(opened.rulesVersion)}, and only ${entry.game.rulesVersion} are known here.`;
    case 'bad-opening':
      return `No table opens like this: ${inWords(entry, opened.refusal, translate)}`;
    case 'bad-box':
      return `The rules come to grief over the values of its box: ${opened.problem}`;
    case 'bad-state':
      return `The rules come to grief over the state it goes on from: ${opened.problem}`;
    case 'broken': {
      const what = answerOf(log.actions[opened.index]);
      return `Answer ${opened.index + 1}${what} is refused: ${inWords(entry, opened.refusal, translate)}`;
    }
  }
}

function answerOf(entry: LogEntry | undefined): string {
  return entry !== undefined && 'action' in entry ? ` (${quoted(entry.action.choice)})` : '';
}

/** Refusals from the core, for which games have no texts. */
const CORE_REFUSALS: Readonly<Record<string, string>> = {
  'unknown-option': 'it has an option that this game does not have.',
  'bad-option': 'an option has a value that it cannot have.',
  'bad-roles': 'nobody can sit there like that.',
  'nothing-to-take-back': 'nothing was there to undo.',
};

function inWords({ presenter }: GameEntry, refusal: Refusal, translate: Translate): string {
  return CORE_REFUSALS[refusal.code] ?? translate(presenter.refusal(refusal));
}

/** Escapes text from the file, which could otherwise control the terminal. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

/** People count from 1. */
function placed(part: string | number): string {
  return typeof part === 'number' ? String(part + 1) : quoted(part);
}

function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
