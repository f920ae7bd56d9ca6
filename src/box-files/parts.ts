/** The schema parts of all box files. A schema's message is the key of the sentence about an invalid value. */
import { z } from 'zod';

/** An object with these fields and no others. `unknown` is the key of the sentence about an unknown field. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape, unknown = 'form.unknown-field') {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? unknown : 'form.no-object'),
  });
}

/** An optional field of the same kind for each name. */
export function each<const Name extends string, Kind extends z.ZodType>(names: readonly Name[], kind: Kind) {
  const field = kind.optional();
  return Object.fromEntries(names.map((name) => [name, field])) as Record<Name, typeof field>;
}

export function listOf<Kind extends z.ZodType>(kind: Kind) {
  return z.array(kind, 'form.no-list');
}

export function areDifferent(items: readonly unknown[]): boolean {
  return new Set(items).size === items.length;
}

/** The first fields of every box file: its schema, and its game. */
export function beginning<const Id extends string>(game: Id) {
  return {
    $schema: z.string('form.no-text').describe('form.about.schema').optional(),
    game: z.literal(game, OTHER_GAME).describe('form.about.game'),
  };
}

export const OTHER_GAME = 'form.other-game';
