/** The controls on a table's notices: which buttons are still valid, and what replaces the others. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { Request } from '../../core/requests/request.ts';
import { cameOf, nameOf } from '../agreement/proposals.ts';
import { openProposal } from '../agreement/voters.ts';
import type { NewJob, NoticeButton, NoticeJob, Settlement } from '../model/outbox.ts';
import { isOpen, openSeats, type Table, type UserId } from '../model/table.ts';
import { holderOfShare, openOffers, spanOf } from '../seats/seat-offers.ts';
import { currentRequest } from '../turns/current-request.ts';
import type { LoadedTable } from '../turns/loaded-table.ts';
import { holderOf, occupantOf, type Share, SPANS } from '../turns/seating.ts';
import { KEEP_OPEN, STEP_IN, settledByWait } from '../waiting/wait-controls.ts';

/** The controls for a vote and for reopening a closed table; each seat or turn that can be taken has its own control. */
export const VOTE = 'vote';
export const REOPEN = 'reopen';
/** The seats reserved for invited people. */
const INVITED = 'invited';

export function controlOf({ seat, span }: Share): string {
  return `${span}${seat}`;
}

/**
 * Each of a table's controls by name, with what it currently offers. When the offer changes, buttons posted for the old one are
 * void.
 */
type Controls = ReadonlyMap<string, string>;

function controlsAt(entry: GameEntry, table: Table): Controls {
  if (table.status === 'closed') return new Map([[REOPEN, table.status]]);
  if (table.status === 'lobby')
    return new Map(table.arrangements.invitations === undefined ? [] : [[INVITED, table.status]]);
  const request = currentRequest(entry, table);
  if (request === null) return new Map();
  const proposal = openProposal(table, request);
  const offers = openOffers(table, request.turn).filter(
    ({ seat, turn }) => turn === null || request.seats.includes(seat),
  );
  return new Map([
    ...(proposal === null ? [] : [[VOTE, nameOf(proposal)] as const]),
    ...offers.map(
      (offer) =>
        [
          controlOf({ seat: offer.seat, span: spanOf(offer) }),
          `${offer.turn ?? 'all'} ${offer.to ?? 'all'}`,
        ] as const,
    ),
    // Anyone may take an open seat, even one that was offered to a particular person.
    ...openSeats(table).map((seat) => [controlOf({ seat, span: 'seat' }), 'open'] as const),
  ]);
}

/** The control of each button; null if each seat has its own. */
const CONTROLS: Readonly<Record<NoticeButton, string | null>> = {
  agree: VOTE,
  object: VOTE,
  reopen: REOPEN,
  'step-in': STEP_IN,
  'skip-turn': STEP_IN,
  'keep-open': KEEP_OPEN,
  'computer-turn': STEP_IN,
  accept: INVITED,
  decline: INVITED,
  'take-seat': null,
  'take-turn': null,
};

/** The buttons for acting in place of an overdue person, one per seat. */
const BY_SEAT = ['step-in', 'computer-turn'] as const;

export function controlsOn({ offers = [], seats = [] }: NoticeJob): readonly string[] {
  const spans = SPANS.filter((span) => offers.includes(`take-${span}`));
  const shares = spans.flatMap((span) => seats.map((seat) => controlOf({ seat, span })));
  return [...new Set([...offers.flatMap((button) => CONTROLS[button] ?? []), ...shares])];
}

/**
 * Whether a control's offer is still the same as when the notice was posted. The offer is the notice's vote, or a seat or turn.
 */
export function isMeant(
  { entry, table }: Pick<LoadedTable, 'entry' | 'table'>,
  { about }: Pick<NoticeJob, 'about'>,
): (control: string) => boolean {
  const controls = controlsAt(entry, table);
  return (control) => (control === VOTE ? controls.get(VOTE) === about : controls.has(control));
}

/** The notice with only the buttons whose control passes `isKept`. */
export function withControls(notice: NoticeJob, isKept: (control: string) => boolean): NoticeJob {
  const { offers = [], seats = [], ...rest } = notice;
  const mayStepIn = BY_SEAT.some((button) => offers.includes(button)) && isKept(STEP_IN);
  const kept = seats.filter(
    (seat) =>
      mayStepIn || SPANS.some((span) => offers.includes(`take-${span}`) && isKept(controlOf({ seat, span }))),
  );
  const left = offers.filter((button) => {
    const control = CONTROLS[button];
    return control === null ? kept.length > 0 : isKept(control);
  });
  return {
    ...rest,
    ...(left.length === 0 ? {} : { offers: left }),
    ...(kept.length === 0 ? {} : { seats: kept }),
  };
}

