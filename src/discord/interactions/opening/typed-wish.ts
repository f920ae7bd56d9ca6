/** Everything that a person typed for a new table except its game, kept in the id of a button until they have chosen the game. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { OptionSpec } from '../../../core/game.ts';
import type { Translate } from '../../../core/presentation/phrase.ts';
import { difficultiesOf, type NamedDifficulty } from '../../../tables/lobby/rules.ts';
import { DEADLINES, TABLE_PLACES, type TablePlace } from '../../../tables/model/settings.ts';
import {
  ADVICE_SETTINGS,
  type AdviceSetting,
  PASSINGS,
  type Passing,
  type UserId,
} from '../../../tables/model/table.ts';
import type { Language } from '../../../words/languages.ts';
import { languages } from '../../../words/locales.ts';
import { valueTyped } from '../../messages/questions/typed-value.ts';
import { USUAL, type Wish } from './opening.ts';

/** Omitted options are null. */
export interface TypedWish {
  readonly role: string | null;
  /** The difficulty, by its key or its name in the person's language. */
  readonly difficulty: string | null;
  /** The person to invite. */
  readonly with: UserId | null;
  readonly where: TablePlace | null;
  readonly passing: Passing | null;
  readonly isCasual: boolean | null;
  readonly advice: AdviceSetting | null;
  readonly deadlineHours: number | null;
  readonly language: Language | null;
  readonly seed: string | null;
  /** The text typed for each game option. */
  readonly options: { readonly [option: string]: string };
}

/** Interprets the options for that game. A value that the game can't read is kept as typed, and later refused with a reason. */
export function wishFor(
  gameId: string,
  entry: GameEntry | undefined,
  typed: TypedWish,
  translate: Translate,
): Wish {
  const { role, where, deadlineHours, language, seed, advice, difficulty } = typed;
  const specs: { readonly [option: string]: OptionSpec } = entry?.game.options ?? {};
  const options = Object.entries(typed.options).map(([option, text]) => {
    const spec = specs[option];
    return [option, (spec === undefined ? undefined : valueTyped(spec, text)) ?? text] as const;
  });
  const isHard = entry !== undefined && difficulty !== null;
  const byDifficulty = isHard ? difficultyMeant(entry, difficulty, translate)?.options : {};
  return {
    gameId,
    role,
    where,
    deadlineHours,
    language,
    options: { ...byDifficulty, ...Object.fromEntries(options) },
    ...(typed.with === null ? {} : { invites: typed.with }),
    passing: typed.passing ?? USUAL.passing,
    isCasual: typed.isCasual ?? USUAL.isCasual,
    ...(seed === null ? {} : { seed }),
    ...(advice === null ? {} : { advice }),
  };
}

/**
 * The difficulty that was chosen by its key, or typed by its name in the person's language; null if the game has no such
 * difficulty.
 */
export function difficultyMeant(
  entry: GameEntry,
  text: string,
  translate: Translate,
): NamedDifficulty | null {
  const typed = text.trim().toLowerCase();
  const isMeant = ({ name, phrase }: NamedDifficulty) =>
    name === typed || translate(phrase).toLowerCase() === typed;
  return difficultiesOf(entry).find(isMeant) ?? null;
}

/** Ids on posted messages stay readable: a used letter never changes its meaning. */
const LETTERS = {
  role: 'r',
  difficulty: 'h',
  with: 'u',
  where: 'w',
  passing: 'p',
  isCasual: 'c',
  advice: 'a',
  deadlineHours: 'd',
  language: 'l',
  seed: 's',
} as const satisfies { readonly [Part in Exclude<keyof TypedWish, 'options'>]: string };
const OPTION = 'o';
const BETWEEN = ';';
/** Custom ids use these as separators. */
const FORBIDDEN = /[;|]/;

/** The typed options as text for a button's id. Empty if nothing was typed; null if they don't fit in an id. */
export function wishCode(typed: TypedWish): string | null {
  const parts = Object.entries(LETTERS).flatMap(([part, letter]) => {
    const value = typed[part as keyof typeof LETTERS];
    return value === null ? [] : [`${letter}${value}`];
  });
  const options = Object.entries(typed.options).map(([option, text]) => `${OPTION}${option}=${text}`);
  const all = [...parts, ...options];
  return all.some((part) => FORBIDDEN.test(part)) ? null : all.join(BETWEEN);
}

/** Returns null for a text that the bot did not write. */
export function wishIn(code: string): TypedWish | null {
  const parts = code === '' ? [] : code.split(BETWEEN);
  const textOf = (letter: string) => parts.find((part) => part.startsWith(letter))?.slice(1) ?? null;
  const among = <Value>(letter: string, known: readonly Value[]) =>
    known.find((each) => String(each) === textOf(letter)) ?? null;
  const options = parts.flatMap((part) => {
    const at = part.indexOf('=');
    return part.startsWith(OPTION) && at > 0 ? [[part.slice(1, at), part.slice(at + 1)] as const] : [];
  });
  const typed: TypedWish = {
    role: textOf(LETTERS.role),
    difficulty: textOf(LETTERS.difficulty),
    with: textOf(LETTERS.with) as UserId | null,
    where: among(LETTERS.where, TABLE_PLACES),
    passing: among(LETTERS.passing, PASSINGS),
    isCasual: among(LETTERS.isCasual, [true, false]),
    advice: among(LETTERS.advice, ADVICE_SETTINGS),
    deadlineHours: among(LETTERS.deadlineHours, DEADLINES),
    language: among(LETTERS.language, languages()),
    seed: textOf(LETTERS.seed),
    options: Object.fromEntries(options),
  };
  return wishCode(typed) === code ? typed : null;
}
