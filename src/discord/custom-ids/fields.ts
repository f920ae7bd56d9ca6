/** The parts of a custom id: each has exactly one valid spelling. */
import { type SeatIndex, seatIndex } from '../../core/seat.ts';
import { attemptNamed } from '../../daily/attempt/attempt-id.ts';
import { mistakeRefIn } from '../../tables/history/mistake-id.ts';
import type { TableId, UserId } from '../../tables/model/table.ts';

/** A named value in a custom id. */
interface Field<Name extends string, Value> {
  readonly name: Name;
  readonly write: (value: Value) => string;
  /** Null if the bot never writes this text. */
  readonly read: (text: string) => Value | null;
}

/** The part after the letter of a custom id. */
interface Payload<Fields> {
  readonly write: (fields: Fields) => readonly string[];
  readonly read: (texts: readonly string[]) => Fields | null;
}

/** Writes and reads the ids of one kind. `table` is the text in the table's position. */
export interface Format<Fields> {
  readonly letter: string;
  readonly write: (fields: Fields) => { readonly table: string; readonly texts: readonly string[] };
  readonly read: (table: string, texts: readonly string[]) => Fields | null;
}

export function text<Name extends string>(name: Name): Field<Name, string> {
  return { name, write: (value) => value, read: (read) => read };
}

export function count<Name extends string>(name: Name): Field<Name, number> {
  return { name, write: String, read: countIn };
}

export function seat<Name extends string>(name: Name): Field<Name, SeatIndex> {
  return {
    name,
    write: String,
    read: (read) => {
      const at = countIn(read);
      return at === null ? null : seatIndex(at);
    },
  };
}

export function oneOf<Name extends string, Value extends string>(
  name: Name,
  known: readonly Value[],
): Field<Name, Value> {
  return { name, write: (value) => value, read: (read) => known.find((each) => each === read) ?? null };
}

/** The person's id, or `all` for everyone. */
export function recipient<Name extends string>(name: Name): Field<Name, UserId | 'all'> {
  return {
    name,
    write: (value) => value,
    read: (read) => (read === 'all' ? read : /^[1-9]\d{0,19}$/.test(read) ? (read as UserId) : null),
  };
}

/** Accepts a number only in the form in which the bot writes it, so that each id has one spelling. */
function countIn(read: string): number | null {
  return /^(0|[1-9]\d{0,6})$/.test(read) ? Number(read) : null;
}

/** A payload that is the same word in every id of the kind. */
export function word(only: string): Payload<object> {
  return { write: () => [only], read: ([read, ...more]) => (read === only && more.length === 0 ? {} : null) };
}

export function one<Name extends string, Value>(field: Field<Name, Value>): Payload<Record<Name, Value>> {
  return {
    write: (fields) => [field.write(fields[field.name])],
    read: ([first, ...more]) => (first === undefined || more.length > 0 ? null : readField(field, first)),
  };
}

export function two<Name extends string, Value, OtherName extends string, OtherValue>(
  field: Field<Name, Value>,
  other: Field<OtherName, OtherValue>,
): Payload<Record<Name, Value> & Record<OtherName, OtherValue>> {
  return {
    write: (fields) => [field.write(fields[field.name]), other.write(fields[other.name])],
    read: ([first, second, ...more]) => {
      if (first === undefined || second === undefined || more.length > 0) return null;
      const [one, another] = [readField(field, first), readField(other, second)];
      return one === null || another === null ? null : { ...one, ...another };
    },
  };
}

export function three<A extends string, AValue, B extends string, BValue, C extends string, CValue>(
  first: Field<A, AValue>,
  second: Field<B, BValue>,
  third: Field<C, CValue>,
): Payload<Record<A, AValue> & Record<B, BValue> & Record<C, CValue>> {
  const [front, last] = [two(first, second), one(third)];
  return {
    write: (fields) => [...front.write(fields), ...last.write(fields)],
    read: (texts) => {
      const [some, other] = [front.read(texts.slice(0, 2)), last.read(texts.slice(2))];
      return some === null || other === null ? null : { ...some, ...other };
    },
  };
}

export function four<
  A extends string,
  AValue,
  B extends string,
  BValue,
  C extends string,
  CValue,
  D extends string,
  DValue,
>(
  first: Field<A, AValue>,
  second: Field<B, BValue>,
  third: Field<C, CValue>,
  fourth: Field<D, DValue>,
): Payload<Record<A, AValue> & Record<B, BValue> & Record<C, CValue> & Record<D, DValue>> {
  const [front, back] = [two(first, second), two(third, fourth)];
  return {
    write: (fields) => [...front.write(fields), ...back.write(fields)],
    read: (texts) => {
      const [some, others] = [front.read(texts.slice(0, 2)), back.read(texts.slice(2))];
      return some === null || others === null ? null : { ...some, ...others };
    },
  };
}

function readField<Name extends string, Value>(
  { name, read }: Field<Name, Value>,
  written: string,
): Record<Name, Value> | null {
  const value = read(written);
  return value === null ? null : ({ [name]: value } as Record<Name, Value>);
}

const TABLE = /^[2-9a-hjkmnp-z]{10}$/;

/** The id of a table, of an attempt at the daily challenge, or of a mistake in a finished game. */
function isTable(read: string): boolean {
  return TABLE.test(read) || attemptNamed(read) !== null || mistakeRefIn(read) !== null;
}

/** Written in the table's position if the id belongs to no table. */
const NO_TABLE = 'server';

export function ofTable<Fields>(
  letter: string,
  payload: Payload<Fields>,
): Format<Fields & { readonly table: TableId }> {
  return {
    letter,
    write: (fields) => ({ table: fields.table, texts: payload.write(fields) }),
    read: (table, texts) => {
      const fields = isTable(table) ? payload.read(texts) : null;
      return fields === null ? null : { ...fields, table: table as TableId };
    },
  };
}

export function ofServer<Fields>(letter: string, payload: Payload<Fields>): Format<Fields> {
  return {
    letter,
    write: (fields) => ({ table: NO_TABLE, texts: payload.write(fields) }),
    read: (table, texts) => (table === NO_TABLE ? payload.read(texts) : null),
  };
}
