/** Changes the edition, difficulty or saga of a table until its game begins. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import type { Options } from '../../core/game.ts';
import { optionOfCampaigns, RULES, ruleStates, unusualOptions } from '../../core/options.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { Change } from '../model/change.ts';
import { type NewJob, noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Table, UserId } from '../model/table.ts';
import { notALobby } from './not-a-lobby.ts';

/** Whether a campaign decides the rules: at its own tables, and if the game has options that only campaigns set. */
export function isOfCampaign({ game }: GameEntry, { campaignId, options }: Table): boolean {
  const unusual = unusualOptions(game.options, options);
  return campaignId !== undefined || optionOfCampaigns(game.options, unusual) !== undefined;
}

/** Returns an empty list if a campaign decides, or if the game has only one rules version. */
export function rulesToChoose(entry: GameEntry, table: Table): readonly string[] {
  const isOpen = table.status === 'lobby' && !isOfCampaign(entry, table);
  const states = isOpen ? ruleStates(entry.game.options) : [];
  return states.length > 1 ? states : [];
}

/** The person who changes the options, and the corrections from the server's box file. The caller has checked the permission. */
export interface Wish {
  readonly by: UserId;
  readonly corrections: unknown;
}

export function setRules(
  entry: GameEntry,
  table: Table,
  rules: string,
  { by, corrections }: Wish,
  now: Date,
): Change | TableRefused {
  const settled = settledRefusal(entry, table);
  if (settled !== null) return settled;
  if (!rulesToChoose(entry, table).includes(rules)) return tableRefuses('bad-option', { option: RULES });
  if (table.options[RULES] === rules) return tableRefuses('rules-already');
  const chosen = { key: 'table.rules', with: { user: by, rules: entry.presenter.optionValue(RULES, rules) } };
  return withOptions(entry, table, { [RULES]: rules }, corrections, noticeJob(chosen, by, now));
}

/**
 * The refusal if rules and difficulty are fixed, because the game has begun or a campaign decides. Null if they can still be
 * chosen.
 */
function settledRefusal(entry: GameEntry, table: Table): TableRefused | null {
  if (table.status !== 'lobby') return notALobby(table);
  return isOfCampaign(entry, table) ? tableRefuses('rules-of-campaign') : null;
}

/** The names of the difficulties that this table can have, easiest first. */
export function difficultiesToChoose(entry: GameEntry, table: Table): readonly string[] {
  if (table.status !== 'lobby' || isOfCampaign(entry, table)) return [];
  return Object.entries(entry.difficulties).flatMap(([name, options]) =>
    entry.game.validateOptions({ ...table.options, ...options }) === null ? [name] : [],
  );
}

export function setDifficulty(
  entry: GameEntry,
  table: Table,
  name: string,
  { by, corrections }: Wish,
  now: Date,
): Change | TableRefused {
  const settled = settledRefusal(entry, table);
  if (settled !== null) return settled;
  const options = entry.difficulties[name];
  if (options === undefined || !difficultiesToChoose(entry, table).includes(name))
    return tableRefuses('no-difficulty');
  if (difficultyOf(entry, table) === name) return tableRefuses('rules-already');
  const chosen = { key: 'table.difficulty', with: { user: by, difficulty: difficultyPhrase(entry, name) } };
  return withOptions(entry, table, options, corrections, noticeJob(chosen, by, now));
}

/** The name of the table's difficulty; null for a custom combination. */
export function difficultyOf({ difficulties }: GameEntry, { options }: Table): string | null {
  const isChosen = (wanted: Options) =>
    Object.entries(wanted).every(([option, value]) => isDeepStrictEqual(options[option], value));
  return Object.entries(difficulties).find(([, wanted]) => isChosen(wanted))?.[0] ?? null;
}

/** The names shown for the difficulties, easiest first. */
const LADDER: readonly Phrase[] = [
  { key: 'lobby.difficulty.first' },
  { key: 'lobby.difficulty.normal' },
  { key: 'lobby.difficulty.hard' },
  { key: 'lobby.difficulty.heroic' },
];

export function difficultyPhrase({ difficulties }: GameEntry, name: string): Phrase {
  const step = LADDER[Object.keys(difficulties).indexOf(name)];
  if (step === undefined) throw new RangeError(`no word for the difficulty ${name}`);
  return step;
}

export interface NamedDifficulty {
  readonly name: string;
  readonly options: Options;
  readonly phrase: Phrase;
}

/** The difficulties of a game, or else its rules versions, which make it easier or harder. Empty if there is only one. */
export function difficultiesOf(entry: GameEntry): readonly NamedDifficulty[] {
  const named = Object.entries(entry.difficulties).map(([name, options]) => ({
    name,
    options,
    phrase: difficultyPhrase(entry, name),
  }));
  if (named.length > 0) return named;
  const states = ruleStates(entry.game.options);
  return (states.length > 1 ? states : []).map((name) => ({
    name,
    options: { [RULES]: name },
    phrase: entry.presenter.optionValue(RULES, name),
  }));
}

/** The printed values come from the new options; seats stay as they are, since all rules of a game have the same roles. */
export function withOptions(
  { game }: GameEntry,
  table: Table,
  changed: Options,
  corrections: unknown,
  notice: NewJob,
): Change | TableRefused {
  const options = { ...table.options, ...changed };
  const refusal = game.validateOptions(options);
  if (refusal !== null) return { ok: false, by: 'game', gameId: game.id, refusal };
  return {
    ok: true,
    table: { ...table, options, box: game.box(options, corrections) },
    jobs: [{ job: { kind: 'lobby' }, dueAt: notice.dueAt }, notice],
  };
}
