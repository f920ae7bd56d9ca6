/**
 * The id of a mistake in a finished game, used in place of a table id: the table's id, followed by a character for the number of
 * the mistake.
 */
import type { TableId } from '../model/table.ts';

export interface MistakeRef {
  readonly table: TableId;
  /** The number of the mistake from 0, counting those of all players in the order of the game. */
  readonly number: number;
}

/** One character per number, because custom ids have little room. */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const MAX_NUMBERED = SIGNS.length;

const ID = /^(?<table>[2-9a-hjkmnp-z]{10})(?<sign>[0-9A-Za-z])$/;

/** No table has such an id, so the buttons and menus of a mistake never reach a table. */
export function mistakeId({ table, number }: MistakeRef): TableId {
  return `${table}${SIGNS.charAt(number)}` as TableId;
}

/** Null if the id is a table's or an attempt's. */
export function mistakeRefIn(id: string): MistakeRef | null {
  const { table = '', sign = '' } = ID.exec(id)?.groups ?? {};
  return sign === '' ? null : { table: table as TableId, number: SIGNS.indexOf(sign) };
}
