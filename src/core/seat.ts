/** A seat is a place at the table, counted from 0 in turn order; who sits there is the table's business. */
export type SeatIndex = number & { readonly __brand: 'SeatIndex' };

export function seatIndex(index: number): SeatIndex {
  if (!Number.isInteger(index) || index < 0) throw new RangeError(`not a seat: ${index}`);
  return index as SeatIndex;
}
