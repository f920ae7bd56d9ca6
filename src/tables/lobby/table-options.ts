/**
 * The host's choices for a table until its game begins: the game's options, and the way and the language in which it is played.
 */
import { type GameEntry, hasAdvice } from '../../core/catalogue.ts';
import { optionsToChoose, RULES } from '../../core/options.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import { type Seed, tableSeedFrom } from '../../core/random.ts';
import { valuesOf } from '../../core/requests/answer.ts';
import type { Value } from '../../core/requests/request.ts';
import { LANGUAGES } from '../../words/languages.ts';
import type { Change } from '../model/change.ts';
import { type NewJob, noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { seatKey, seatNamed } from '../model/seat-key.ts';
import { DEADLINES, NEVER } from '../model/settings.ts';
import { ADVICE_SETTINGS, PASSINGS, type Table, USUAL_ADVICE } from '../model/table.ts';
import { seatName } from '../turns/seat-words.ts';
import { keepsSeats } from './kept-seats.ts';
import { notALobby } from './not-a-lobby.ts';
import { isOfCampaign, type Wish, withOptions } from './rules.ts';
import { inOrder } from './seat-order.ts';
import { isSeed, MAX_SEED_LENGTH } from './seed.ts';

/** The options of a table, besides those of its game. The seed is typed, the others are chosen; `first` is the seat that begins. */
export const TABLE_OPTIONS = [
  'first',
  'passing',
  'deadline',
  'advice',
  'language',
  'casual',
  'seed',
] as const;
export type TableOption = (typeof TABLE_OPTIONS)[number];

function isTableOption(option: string): option is TableOption {
  return TABLE_OPTIONS.some((each) => each === option);
}

/** The game's own options come first. Options that would have no effect at this table are left out. */
export function optionsOfLobby(entry: GameEntry, table: Table): readonly string[] {
  if (table.status !== 'lobby') return [];
  const ofGame = isOfCampaign(entry, table) ? [] : optionsToChoose(entry.game.options);
  return [...ofGame, ...TABLE_OPTIONS.filter((option) => hasEffect(option, entry, table))];
}

/**
 * A campaign decides what is played, and a repeated game keeps its seats and cards. If one person both hosts and plays, no one else
 * may act for them.
 */
function hasEffect(option: TableOption, entry: GameEntry, table: Table): boolean {
  switch (option) {
    case 'first':
      return !keepsSeats(table) && table.seats.length > 1;
    case 'passing':
      return entry.game.passesAfterPause === true;
    case 'deadline':
      return entry.game.seats.max > 1 || !table.seats.some(({ userId }) => userId === table.hostId);
    case 'advice':
      return hasAdvice(entry);
    case 'seed':
      return !(keepsSeats(table) || isOfCampaign(entry, table));
    case 'language':
    case 'casual':
      return true;
  }
}

/** The values that can be chosen, as texts; empty for the seed. */
export function valuesToChoose(entry: GameEntry, table: Table, option: string): readonly string[] {
  if (!isTableOption(option)) return valuesInGame(entry, option).map(String);
  switch (option) {
    case 'first':
      return table.seats.map(seatKey);
    case 'passing':
      return PASSINGS;
    case 'deadline':
      return DEADLINES.map(String);
    case 'advice':
      return ADVICE_SETTINGS;
    case 'language':
      return LANGUAGES;
    case 'casual':
      return ['false', 'true'];
    case 'seed':
      return [];
  }
}

function valuesInGame({ game }: GameEntry, option: string): readonly Value[] {
  const [field] = game.options[option]?.fields ?? [];
  return field === undefined || !optionsToChoose(game.options).includes(option) ? [] : [...valuesOf(field)];
}

/** The current choice, as a text; empty for a seed that wasn't typed. */
export function valueNow({ seats, ...table }: Table, option: string): string {
  if (!isTableOption(option)) return String(table.options[option] ?? '');
  switch (option) {
    case 'first':
      return seats[0] === undefined ? '' : seatKey(seats[0], 0);
    case 'passing':
      return table.passing;
    case 'deadline':
      return String(table.overdueAfter ?? NEVER);
    case 'advice':
      return table.advice;
    case 'language':
      return table.language;
    case 'casual':
      return String(table.isCasual);
    case 'seed':
      return table.isChallenge ? table.seed : '';
  }
}

/** Returns null for a language, which each reader sees under its own name, and for a seed. */
export function valuePhrase(entry: GameEntry, table: Table, option: string, value: string): Phrase | null {
  if (!isTableOption(option)) {
    const known = valuesInGame(entry, option).find((each) => String(each) === value);
    return known === undefined ? null : entry.presenter.optionValue(option, known);
  }
  const hours = Number(value);
  switch (option) {
    case 'first': {
      const at = seatNamed(table, value);
      return at === null ? null : seatName(entry, table, at);
    }
    case 'deadline':
      return hours === NEVER
        ? { key: 'choice.deadline-never' }
        : { key: 'choice.deadline', with: { hours, days: hours / 24 } };
    case 'passing':
      return { key: `choice.passing-${value}` };
    case 'advice':
      return { key: `choice.advice-${value}` };
    case 'casual':
      return { key: value === 'true' ? 'lobby.yes' : 'lobby.no' };
    case 'language':
    case 'seed':
      return null;
  }
}

const NAMES: Readonly<Record<TableOption, Phrase>> = {
  first: { key: 'lobby.option-first' },
  passing: { key: 'lobby.option-passing' },
  deadline: { key: 'lobby.option-deadline' },
  advice: { key: 'lobby.option-advice' },
  language: { key: 'lobby.option-language' },
  casual: { key: 'lobby.option-casual' },
  seed: { key: 'lobby.option-seed' },
};

export function optionPhrase({ presenter }: GameEntry, option: string): Phrase {
  return isTableOption(option) ? NAMES[option] : presenter.option(option);
}

/** `newSeed` replaces a seed that players know. */
export interface OptionWish extends Wish {
  readonly newSeed: Seed;
}

/** The caller has checked the permission. An empty text for the seed means a random one. */
export function setOption(
  entry: GameEntry,
  table: Table,
  { option, value }: { readonly option: string; readonly value: string },
  wish: OptionWish,
  now: Date,
): Change | TableRefused {
  if (table.status !== 'lobby') return notALobby(table);
  if (!optionsOfLobby(entry, table).includes(option))
    return tableRefuses(isOfCampaign(entry, table) ? 'rules-of-campaign' : 'option-not-here');
  if (option === 'seed') return withSeed(table, value, wish, now);
  if (!valuesToChoose(entry, table, option).includes(value)) return tableRefuses('bad-option', { option });
  if (valueNow(table, option) === value) return tableRefuses('option-already');
  const announcement = notice(entry, table, option, value, wish, now);
  if (!isTableOption(option)) {
    const chosen = valuesInGame(entry, option).find((each) => String(each) === value);
    return withOptions(entry, table, { [option]: chosen ?? value }, wish.corrections, announcement);
  }
  const changed = withTableOption(table, option, value);
  if (changed === null) return tableRefuses('bad-option', { option });
  const isHeard = option !== 'language';
  return { ok: true, table: changed, jobs: [lobby(now), ...(isHeard ? [announcement] : [])] };
}

function notice(
  entry: GameEntry,
  table: Table,
  option: string,
  value: string,
  { by }: Wish,
  now: Date,
): NewJob {
  const announcement = valuePhrase(entry, table, option, value) ?? value;
  if (option === RULES)
    return noticeJob({ key: 'table.rules', with: { user: by, rules: announcement } }, by, now);
  const about = { user: by, option: optionPhrase(entry, option), value: announcement };
  return noticeJob({ key: 'table.option', with: about }, by, now);
}

function lobby(dueAt: Date): NewJob {
  return { job: { kind: 'lobby' }, dueAt };
}

/** Returns null for a value the option doesn't have, or for a seed, which is typed. */
function withTableOption(table: Table, option: TableOption, value: string): Table | null {
  switch (option) {
    case 'first': {
      const ordered = inOrder(table, [value]);
      return ordered.ok ? { ...table, seats: ordered.seats } : null;
    }
    case 'passing': {
      const passing = PASSINGS.find((each) => each === value);
      return passing === undefined ? null : { ...table, passing };
    }
    case 'deadline': {
      const hours = Number(value);
      return { ...table, overdueAfter: hours === NEVER ? null : hours };
    }
    case 'advice': {
      const advice = ADVICE_SETTINGS.find((each) => each === value);
      return advice === undefined ? null : { ...table, advice };
    }
    case 'language': {
      const language = LANGUAGES.find((each) => each === value);
      return language === undefined ? null : { ...table, language };
    }
    case 'casual':
      return { ...table, isCasual: value === 'true' };
    case 'seed':
      return null;
  }
}

/** A table whose seed is known is a challenge, in which there's no advice unless the host allows it again. */
function withSeed(
  table: Table,
  typed: string,
  { by, newSeed }: OptionWish,
  now: Date,
): Change | TableRefused {
  const isKnown = typed !== '';
  const seed = isKnown ? tableSeedFrom(typed) : newSeed;
  if (!isSeed(seed)) return tableRefuses('bad-seed', { most: MAX_SEED_LENGTH });
  if (isKnown ? table.isChallenge && table.seed === seed : !table.isChallenge)
    return tableRefuses('option-already');
  const key = isKnown ? 'table.seed-typed' : 'table.seed-drawn';
  const changed: Table = { ...table, seed, isChallenge: isKnown, advice: isKnown ? 'off' : USUAL_ADVICE };
  return {
    ok: true,
    table: changed,
    jobs: [lobby(now), noticeJob({ key, with: { user: by } }, by, now)],
  };
}
