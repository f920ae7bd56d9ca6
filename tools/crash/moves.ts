/** Carries out a person's action at a table: with controls that they can see, or with a slash command. */

import { atRandom } from '../../src/core/policy.ts';
import { giverOf, type Pick, requestForSeats } from '../../src/core/requests/answer.ts';
import { encodeAnswer } from '../../src/core/requests/answer-code.ts';
import type { Action, Alternative, Request, Values } from '../../src/core/requests/request.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import type { LocalDiscord } from '../../src/playground/local-discord.ts';
import { everyComponent } from '../../src/playground/model/component-types.ts';
import type { Message } from '../../src/playground/model/shapes.ts';
import type { GivenOptions, Seen } from '../../src/playground/people.ts';
import { holderOf, playerOf } from '../../src/tables/turns/seating.ts';
import { filled } from '../people/filled.ts';
import { ASKS, isOrdered, orderedTable } from '../people/ordered-table.ts';
import type { Keeper, KeptTable } from './kept.ts';

/** A place for a series of tables. */
export interface Slot {
  readonly gameId: string;
  readonly serverId: string;
  /** The channel in which the first table is opened. Tables that get a thread are played there. */
  readonly channelId: string;
  readonly where: 'channel' | 'thread';
  readonly passing: string;
  readonly people: readonly string[];
  /** The number of computers that play with them. */
  readonly computers: number;
  /** The id of the table; null until a table is opened. */
  tableId: string | null;
}

export interface Move {
  readonly slot: Slot;
  readonly who: string;
  readonly what: 'answer' | 'take back' | 'open' | 'join' | 'add a computer' | 'start' | 'pause' | 'resume';
  /** The question that the move answers; null if the move isn't an answer. */
  readonly request: string | null;
  /** The intended answer; null if it isn't an answer. */
  readonly action: Action | null;
  /** Whether the press is sent twice, as by an impatient finger. */
  readonly isDoubled: boolean;
}

/** The tools for acting: the local Discord, and a way to wait for an interaction's outcome. */
export interface Hands {
  readonly local: LocalDiscord;
  readonly keeper: Keeper;
  /** Resolves when the predicate holds; rejects when the program has died or on timeout. */
  readonly until: (predicate: () => boolean | Promise<boolean>) => Promise<void>;
}

/** Discord has told the person that the bot didn't respond in time. */
export const NO_ANSWER = 'no answer';

/** The table asks something else, so the person no longer has the control that they meant to press. */
const MOVED_ON = 'the table has moved on';

/** A person types a doubled answer only once. */
const TYPED_ALREADY = 'said already';

/** The outcome of a move while the program lived. */
export type Came = { readonly kind: 'committed' } | { readonly kind: 'refused'; readonly text: string };

/** Simultaneous moves for some tables; no person acts at two of them. */
export function movesOfRound(
  slots: readonly Slot[],
  tableOf: (slot: Slot) => KeptTable | null,
  pick: Pick,
): readonly Move[] {
  const left = [...slots];
  const moves: Move[] = [];
  for (const slot of slots.flatMap(() => left.splice(pick(left.length), 1))) {
    if (moves.length > 0 && pick(3) === 0) continue;
    const move = nextMove(slot, tableOf(slot), pick);
    if (move !== null && moves.every(({ who }) => who !== move.who)) moves.push(move);
  }
  return moves;
}

/** The next move of a person; null while it's a computer's turn. */
function nextMove(slot: Slot, table: KeptTable | null, pick: Pick): Move | null {
  const [host = ''] = slot.people;
  const move = (who: string, what: Move['what']): Move => ({
    slot,
    who,
    what,
    request: null,
    action: null,
    isDoubled: false,
  });
  if (table === null || table.table.status === 'finished') return move(host, 'open');
  const { seats, pausedBy } = table.table;
  if (table.table.status === 'lobby') {
    const missing = slot.people.find((id) => seats.every(({ userId }) => userId !== id));
    if (missing !== undefined) return move(missing, 'join');
    const computers = seats.filter(({ computer }) => computer !== undefined).length;
    return move(host, computers < slot.computers ? 'add a computer' : 'start');
  }
  if (pausedBy !== null) return move(host, 'resume');
  if (pick(12) === 0) return move(host, 'pause');
  return takingBack(slot, table, pick) ?? answering(slot, table, pick);
}

function takingBack(slot: Slot, { table, request }: KeptTable, pick: Pick): Move | null {
  const last = table.undoStack.steps.at(-1);
  const who = last === undefined ? undefined : table.seats[last.seat]?.userId;
  if (request === null || who == null || pick(6) !== 0) return null;
  return { slot, who, what: 'take back', request: request.key, action: null, isDoubled: false };
}