/**
 * Whether the table can have invitations, offers, a vote or open seats. Most tables have none, so nothing more is computed for
 * them.
 */
function mayHaveControls({ status, arrangements: { offers, invitations, proposal }, seats }: Table): boolean {
  if (status === 'closed' || (status === 'lobby' && invitations !== undefined)) return true;
  return status === 'playing' && (offers.length > 0 || proposal !== null || seats.some(isOpen));
}

/**
 * The job that settles the buttons made void by this change. It is queued before the change's own jobs: a new offer has the same
 * control name and must not be settled with the old one.
 */
export function settledJob(
  entry: GameEntry,
  read: Table,
  changed: Table,
  written: readonly NewJob[],
  goesOnWaiting: boolean,
): readonly NewJob[] {
  const first = firstPhrase(written);
  const settled = [
    ...settledAtTable(entry, read, changed, first),
    ...settledByWait(entry, { read, changed, goesOnWaiting, first }),
  ];
  const dueAt = new Date(Math.min(changed.changedAt.getTime(), ...written.map((one) => one.dueAt.getTime())));
  return settled.length === 0 ? [] : [{ job: { kind: 'settled', controls: settled }, dueAt }];
}

function settledAtTable(
  entry: GameEntry,
  read: Table,
  changed: Table,
  first: Phrase | undefined,
): readonly Settlement[] {
  if (!mayHaveControls(read)) return [];
  const after = controlsAt(entry, changed);
  return [...controlsAt(entry, read)].flatMap(([control, meaning]) =>
    after.get(control) === meaning
      ? []
      : [{ control, outcome: outcomeOf(control, { entry, read, changed, after }, first) }],
  );
}

function firstPhrase(first: readonly NewJob[]): Phrase | undefined {
  return first.flatMap(({ job }) => (job.kind === 'notice' ? [job.phrase] : []))[0];
}

interface Passage {
  readonly entry: GameEntry;
  readonly read: Table;
  readonly changed: Table;
  readonly after: Controls;
}

function outcomeOf(control: string, passage: Passage, first: Phrase | undefined): Phrase {
  const { entry, read, changed } = passage;
  if (control === REOPEN) return first ?? { key: 'settled.over' };
  if (changed.status === 'closed') return { key: 'settled.closed' };
  if (control === INVITED && changed.status === 'lobby') return { key: 'settled.invited' };
  if (control === INVITED && changed.status === 'playing') return { key: 'settled.begun' };
  const before = currentRequest(entry, read);
  const request = currentRequest(entry, changed);
  if (before === null || request === null) return { key: 'settled.over' };
  const { proposal } = read.arrangements;
  if (control === VOTE && proposal !== null)
    return changed.arrangements.proposal === null ? cameOf(proposal, first) : { key: 'settled.gone-on' };
  const share = shareOf(control, read);
  return share === null ? { key: 'settled.gone-on' } : outcomeOfShare(share, passage, before, request);
}

function shareOf(control: string, { seats }: Table): Share | null {
  const shares = SPANS.flatMap((span) => [...seats.keys()].map((seat) => ({ seat, span }) as Share));
  return shares.find((share) => controlOf(share) === control) ?? null;
}

function outcomeOfShare(
  share: Share,
  { read, changed, after }: Passage,
  before: Request,
  request: Request,
): Phrase {
  const isTurn = share.span === 'turn';
  if (isTurn && !(before.turn === request.turn && request.seats.includes(share.seat)))
    return { key: 'settled.turn-over' };
  const holder: UserId | null = holderOfShare(changed, share, request.turn);
  if (holder === null)
    return { key: isOfComputer(changed, share, request) ? 'settled.computer' : 'settled.left' };
  if (holder !== holderOfShare(read, share, before.turn))
    return { key: 'settled.taken', with: { user: holder } };
  return after.has(controlOf(share))
    ? { key: 'settled.replaced' }
    : { key: 'settled.kept', with: { user: holder } };
}

function isOfComputer(table: Table, { seat, span }: Share, { turn }: Request): boolean {
  const holder = span === 'turn' ? holderOf(table, seat, turn) : occupantOf(table.seats[seat]);
  return holder.by === 'computer';
}
