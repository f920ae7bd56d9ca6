/** What is wrong with a box file, as sentences that name what could stand there instead. */
import { z } from 'zod';
import type { BoxFault } from '../../../core/box.ts';
import type { Saying } from '../../../core/face.ts';
import { type OuterRealm, TRACKS } from '../components.ts';
import { BOX_FILE, TOKENS } from './box-file-form.ts';
import { HOUSE_BOX } from './house-box.ts';

type Issue = z.core.$ZodIssue;

const LONGEST_QUOTE = 40;

/** What somebody wrote, as they wrote it, in so few characters that it fits into a sentence. */
function quoted(value: unknown): string {
  const [...written] = JSON.stringify(value);
  return written.length <= LONGEST_QUOTE
    ? written.join('')
    : `${written.slice(0, LONGEST_QUOTE - 1).join('')}…`;
}

/** Several words of a file, for a sentence to list. */
function listed(values: readonly unknown[]): readonly Saying[] {
  return values.map((value) => ({ key: 'micromidgard.box.quoted', with: { written: quoted(value) } }));
}

/** What is wrong with the form of the file; nothing where it has the right one. */
export function faultsOfForm(file: unknown): readonly BoxFault[] {
  const read = BOX_FILE.safeParse(file, { reportInput: true });
  return read.success ? [] : read.error.issues.flatMap(faultsOf);
}

/** Each schema's message is the key of the sentence about whatever does not fit it. */
function faultsOf(issue: Issue): readonly BoxFault[] {
  const at = issue.path as (string | number)[];
  if (issue.code === 'unrecognized_keys') {
    const known = listed(fieldsOf(at));
    return issue.keys.map((key) => ({
      at: [...at, key],
      saying: { key: issue.message, with: { found: quoted(key), known } },
    }));
  }
  if (issue.input === undefined)
    return [{ at, saying: { key: 'micromidgard.box.missing', with: { field: quoted(at.at(-1)) } } }];
  const known = listed(issue.code === 'invalid_value' ? issue.values : []);
  return [{ at, saying: { key: issue.message, with: { found: quoted(issue.input), known } } }];
}

interface Part {
  readonly properties?: { readonly [field: string]: Part };
}

const WHOLE = z.toJSONSchema(BOX_FILE, { io: 'input' }) as Part;

/** The fields that the part of a file has in which a field was found that it does not have. */
function fieldsOf(at: readonly (string | number)[]): readonly string[] {
  const part = at.reduce<Part | undefined>((outer, field) => outer?.properties?.[field], WHOLE);
  return Object.keys(part?.properties ?? {});
}

const WITH_TOKENS = z.object({ tokens: TOKENS });

/** Every outer Realm is on one side of one token, so no other token may show it. [M-106] */
export function realmsOnTwoTokens(file: unknown): readonly BoxFault[] {
  const read = WITH_TOKENS.safeParse(file);
  if (!read.success) return [];
  const { tokens } = read.data;
  const sides = TRACKS.flatMap((track) =>
    (tokens[track] ?? HOUSE_BOX.tokens[track]).map((realm, side) => ({ track, realm, side })),
  );
  const isTwice = (realm: OuterRealm) => sides.filter((each) => each.realm === realm).length > 1;
  return sides
    .filter(({ track, realm }) => tokens[track] !== undefined && isTwice(realm))
    .map(({ track, realm, side }) => ({
      at: ['tokens', track, side],
      saying: { key: 'micromidgard.box.realm-twice', with: { found: quoted(realm) } },
    }));
}
