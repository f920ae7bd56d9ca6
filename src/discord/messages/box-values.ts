/** Which values of a game are read off a server's box and which are the house's own, edition by edition. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import type { Options } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import type { Saying } from '../../core/presenter.ts';
import type { Table } from '../../tables/model/table.ts';

export interface BoxValues {
  /** Some value is another than the house's, or confirmed. */
  readonly isFromBox: boolean;
  /** The names of house values that the box file took the place of. */
  readonly fromBox: readonly Saying[];
  readonly house: readonly Saying[];
}

export interface EditionValues {
  /** The editions of which this holds; the game itself where it has only one. */
  readonly editions: readonly Saying[];
  readonly values: BoxValues;
}

function compared({ game, presenter }: GameEntry, options: Options, box: Json): BoxValues {
  const ours = game.box(options, null);
  const house = presenter.houseValues(box);
  const isHouse = (value: Saying) => house.some((other) => isDeepStrictEqual(other, value));
  return {
    isFromBox: !isDeepStrictEqual(box, ours),
    fromBox: presenter.houseValues(ours).filter((value) => !isHouse(value)),
    house,
  };
}

/** The values that a table was opened with. */
export function valuesOfTable(entry: GameEntry, { options, box }: Table): BoxValues {
  return compared(entry, options, box);
}

/** The values that new tables of a server are opened with; editions of which the same holds are told together. */
export function valuesByEdition(entry: GameEntry, corrections: Json | null): readonly EditionValues[] {
  const told: { readonly editions: Saying[]; readonly values: BoxValues }[] = [];
  for (const { edition, options } of editionsOf(entry)) {
    const values = compared(entry, options, entry.game.box(options, corrections));
    const alike = told.find((other) => isDeepStrictEqual(other.values, values));
    if (alike === undefined) told.push({ editions: [edition], values });
    else alike.editions.push(edition);
  }
  return told;
}

/** What is printed in the box depends on some option of the table, or on none. */
function editionsOf({ game, presenter }: GameEntry) {
  const byDefault = Object.fromEntries(
    Object.entries(game.options).map(([option, spec]) => [option, spec.byDefault]),
  );
  const editions = Object.entries(game.options).flatMap(([option, { fields }]) => {
    const values = fields.flatMap((field) => (field.kind === 'one' ? field.of : []));
    const each = values.map((value) => ({
      edition: presenter.optionValue(option, value),
      options: { ...byDefault, [option]: value },
    }));
    const [first, ...others] = each.map(({ options }) => game.box(options, null));
    return others.some((box) => !isDeepStrictEqual(box, first)) ? each : [];
  });
  return editions.length > 0 ? editions : [{ edition: { key: `game.${game.id}` }, options: byDefault }];
}
