/** Describes format errors in a box file, in sentences that list the valid values. */
import { z } from 'zod';
import type { BoxFault } from '../core/box.ts';
import type { Phrase } from '../core/presentation/phrase.ts';
import { withCodes } from './invisible.ts';

type Issue = z.core.$ZodIssue;

const MAX_QUOTE_LENGTH = 40;

/**
 * Quotes a value from the file for a sentence about it, truncated if it is long. Numbers are written by `String`: one as large as
 * 1e309 has become infinite, and JSON would write null.
 */
export function quoted(value: unknown): string {
  const [...written] = withCodes(typeof value === 'number' ? String(value) : JSON.stringify(value));
  return written.length <= MAX_QUOTE_LENGTH
    ? written.join('')
    : `${written.slice(0, MAX_QUOTE_LENGTH - 1).join('')}…`;
}

/** Quotes several values from a file. The sentence that contains them joins them into a list. */
export function listed(values: readonly unknown[]): readonly Phrase[] {
  return values.map((value) => ({ key: 'form.quoted', with: { written: quoted(value) } }));
}

/** Returns an empty list if the file has the right format. */
export function faultsOfForm(form: z.ZodType, file: unknown): readonly BoxFault[] {
  const read = form.safeParse(file, { reportInput: true });
  return read.success ? [] : read.error.issues.flatMap((issue) => faultsOf(issue, form));
}

function faultsOf(issue: Issue, form: z.ZodType): readonly BoxFault[] {
  const at = issue.path as (string | number)[];
  if (issue.code === 'unrecognized_keys') {
    const known = listed(fieldsOf(form, at));
    return issue.keys.map((key) => ({
      at: [...at, key],
      phrase: { key: issue.message, with: { found: quoted(key), known } },
    }));
  }
  if (issue.input === undefined)
    return [{ at, phrase: { key: 'form.missing', with: { field: quoted(at.at(-1)) } } }];
  const known = listed(issue.code === 'invalid_value' ? likest(issue.values, issue.input) : []);
  return [{ at, phrase: { key: issue.message, with: { found: quoted(issue.input), known } } }];
}

/**
 * The known values with the same first word as the unknown one, such as "blocks helheim" for "blocks hel"; all known values if
 * there are none.
 */
function likest(known: readonly unknown[], found: unknown): readonly unknown[] {
  const beginning = typeof found === 'string' ? found.split(' ')[0] : undefined;
  const alike = known.filter((word) => typeof word === 'string' && word.split(' ')[0] === beginning);
  return alike.length > 0 ? alike : known;
}

interface Part {
  readonly items?: Part;
  /** The path to a part that is defined once in the schema, and used by any number of fields. */
  readonly $ref?: string;
  readonly $defs?: { readonly [id: string]: Part };
  readonly properties?: { readonly [field: string]: Part };
}

/** The fields that the schema allows in place of an unknown one. */
function fieldsOf(form: z.ZodType, at: readonly (string | number)[]): readonly string[] {
  const whole = z.toJSONSchema(form, { io: 'input' }) as Part;
  const part = at.reduce<Part | undefined>(
    (outer, field) => resolved(whole, typeof field === 'number' ? outer?.items : outer?.properties?.[field]),
    whole,
  );
  return Object.keys(part?.properties ?? {});
}

const DEFINITIONS = '#/$defs/';

function resolved({ $defs }: Part, part: Part | undefined): Part | undefined {
  return part?.$ref === undefined ? part : $defs?.[part.$ref.slice(DEFINITIONS.length)];
}
