/** The keys that the games build from names. */
import type { Catalogue } from '../../../src/core/catalogue.ts';
import type { Game } from '../../../src/core/game.ts';
import type { Field } from '../../../src/core/requests/request.ts';
import type { KeyFamilies } from '../../../src/core/samples.ts';

export async function familiesOf(catalogue: Catalogue): Promise<KeyFamilies> {
  const ofEach = await Promise.all(
    [...catalogue.values()].map(async ({ game, samples }) => ({
      ...(await samples()).keys,
      ...optionsOf(game),
    })),
  );
  return Object.assign({}, ...ofEach) as KeyFamilies;
}

/** Each option has a key, and so does each of its named values. */
function optionsOf({ id, options }: Game<unknown, unknown>): KeyFamilies {
  const named = Object.entries(options).flatMap(([option, { fields }]) => [
    option,
    ...fields.flatMap((field) => namedValues(field).map((value) => `${option}.${value}`)),
  ]);
  return named.length === 0 ? {} : { [`${id}.option.*`]: [named] };
}

function namedValues(field: Field): readonly string[] {
  if (field.kind === 'yes') return ['true', 'false'];
  return field.kind === 'one' ? field.of : [];
}
