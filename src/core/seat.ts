/** A place at the table, counted from 0 in turn order. The table knows which player has it. */
export type SeatIndex = number & { readonly __brand: 'SeatIndex' };

export function seatIndex(index: number): SeatIndex {
  if (!Number.isInteger(index) || index < 0) throw new RangeError(`not a seat: ${index}`);
  return index as SeatIndex;
}
