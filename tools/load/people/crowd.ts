/** Lets a crowd press buttons at one table, and times the replies there and at another table. */
import { setTimeout as wait } from 'node:timers/promises';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Component } from '../../../src/playground/model/shapes.ts';
import type { Seen } from '../../../src/playground/people.ts';
import type { Place } from './hall.ts';
import type { Playing } from './playing.ts';

export interface Crowded {
  readonly presses: number;
  /** Presses that got a reply or a refusal within three seconds. */
  readonly told: number;
  /** Presses that the bot shed because too many came at once. */
  readonly shed: number;
  /** The slowest reply or refusal, in ms. */
  readonly slowest: number;
  /** The acknowledgement times at another table, in ms. */
  readonly bystander: readonly number[];
}

const PRESSES = 500;
const PEOPLE = 50;
const WITHIN_MS = 5_000;
const TOLD_WITHIN_MS = 3_000;
const BYSTANDER_EVERY_MS = 100;

/**
 * Everyone from the other tables presses at the first table, except for the people of the last table, which has the bystander.
 */
export async function crowdAt(playing: Playing, places: readonly Place[]): Promise<Crowded> {
  const { local, boards } = playing;
  const [first, ...others] = places;
  const last = others.pop();
  const board = first === undefined ? undefined : boards.in(first.channelId);
  const [bystander] = last?.players ?? [];
  const people = others.flatMap(({ players }) => players).slice(0, PEOPLE);
  const answer = answerOn(everyComponent(board?.components ?? []));
  if (board === undefined || last === undefined || bystander === undefined || answer === null)
    throw new Error('a crowd needs a board and people at other tables');
  const start = performance.now();
  const presses = Array.from({ length: PRESSES }, async (_, at) => {
    await wait((at * WITHIN_MS) / PRESSES);
    const pressed = performance.now();
    const person = people[at % people.length] ?? bystander;
    const { customId, value } = answer;
    const seen =
      value === undefined
        ? await local.people.press(person, board.id, customId)
        : await local.people.choose(person, board.id, customId, [value]);
    if (seen.kind === 'failed') throw new Error(`a press of the crowd came to nothing: ${seen.code}`);
    const isShown = await hearsWords(playing, seen);
    return { took: performance.now() - pressed, isShown, isShed: seen.kind === 'message' };
  });
  const acknowledged: number[] = [];
  while (performance.now() - start < WITHIN_MS) {
    // People take turns: a person who types ten times a second is refused, and a refusal is quicker than an answer.
    const typing = last.players[acknowledged.length % last.players.length] ?? bystander;
    const [took] = await Promise.all([acknowledges(playing, typing, last), wait(BYSTANDER_EVERY_MS)]);
    acknowledged.push(took);
  }
  const came = await Promise.all(presses);
  const told = came.filter(({ isShown, took }) => isShown && took <= TOLD_WITHIN_MS);
  return {
    presses: PRESSES,
    told: told.length,
    shed: came.filter(({ isShed }) => isShed).length,
    slowest: Math.max(...came.map(({ took }) => took)),
    bystander: acknowledged,
  };
}

/** A button that answers, or a menu with its first line; never one of the board's tools. */
function answerOn(
  components: readonly Component[],
): { readonly customId: string; readonly value: string | undefined } | null {
  for (const { custom_id: customId, options } of components)
    if (customId !== undefined && !customId.includes('|t|')) return { customId, value: options?.[0]?.value };
  return null;
}

async function hearsWords({ local: { world } }: Playing, seen: Seen): Promise<boolean> {
  if (seen.kind === 'message') return true;
  if (seen.kind !== 'acknowledged' && seen.kind !== 'thinking') return false;
  const { interactionId } = seen;
  const isWritten = () => (world.interactions.get(interactionId)?.written.length ?? 0) > 0;
  return world.until(isWritten, TOLD_WITHIN_MS).then(
    () => true,
    () => false,
  );
}

async function acknowledges({ local }: Playing, player: string, { channelId }: Place): Promise<number> {
  const start = performance.now();
  await local.people.slash(player, channelId, 'game status', {});
  return performance.now() - start;
}
