/** Validates and completes the options of a table, and finds the house rules among them. */
import type { OptionSpec, Options } from './game.ts';
import { fits } from './requests/answer.ts';
import type { Field, Value } from './requests/request.ts';
import { type Refused, refused } from './result.ts';

/** The name of the option for the rules version, in every game that has one. */
export const RULES = 'rules';

type ValueOf<Kind extends Field> = Kind extends { readonly kind: 'one'; readonly of: readonly (infer Name)[] }
  ? Name
  : Kind extends { readonly kind: 'some' | 'order'; readonly of: readonly (infer Name)[] }
    ? readonly Name[]
    : Kind extends { readonly kind: 'share'; readonly among: readonly (infer Name extends string)[] }
      ? { readonly [Each in Name]?: number }
      : Kind extends { readonly kind: 'number' }
        ? number
        : boolean;

/** The type of a game's validated options, derived from their fields. */
export type OptionsOf<Specs extends { readonly [option: string]: OptionSpec }> = {
  readonly [Option in keyof Specs]: ValueOf<Specs[Option]['fields'][number]>;
};

export type Chosen = { readonly ok: true; readonly options: Options } | Refused;

export function chooseOptions(
  specs: { readonly [option: string]: OptionSpec },
  given: { readonly [option: string]: unknown },
): Chosen {
  const unknown = Object.keys(given).find((option) => !Object.hasOwn(specs, option));
  if (unknown !== undefined) return refused({ code: 'unknown-option', option: unknown });
  const options: Record<string, Value> = {};
  for (const [option, spec] of Object.entries(specs)) {
    const value = given[option] ?? spec.byDefault;
    if (!spec.fields.some((field) => fits(field, value))) return refused({ code: 'bad-option', option });
    options[option] = value as Value;
  }
  return { ok: true, options };
}

/** The options that people choose when they open a table. */
export function optionsToChoose(specs: { readonly [option: string]: OptionSpec }): readonly string[] {
  return Object.keys(specs).filter((option) => specs[option]?.byTable !== true);
}

/** The rules versions of a game, in the game's own order; empty if there's only one. */
export function ruleStates(specs: { readonly [option: string]: OptionSpec }): readonly string[] {
  const fields = specs[RULES]?.fields ?? [];
  return fields.flatMap((field) => (field.kind === 'one' ? field.of : []));
}

/** The first of the given options that only a campaign may set; undefined if there isn't one. */
export function optionOfCampaigns(
  specs: { readonly [option: string]: OptionSpec },
  given: { readonly [option: string]: unknown },
): string | undefined {
  return Object.keys(given).find((option) => Object.hasOwn(specs, option) && specs[option]?.byTable === true);
}

/** The given options whose values differ from the default. */
export function unusualOptions(specs: { readonly [option: string]: OptionSpec }, options: Options): Options {
  const unusual = Object.entries(options).filter(([option, value]) => {
    const spec = specs[option];
    return spec === undefined || !isSame(value, spec.byDefault);
  });
  return Object.fromEntries(unusual);
}

/** The house rules of a table with these options. If a table is older than a house rule, it doesn't use that rule. */
export function houseRulesIn(specs: { readonly [option: string]: OptionSpec }, options: Options): Options {
  const played = Object.entries(specs).flatMap(([option, { isHouseRule, byDefault }]) => {
    const value = options[option] ?? byDefault;
    return isHouseRule === true && !isSame(value, byDefault) ? [[option, value] as const] : [];
  });
  return Object.fromEntries(played);
}

function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Finds the game if a person gave options without naming a game: the one that accepts the most of these options. Several equally
 * good games are returned in their given order.
 */
export function takingMost<Game, Given>(
  games: readonly Game[],
  given: readonly Given[],
  takes: (game: Game, each: Given) => boolean,
): readonly Game[] {
  const taken = games.map((game) => given.filter((each) => takes(game, each)).length);
  const most = Math.max(...taken);
  return games.filter((_, at) => taken[at] === most);
}
