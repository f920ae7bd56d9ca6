/** Advice at a table: who gets it, and how to follow it with one press. */

import { expect, test } from 'vitest';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { enumerate } from '../../../src/core/requests/answer.ts';
import { YGGDRASIL } from '../../../src/games/yggdrasil/entry.ts';
import { sensible } from '../../../src/games/yggdrasil/players/sensible.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import { thinkerHere } from '../../../src/thinking/here.ts';
import { asTyped } from '../../../tools/people/as-typed.ts';
import { labelsOf, lastMessage, type Player, textOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { startsGame } from '../playing.ts';

const GIALP = 'alea-1:story 76';
const ADVISE = 'Advise me';
const MINUTE_MS = 60_000;

/** The game with judgements that are bad but quick: the quality of advice is tested with the games. */
const ADVISED: GameEntry = {
  ...YGGDRASIL,
  judgement: {
    kind: 'chance',
    policy: sensible,
    usualEffort: 1,
    candidates: (request, _view, most) => enumerate(request, most),
    turnsAhead: () => 1,
    value: () => 0.5,
    parts: () => ({}),
  },
};
const catalogue = new Map([[ADVISED.game.id, ADVISED]]);

test('the current player gets private advice if the table allows it', async () => {
  let isThinking = true;
  const here = thinkerHere(catalogue, 100);
  const hall = await openHall({
    catalogue,
    thinker: {
      ...here,
      think: async (question) => (isThinking ? here.think(question) : { ok: false, code: 'timeout' }),
    },
  });
  const { ada, bo, cleo } = hall;
  const seats = { thor: ada, odin: bo };
  await startsGame(hall, { seats, seed: GIALP });
  expect(await toolsOf(ada)).not.toContain(ADVISE);
  expect(await textOf(ada.types('/advise'))).toMatch(/^There's no advice at this/);

  for (const player of [ada, bo, cleo]) player.goesTo('#midgard');
  const before = await startsGame(hall, {
    seats,
    seed: GIALP,
    options: { advice: 'the current player, privately' },
  });
  const posted = postedIn(hall, '#midgard');
  expect(await toolsOf(cleo)).not.toContain(ADVISE);
  expect(await textOf(bo.types('/advise'))).toMatch(/^It's not your turn: it's/);
  expect(await textOf(cleo.types('/advise'))).toMatch(/^You don't have a/);
  isThinking = false;
  expect(await textOf(ada.types('/advise'))).toMatch(/^By rule of thumb only/);
  isThinking = true;
  const advice = await advised(ada);
  expect(advice).toMatchObject({ visibleTo: ada.id, content: expect.stringMatching(/about (a )?\d+%/) });
  expect(postedIn(hall, '#midgard')).toEqual(posted);
  const [best = ''] = labelsOf(advice);
  expect(advice.content).toContain(`**${best}**`);
  await ada.presses(best, advice);
  await hall.movesOn(before);
  expectGoodManners(hall);
});

test('outdated advice is marked as outdated, and offers to ask again', async () => {
  const hall = await openHall({ catalogue });
  const { ada, bo } = hall;
  const before = await startsGame(hall, {
    seats: { thor: ada, odin: bo },
    seed: GIALP,
    options: { advice: 'the current player, privately' },
  });
  const [used, old, older] = [await advised(ada), await advised(ada), await advised(ada)];
  // Discord no longer lets the bot remove the older advice.
  hall.turnsClock(15 * MINUTE_MS);
  await ada.presses(labelsOf(used)[0] ?? '', used);
  await hall.movesOn(before);
  const now = (message: Message) => hall.local.world.messages.get(message.id);
  const pressed = async (message: Message) => {
    await ada.presses(labelsOf(message)[0] ?? '', message);
    await hall.local.world.until(() => now(message) !== message);
    return now(message) ?? message;
  };
  const outdated = await pressed(old);
  expect(outdated.content).toBe('The game has moved on since this advice. Ask again for up-to-date advice.');
  expect(labelsOf(outdated)).toEqual([ADVISE]);
  expect(await textOf(ada.presses(ADVISE, outdated))).toMatch(
    /^(Best|By rule of thumb|\*\*.*either is fine)/,
  );
  await ada.types('/game advice', { for: 'no one' });
  const forGood = await pressed(older);
  expect(asTyped(forGood.content)).toBe(
    'The game has moved on since this advice. `/board` shows where it is now.',
  );
  expect(labelsOf(forGood)).toEqual([]);
  expectGoodManners(hall);
});

/** The tools that More offers a person. */
async function toolsOf(player: Player): Promise<readonly string[]> {
  const seen = await player.presses('More');
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  return labelsOf(seen.message);
}

/** The private message with the advice a person requested. */
async function advised(player: Player): Promise<Message> {
  const seen = await player.looksUp(ADVISE);
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  return seen.message;
}

test('at a table with open advice every player may ask, and the answer is public', async () => {
  const hall = await openHall({ catalogue });
  const { ada, bo, cleo } = hall;
  await startsGame(hall, {
    seats: { thor: ada, odin: bo },
    seed: GIALP,
    options: { advice: 'everyone, in the channel' },
  });
  expect(await toolsOf(bo)).toContain(ADVISE);
  expect(await textOf(cleo.types('/advise'))).toMatch(/^You don't have a/);
  const seen = await bo.types('/advise');
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  expect(labelsOf(seen.message)).toEqual([]);
  await hall.local.world.until(() => lastMessage(hall.local)?.content === seen.message.content);
  expect(await textOf(bo.types('/game advice', { for: 'no one' }))).toMatch(/^Only the host/);
  expect(await textOf(ada.types('/game advice', { for: 'no one' }))).toBe("Changed. I've told the channel.");
  expect(await toolsOf(bo)).not.toContain(ADVISE);
  expectGoodManners(hall);
});