/** A random allowed answer; null if only computers are asked. Turns are ended often, so that a game has many. */
function answering(slot: Slot, { table, request: asked, entry }: KeptTable, pick: Pick): Move | null {
  if (asked === null) throw new Error(`nothing is asked at table ${table.id}`);
  const request = requestForSeats(
    asked,
    asked.seats.filter((seat) => holderOf(table, seat, asked.turn).by !== 'computer'),
  );
  if (request.seats.length === 0) return null;
  const ending = request.alternatives.find(
    ({ id, fields }) => id === 'done' && Object.keys(fields).length === 0,
  );
  const action =
    ending !== undefined && pick(2) === 0
      ? { request: request.key, choice: ending.id, values: {} }
      : atRandom.answer(request, entry.game.observe(table.state, request.seats[0]), pick);
  const who = playerOf(table, giverOf(request, action), request.turn);
  if (who === null) throw new Error(`nobody plays at table ${table.id}`);
  return { slot, who, what: 'answer', request: request.key, action, isDoubled: pick(6) === 0 };
}

const COMMANDS: Readonly<Record<Exclude<Move['what'], 'answer' | 'take back'>, string>> = {
  open: '/game new',
  join: '/game join',
  'add a computer': '/game computer',
  start: '/game start',
  pause: '/game pause',
  resume: '/game resume',
};

/** Resolves with the outcome. Rejects if the program dies in the meantime. */
export async function perform(hands: Hands, move: Move, table: KeptTable | null, pick: Pick): Promise<Came> {
  const { what, who, slot } = move;
  // A late press, a computer or a timer may have changed the table since the move was chosen.
  if (what === 'answer' && table?.request?.key !== move.request) return { kind: 'refused', text: MOVED_ON };
  if (what === 'answer' && table !== null) return answer(hands, move, table, pick);
  if (what === 'take back' && table !== null) {
    const board = boardOf(hands, table);
    if (board === null) return { kind: 'refused', text: 'nothing shows the table' };
    const seen = await hands.local.people.press(who, board.id, `v1|${table.table.id}|u|${move.request}`);
    return settled(hands, who, seen);
  }
  const place = table === null || what === 'open' ? slot.channelId : table.table.place.channelId;
  const options: GivenOptions =
    what !== 'open'
      ? {}
      : opening(slot, table) === '/campaign continue'
        ? { campaign: table?.table.campaignId ?? '', where: slot.where }
        : { game: gameName(hands, slot), where: slot.where, passing: slot.passing, deadline: 0 };
  const command = what === 'open' ? opening(slot, table) : COMMANDS[what as keyof typeof COMMANDS];
  if (isOrdered(hands.local.world, command, options)) {
    const { message, customId } = orderedTable(hands.local.world, who, place, options, slot.where);
    return settled(hands, who, await hands.local.people.press(who, message.id, customId));
  }
  return settled(hands, who, await hands.local.people.slash(who, place, command, options));
}

/** A game with campaigns is played in one, which continues with each table after the first. */
function opening({ gameId }: Slot, last: KeptTable | null): string {
  if (CATALOGUE.get(gameId)?.campaign == null) return COMMANDS.open;
  return last?.campaign?.campaign.status === 'running' ? '/campaign continue' : '/campaign new';
}

function gameName({ local }: Hands, { gameId }: Slot): string {
  const [command] = [...local.world.commands.values()].filter(({ name }) => name === 'game');
  const option = command?.options
    .find(({ name }) => name === 'new')
    ?.options?.find(({ name }) => name === 'game');
  return option?.choices?.find(({ value }) => value === gameId)?.name ?? gameId;
}

/** The board of a table; null if the bot hasn't posted the table's first message yet. */
function boardOf({ local }: Hands, { shown }: KeptTable): Message | null {
  return local.world.messages.get(shown?.messageId ?? '') ?? null;
}

async function answer(hands: Hands, move: Move, table: KeptTable, pick: Pick): Promise<Came> {
  const {
    request,
    table: { id },
  } = table;
  const alternative = request?.alternatives.find(({ id: name }) => name === move.action?.choice);
  if (request === null || alternative === undefined || move.action === null)
    throw new Error('nobody asks that');
  const { values } = move.action;
  // Typed twice, the same answer could also fit the next question.
  const mayType = { isTyped: false, isDoubled: move.isDoubled };
  const chosen = { who: move.who, table, request, alternative, values };
  const given = () => give(hands, chosen, pick, mayType);
  const came = outcomeOf(await Promise.all(move.isDoubled ? [given(), given()] : [given()]));
  if (came.kind === 'committed') return came;
  const sure = await surely(
    hands,
    move.who,
    `v1|${id}|s|${request.key}|${encodeAnswer(alternative, values)}`,
  );
  return sure ?? came;
}

/**
 * The outcome of presses that were sent together: carried out if one of them was. Without a response to one of them, the move
 * may be lost.
 */
export function outcomeOf(all: readonly Came[]): Came {
  const refused = all.flatMap((one) => (one.kind === 'refused' ? [one] : []));
  if (refused.length < all.length) return { kind: 'committed' };
  const unanswered = refused.find(({ text }) => text === NO_ANSWER);
  return (
    unanswered ?? refused.find(({ text }) => text !== TYPED_ALREADY) ?? { kind: 'refused', text: NO_ANSWER }
  );
}

