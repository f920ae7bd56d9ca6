/** Determines which values of a game come from a server's box file and which are house values, for each edition. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Options } from '../../../core/game.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { RULES_OPTION } from '../../../core/rulebook/rulebook.ts';
import type { Table } from '../../../tables/model/table.ts';

export interface BoxValues {
  /** True if the file changes or confirms a value. */
  readonly isFromBox: boolean;
  /** The names of house values that the file replaces. */
  readonly fromBox: readonly Phrase[];
  readonly house: readonly Phrase[];
}

export interface EditionValues {
  /** The editions that share these values; the game itself if it has only one edition. */
  readonly editions: readonly Phrase[];
  readonly values: BoxValues;
}

function compared({ game, presenter }: GameEntry, options: Options, box: unknown): BoxValues {
  const ours = game.box(options, null);
  const house = presenter.houseValues(box);
  const isHouse = (value: Phrase) => house.some((other) => isDeepStrictEqual(other, value));
  return {
    isFromBox: !isDeepStrictEqual(box, ours),
    fromBox: presenter.houseValues(ours).filter((value) => !isHouse(value)),
    house,
  };
}

/** The values that were set when a table was opened. */
export function valuesOfTable(entry: GameEntry, { options, box }: Table): BoxValues {
  return compared(entry, options, box);
}

/** The values for new tables of a server. Editions with the same values are grouped. */
export function valuesByEdition(entry: GameEntry, corrections: unknown): readonly EditionValues[] {
  const grouped: { readonly editions: Phrase[]; readonly values: BoxValues }[] = [];
  for (const { edition, options } of editionsOf(entry)) {
    const values = compared(entry, options, entry.game.box(options, corrections));
    const alike = grouped.find((other) => isDeepStrictEqual(other.values, values));
    if (alike === undefined) grouped.push({ editions: [edition], values });
    else alike.editions.push(edition);
  }
  return grouped;
}

/** The editions of a game, each with defaults for the other options. */
function editionsOf({ game, presenter }: GameEntry) {
  const byDefault = Object.fromEntries(
    Object.entries(game.options).map(([option, spec]) => [option, spec.byDefault]),
  );
  const fields = game.options[RULES_OPTION]?.fields ?? [];
  const editions = fields.flatMap((field) => (field.kind === 'one' ? field.of : []));
  if (editions.length < 2) return [{ edition: { key: `game.${game.id}` }, options: byDefault }];
  return editions.map((edition) => ({
    edition: presenter.optionValue(RULES_OPTION, edition),
    options: { ...byDefault, [RULES_OPTION]: edition },
  }));
}
