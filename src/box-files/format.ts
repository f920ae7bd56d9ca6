/** Builds the format of a game's box file from the game's definition of it. */
import { z } from 'zod';
import type { BoxFault, BoxFileFormat } from '../core/box.ts';
import type { Json } from '../core/json.ts';
import type { Translate } from '../core/presentation/phrase.ts';
import { faultsOfForm } from './faults.ts';
import { OTHER_GAME } from './parts.ts';

const MAX_FAULTS = 10;

export interface BoxFileOf<Form extends z.ZodType, Corrections> {
  /** The schema of every field; its messages and descriptions are keys. */
  readonly form: Form;
  readonly drafts: BoxFileFormat['drafts'];
  /** Contradictions in the file, if its format is right. */
  contradictionsIn(file: unknown): readonly BoxFault[];
  /** The corrections in a file without errors. */
  correctionsIn(file: z.output<Form>): Corrections;
}

export function formatOf<Form extends z.ZodType, Corrections>(
  of: BoxFileOf<Form, Corrections>,
): BoxFileFormat<Corrections> {
  return {
    schema: (translate) => inWords(z.toJSONSchema(of.form, { io: 'input' }) as Json, translate),
    drafts: of.drafts,
    read(file) {
      const faults = independent([...faultsOfForm(of.form, file), ...of.contradictionsIn(file)]);
      return faults.length > 0
        ? { ok: false, faults }
        : { ok: true, corrections: of.correctionsIn(of.form.parse(file)) };
    },
  };
}

/** Replaces the schema's descriptions, which are keys, with text. */
function inWords(schema: Json, translate: Translate): Json {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((part: Json) => inWords(part, translate));
  return Object.fromEntries(
    Object.entries(schema).map(([field, part]) => [
      field,
      field === 'description' && typeof part === 'string'
        ? translate({ key: part })
        : inWords(part, translate),
    ]),
  );
}

/**
 * Keeps only one error per place, because further ones may be consequences of it. If the file is for another game, keeps only
 * that error.
 */
function independent(faults: readonly BoxFault[]): readonly BoxFault[] {
  const otherGame = faults.filter(({ phrase }) => phrase.key === OTHER_GAME);
  if (otherGame.length > 0) return otherGame;
  const byPlace = new Map(faults.toReversed().map((fault) => [JSON.stringify(fault.at), fault]));
  return [...byPlace.values()].toReversed().slice(0, MAX_FAULTS);
}
