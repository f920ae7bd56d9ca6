/** Actions on seats at a table of Thor and Odin, and their announcements. */
import { type SeatIndex, seatIndex } from '../../../src/core/seat.ts';
import type { NoticeButton, OutboxRow } from '../../../src/tables/model/outbox.ts';
import type { TableId, UserId } from '../../../src/tables/model/table.ts';
import { pendingUsers } from '../../../src/tables/turns/current-request.ts';
import type { Span } from '../../../src/tables/turns/seating.ts';
import { ANN, actionFor, agreed, openTestTables, started, type TestTables } from '../../shared/hall.ts';

export const DAN = 'dan' as UserId;
/** Ann's seat, which is asked first, and Ben's. */
export const THOR = seatIndex(0);
export const ODIN = seatIndex(1);

interface Offered {
  readonly seat?: SeatIndex;
  readonly span?: Span;
  readonly to?: UserId | null;
  readonly isModerator?: boolean;
  readonly confirmed?: string;
}

export function offers(hall: TestTables, id: TableId, by: UserId, offered: Offered = {}) {
  const { seat = THOR, span = 'seat', to = null, isModerator = false, confirmed } = offered;
  return hall.tables.offer({ ...hall.actor(by), isModerator }, id, { seat, span, to }, confirmed);
}

export function takes(
  hall: TestTables,
  id: TableId,
  by: UserId,
  span: Span = 'seat',
  seat: SeatIndex = THOR,
) {
  return hall.tables.take(hall.actor(by), id, { seat, span });
}

export function joins(hall: TestTables, id: TableId, by: UserId, role: string | null = null) {
  return hall.tables.join(hall.actor(by), id, { role, another: true });
}

export async function acts(hall: TestTables, id: TableId, by: UserId, choice: string) {
  return hall.tables.act(hall.actor(by), id, await actionFor(hall.tables, id, choice));
}

/** The players whose move is pending. */
export async function pendingAt(hall: TestTables, id: TableId): Promise<readonly UserId[]> {
  const loaded = await hall.tables.loaded(id);
  if (loaded === null || loaded.request === null) throw new Error('nothing is asked');
  return pendingUsers(loaded.table, loaded.request);
}

/** Ends turns until the seat is asked again. */
export async function untilPending(hall: TestTables, id: TableId, seat: SeatIndex): Promise<void> {
  for (;;) {
    const loaded = await hall.tables.loaded(id);
    if (loaded === null || loaded.request === null) throw new Error('nothing is asked');
    const { table, request } = loaded;
    if (request.about === 'turn' && request.seats.includes(seat)) return;
    const [only] = request.alternatives;
    const [user = ANN] = pendingUsers(table, request);
    const choice = request.about === 'turn' ? 'done' : (only?.id ?? '');
    agreed(await hall.tables.act(hall.actor(user), id, await sampled(hall, id, choice)));
  }
}

/** That choice with the first value of each of its fields. */
async function sampled({ tables }: TestTables, id: TableId, choice: string) {
  const fields = (await tables.loaded(id))?.request?.alternatives.find((each) => each.id === choice)?.fields;
  const values = Object.entries(fields ?? {}).map(([name, field]) => [
    name,
    field.kind === 'one'
      ? field.of[0]
      : field.kind === 'order'
        ? field.of
        : field.kind === 'number'
          ? field.from
          : 0,
  ]);
  return actionFor(tables, id, choice, Object.fromEntries(values));
}

interface Said {
  readonly key: string;
  readonly by: UserId | null;
  readonly call: readonly UserId[];
  readonly buttons: readonly NoticeButton[];
  readonly seats: readonly number[];
}

/** The notices at the table since the last call. */
export async function posted(hall: TestTables): Promise<readonly Said[]> {
  return (await hall.jobs()).flatMap(({ job }: OutboxRow) =>
    job.kind === 'notice'
      ? [
          {
            key: job.phrase.key,
            by: job.by,
            call: job.call ?? [],
            buttons: job.offers ?? [],
            seats: job.seats ?? [],
          },
        ]
      : [],
  );
}

export async function begun() {
  const hall = await openTestTables();
  const { id } = await started(hall);
  await hall.jobs();
  return { hall, id };
}
