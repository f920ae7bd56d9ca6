/** The votes of a table: who may vote on a proposal, when it's decided, and the messages to the table. */
import type { Phrase, PhraseValue } from '../../core/presentation/phrase.ts';
import { mayComputerBegin } from '../computers/pending.ts';
import type { PrivilegedActor } from '../model/change.ts';
import { type NewJob, noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { SkipRights } from '../model/settings.ts';
import type { Measure, Proposal, Table, UserId } from '../model/table.ts';
import { spanOf } from '../seats/seat-offers.ts';
import { orNoOne, seatName } from '../turns/seat-words.ts';
import { holderOf } from '../turns/seating.ts';
import { overdueAt } from '../waiting/overdue.ts';
import { isEnough, openProposal, type Situation, seatAbout, votersOn } from './voters.ts';

/** The votes a person can give. */
export const BALLOTS = ['agree', 'object'] as const;

/** The phrase that asks for votes. */
const PROPOSED: Readonly<Record<Measure['kind'], string>> = {
  'take-back': 'agreement.proposed-take-back',
  redo: 'agreement.proposed-redo',
  skip: 'agreement.proposed-skip',
  'computer-begins': 'agreement.proposed-computer',
  offer: 'agreement.proposed-offer',
};

/** The phrase when the measure is carried out. */
const DONE: Readonly<Record<Measure['kind'], string>> = {
  'take-back': 'agreement.taken-back',
  redo: 'agreement.redone',
  skip: 'agreement.skipped',
  'computer-begins': 'agreement.computer-begins',
  offer: 'agreement.decided-offer',
};

/** The phrase when the proposal is dropped, by the person who proposed it or by another. */
const DROPPED = { own: 'agreement.withdrawn', other: 'agreement.objected' } as const;

/** Whether others may act for the people the table is waiting for. */
export interface Lateness {
  readonly isOverdue: boolean;
  /** The people who may skip turns, as set by the server's moderators. */
  readonly skips: SkipRights | null;
}

export type Vote =
  /** The measure is decided. `agreed` are the voters; empty if one person decided without a vote. */
  | {
      readonly ok: true;
      readonly isDecided: true;
      readonly measure: Measure;
      readonly agreed: readonly UserId[];
    }
  /** The vote continues, or the proposal was dropped. */
  | {
      readonly ok: true;
      readonly isDecided: false;
      readonly table: Table;
      readonly jobs: readonly NewJob[];
    }
  | TableRefused;

/** The proposal's name in button ids. The same measure in another request has another name. */
export function nameOf({ request, measure }: Pick<Proposal, 'request' | 'measure'>): string {
  return `${request}~${codeOf(measure)}`;
}

function codeOf(measure: Measure): string {
  switch (measure.kind) {
    case 'take-back':
    case 'redo':
    case 'computer-begins':
      return measure.kind;
    case 'skip':
      return `skip${measure.seat}`;
    case 'offer':
      return `offer${measure.offer.seat}-${measure.offer.turn ?? 'all'}-${measure.offer.to ?? 'all'}`;
  }
}

/** Moderators may decide without a vote for an absent person, but not about answers that people gave. */
function mayDecideAlone({ kind }: Measure, { isModerator }: PrivilegedActor): boolean {
  return isModerator && (kind === 'skip' || kind === 'offer');
}

/**
 * Refuses a skip until a person who can decide without a vote confirms it, because it costs a player the rest of their turn. An
 * open seat and a computer lose nothing. `confirmed` is the key of the request shown in the confirmation; null if there was none.
 */
function unconfirmedRefusal(
  { table, request }: Situation,
  measure: Measure,
  confirmed: string | null,
): TableRefused | null {
  if (measure.kind !== 'skip' || confirmed === request.key) return null;
  return holderOf(table, measure.seat, request.turn).by === 'person' ? tableRefuses('skip-asks') : null;
}

/** Proposes a measure, or decides it if `by` needs no vote. `about` fills the phrase that asks for votes. */
export function propose(
  situation: Situation,
  by: PrivilegedActor,
  measure: Measure,
  lateness: Lateness,
  about: { readonly [place: string]: PhraseValue },
  confirmed: string | null = null,
): Vote {
  const { table, request, now } = situation;
  const seat = seatAbout(measure);
  if (seat !== null && !request.seats.includes(seat)) return tableRefuses('nothing-to-skip');
  if (mayDecideAlone(measure, by))
    return (
      needlessRefusal(situation, measure, lateness) ??
      unconfirmedRefusal(situation, measure, confirmed) ?? {
        ok: true,
        isDecided: true,
        measure,
        agreed: [by.userId],
      }
    );
  const refused = noVote(situation, measure, by.userId) ?? tooEarly(situation, measure, lateness);
  if (refused !== null) return refused;
  const open = openProposal(table, request);
  const proposal: Proposal = { measure, request: request.key, agreed: [by.userId] };
  if (open !== null)
    return nameOf(open) === nameOf(proposal)
      ? agree(situation, by, nameOf(open), lateness)
      : tableRefuses('other-proposal', { user: open.agreed[0] ?? '' });
  if (isEnough(situation, measure, proposal.agreed))
    return { ok: true, isDecided: true, measure, agreed: proposal.agreed };
  const phrase = {
    key: PROPOSED[measure.kind],
    with: { user: by.userId, ...seatPhrases(situation, measure), ...about },
  };
  return {
    ok: true,
    isDecided: false,
    table: { ...table, arrangements: { ...table.arrangements, proposal } },
    jobs: [proposing(phrase, by.userId, nameOf(proposal), now)],
  };
}

/**
 * Votes for the proposal called `name`. A person who took the seat after the proposal gets the full time before others may act
 * for them.
 */
export function agree(situation: Situation, by: PrivilegedActor, name: string, lateness: Lateness): Vote {
  const { table, request, now } = situation;
  const open = openProposal(table, request);
  if (open === null || nameOf(open) !== name) return tableRefuses('proposal-over');
  const { measure } = open;
  if (mayDecideAlone(measure, by))
    return (
      unconfirmedRefusal(situation, measure, null) ?? {
        ok: true,
        isDecided: true,
        measure,
        agreed: [...new Set([...open.agreed, by.userId])],
      }
    );
  const refused = noVote(situation, measure, by.userId) ?? tooEarly(situation, measure, lateness);
  if (refused !== null) return refused;
  if (open.agreed.includes(by.userId)) return tableRefuses('already-agreed');
  const agreed = [...open.agreed, by.userId];
  if (isEnough(situation, measure, agreed)) return { ok: true, isDecided: true, measure, agreed };
  return {
    ok: true,
    isDecided: false,
    table: { ...table, arrangements: { ...table.arrangements, proposal: { ...open, agreed } } },
    jobs: [noticeJob({ key: 'agreement.agreed', with: { user: by.userId } }, by.userId, now)],
  };
}

/** Drops the proposal: one objection is enough, and the person who proposed it withdraws it in the same way. */
export function object(situation: Situation, by: PrivilegedActor, name: string): Vote {
  const { table, request, now } = situation;
  const open = openProposal(table, request);
  if (open === null || nameOf(open) !== name) return tableRefuses('proposal-over');
  const refused = mayDecideAlone(open.measure, by) ? null : noVote(situation, open.measure, by.userId);
  if (refused !== null) return refused;
  const isOwn = open.agreed[0] === by.userId;
  const key = isOwn ? DROPPED.own : DROPPED.other;
  return {
    ok: true,
    isDecided: false,
    table: { ...table, arrangements: { ...table.arrangements, proposal: null } },
    jobs: [noticeJob({ key, with: { user: by.userId } }, by.userId, now)],
  };
}

/**
 * The phrase that replaces the buttons of a proposal that a change closed. `first` is the first phrase of that change.
 */
export function cameOf({ measure }: Proposal, first: Phrase | undefined): Phrase {
  const users = first?.key === DONE[measure.kind] ? first.with?.['users'] : undefined;
  if (users !== undefined) return { key: 'settled.agreed', with: { users } };
  const isDropped = first?.key === DROPPED.own || first?.key === DROPPED.other;
  return isDropped ? first : { key: 'settled.gone-on' };
}

function noVote({ table, request }: Situation, measure: Measure, userId: UserId): TableRefused | null {
  if (votersOn(table, request.turn, measure).includes(userId)) return null;
  return tableRefuses(table.seats.some((seat) => seat.userId === userId) ? 'own-turn' : 'not-seated');
}

/** The reason why the measure can't be voted on yet; null if it can. No one has to wait to skip an open seat. */
function tooEarly(situation: Situation, measure: Measure, lateness: Lateness): TableRefused | null {
  const { entry, table, request } = situation;
  const { isOverdue, skips } = lateness;
  const needless = needlessRefusal(situation, measure, lateness);
  if (needless !== null) return needless;
  const seat = seatAbout(measure);
  if (seat === null) return null;
  if (measure.kind === 'skip' && skips === 'moderators') return tableRefuses('skips-by-moderators');
  const { by } = holderOf(table, seat, request.turn);
  if (isOverdue || (measure.kind === 'skip' && by === 'nobody')) return null;
  if (by === 'computer') return tableRefuses('computer-plays');
  const from = overdueAt(entry.game, table);
  return from === null
    ? tableRefuses('never-overdue')
    : tableRefuses('not-overdue', { from: Math.ceil(from.getTime() / 1000) });
}

/** Refuses to skip a computer that could go first instead, and to let a computer go first if none may. */
function needlessRefusal(
  { table, request }: Situation,
  measure: Measure,
  { isOverdue }: Lateness,
): TableRefused | null {
  const mayBegin = mayComputerBegin(table, request);
  if (measure.kind === 'computer-begins') return mayBegin ? null : tableRefuses('no-computer-begins');
  if (measure.kind !== 'skip' || !mayBegin || isOverdue) return null;
  const { by } = holderOf(table, measure.seat, request.turn);
  return by === 'computer' ? tableRefuses('computer-may-begin') : null;
}

/** The values for texts about the measure's seat: its holder, and the person it would be offered to. */
function seatPhrases(
  { entry, table }: Situation,
  measure: Measure,
): { readonly [place: string]: PhraseValue } {
  const seat = seatAbout(measure);
  return {
    ...(seat === null ? {} : { role: seatName(entry, table, seat) }),
    ...(measure.kind === 'offer' ? { to: orNoOne(measure.offer.to), span: spanOf(measure.offer) } : {}),
  };
}

function proposing(phrase: Phrase, by: UserId, name: string, dueAt: Date): NewJob {
  return { job: { kind: 'notice', phrase, by, offers: ['agree', 'object'], about: name }, dueAt };
}