/** Confirms if the bot asks for confirmation; null if it does not. */
async function surely(hands: Hands, who: string, customId: string): Promise<Came | null> {
  const { world, people } = hands.local;
  const doubt = [...world.messages.values()].findLast(
    ({ visibleTo, components }) =>
      visibleTo === who && everyComponent(components).some(({ custom_id: id }) => id === customId),
  );
  return doubt === undefined ? null : settled(hands, who, await people.press(who, doubt.id, customId));
}

/** One person's answer to what a table asks. */
interface GivenAnswer {
  readonly who: string;
  readonly table: KeptTable;
  readonly request: Request;
  readonly alternative: Alternative;
  readonly values: Values;
}

/** Answers with a control of the board if one leads to the answer, otherwise with a command. */
async function give(
  hands: Hands,
  { who, table, request, alternative, values }: GivenAnswer,
  pick: Pick,
  typing: { isTyped: boolean; readonly isDoubled: boolean },
): Promise<Came> {
  const { people } = hands.local;
  const code = encodeAnswer(alternative, values);
  const board = boardOf(hands, table);
  const ids = (letter: string) => `v1|${table.table.id}|${letter}|${request.key}|`;
  const typed = async (): Promise<Came> => {
    if (typing.isDoubled && typing.isTyped) return { kind: 'refused', text: TYPED_ALREADY };
    typing.isTyped = true;
    return settled(
      hands,
      who,
      await people.slash(who, table.table.place.channelId, '/act', { answer: code }),
    );
  };
  if (board === null || (!typing.isDoubled && pick(4) === 0)) return typed();
  const has = (id: string) => everyComponent(board.components).find(({ custom_id: each }) => each === id);
  if (has(`${ids('a')}${code}`) !== undefined)
    return settled(hands, who, await people.press(who, board.id, `${ids('a')}${code}`));
  const menu = has(`${ids('m')}${alternative.verb}`);
  if (menu !== undefined) return choose(board, menu.custom_id ?? '');
  if (has(`${ids('v')}${alternative.verb}`) === undefined) return typed();
  const asked = await written(hands, await people.press(who, board.id, `${ids('v')}${alternative.verb}`));
  if (asked.kind === 'modal') return fill(asked);
  if (asked.kind !== 'message') return typed();
  const [narrowed] = everyComponent(asked.message.components).filter(({ options }) => options !== undefined);
  return narrowed?.custom_id === undefined ? typed() : choose(asked.message, narrowed.custom_id);

  async function choose(on: Message, customId: string): Promise<Came> {
    const options = everyComponent(on.components).find(({ custom_id: id }) => id === customId)?.options ?? [];
    const wanted = [code, `more~${alternative.id}`].find((each) =>
      options.some(({ value }) => value === each),
    );
    if (wanted === undefined) return typed();
    const seen = await people.choose(who, on.id, customId, [wanted]);
    return seen.kind === 'modal' ? fill(seen) : settled(hands, who, seen);
  }

  async function fill(seen: Extract<Seen, { kind: 'modal' }>): Promise<Came> {
    const fields = Object.entries(alternative.fields).flatMap(([name, field]) => filled(name, field, values));
    return settled(hands, who, await people.submitModal(who, seen.modal.id, Object.fromEntries(fields)));
  }
}

/** Resolves when the bot's "thinking" message is filled in or deleted. */
async function written(hands: Hands, seen: Seen): Promise<Seen> {
  if (seen.kind !== 'thinking') return seen;
  const { world } = hands.local;
  const { interactionId, message: thought } = seen;
  const words = () => world.interactions.get(interactionId)?.written.at(0);
  await hands.until(() => words() !== undefined || !world.messages.has(thought.id));
  const message = world.messages.get(words() ?? '');
  return message === undefined
    ? { kind: 'acknowledged', interactionId }
    : { kind: 'message', message, interactionId };
}

/** Resolves when the interaction was carried out, or a message came instead. */
async function settled(hands: Hands, who: string, seen: Seen): Promise<Came> {
  if (seen.kind === 'refused') return { kind: 'refused', text: seen.code };
  const { world } = hands.local;
  const { interactionId } = seen;
  const words = () =>
    (world.interactions.get(interactionId)?.written ?? [])
      .flatMap((id) => world.messages.get(id) ?? [])
      // A pressed question loses its buttons before the answer takes its place.
      .find(({ visibleTo, content }) => visibleTo === who && content !== ASKS);
  // A press without a response in time may still be carried out, or its program is dead.
  await hands.until(
    async () =>
      (await hands.keeper.isCommitted(interactionId)) || words() !== undefined || seen.kind === 'failed',
  );
  return (await hands.keeper.isCommitted(interactionId))
    ? { kind: 'committed' }
    : { kind: 'refused', text: words()?.content ?? NO_ANSWER };
}
