/** Turns the typed options of a slash command into the legal answers that agree with them. */
import type { Alternative, Request, Value } from '../../core/requests/request.ts';
import { cut, LIMITS } from '../messages/pieces/parts.ts';
import { alternativesOf, answersOf, type MenuAnswer, type Words } from '../messages/questions/answers.ts';

/** The typed texts by option name; any option may be missing. */
export type Typed = ReadonlyMap<string, string>;

/** The option that chooses between the alternatives of a verb. */
export const WAY = 'what';

/** Far more answers than any verb has, except a distribution among six gods, which is entered in a form. */
const MAX_ANSWERS = 20_000;

/** Every legal answer under these verbs that agrees with what was typed. */
export function answersTyped(
  request: Request,
  verbs: readonly string[],
  typed: Typed,
): readonly MenuAnswer[] {
  const alternatives = verbs.flatMap((verb) => alternativesOf(request, verb));
  const way = typed.get(WAY);
  const ways = alternatives.filter(({ id }) => way === undefined || id === way);
  return answersOf(request, ways, MAX_ANSWERS).filter(({ alternative, values }) =>
    [...typed].every(([option, text]) => option === WAY || agrees(values[option], text, alternative)),
  );
}

/**
 * Whether the text agrees with the value. For an option that the alternative lacks, only an empty text, zero or the verb agrees.
 */
function agrees(value: Value | undefined, text: string, { verb }: Alternative): boolean {
  const read = text.trim().toLowerCase();
  return value === undefined ? ['', '0', verb].includes(read) : String(value) === read;
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
  /** Additional words by which people can find this suggestion. */
  readonly also?: string;
}

/** The values the person can still type into one option, given the other typed options, with the odds. */
export function suggestionsFor(
  option: string,
  request: Request,
  verbs: readonly string[],
  typed: Typed,
  { presenter, view, translate }: Words,
): readonly Suggestion[] {
  const others = new Map([...typed].filter(([name]) => name !== option));
  const found = new Map<string, string>();
  for (const { alternative, values } of answersTyped(request, verbs, others)) {
    const value = option === WAY ? alternative.id : values[option];
    if (value === undefined || found.has(String(value))) continue;
    const label =
      option === WAY
        ? presenter.alternative(alternative, view)
        : presenter.value(alternative, option, value, chosenSoFar(alternative, others), view);
    found.set(String(value), translate(label));
  }
  return matching(
    [...found].map(([value, name]) => ({ name, value })),
    typed.get(option) ?? '',
  );
}

/** The fields typed so far; odds may depend on them. */
function chosenSoFar(alternative: Alternative, typed: Typed): { readonly [field: string]: Value } {
  return Object.fromEntries(
    Object.entries(alternative.fields).flatMap(([name, field]) => {
      const text = typed.get(name);
      if (text === undefined || text === '') return [];
      return [[name, field.kind === 'number' ? Number(text) : text.toLowerCase()]];
    }),
  );
}

/** The suggestions that contain every typed word. */
export function matching(suggestions: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return suggestions
    .filter(({ name, value, also = '' }) =>
      words.every((word) => `${name} ${value} ${also}`.toLowerCase().includes(word)),
    )
    .slice(0, LIMITS.choices)
    .map(({ name, value }) => ({ name: cut(name, LIMITS.optionLabel), value }));
}
