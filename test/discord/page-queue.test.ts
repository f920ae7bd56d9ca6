/** The queue of private pages: a few are made at once, and only the last one of a message is made. */
import { ButtonInteraction, ChatInputCommandInteraction, type Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import { isForPage, openPageAdmission } from '../../src/discord/admission/page-admission.ts';
import { incomingOf } from '../../src/discord/incoming.ts';
import { openPageQueue, type PageQueue } from '../../src/discord/page-queue.ts';
import { deferred } from '../../src/runtime/deferred.ts';
import { eventually } from '../eventually.ts';

/** A page that is being made until the test ends it. */
function slowPage(queue: PageQueue, messageId: string) {
  const end = deferred<string>();
  let hasBegun = false;
  const made = queue.make(messageId, () => {
    hasBegun = true;
    return end.promise;
  });
  return { made, ends: end.resolve, hasBegun: () => hasBegun };
}

test('pages beyond the limit wait in order', async () => {
  const queue = openPageQueue({ atOnce: 2, waiting: 10 });
  const [first, second, third, fourth] = ['1', '2', '3', '4'].map((id) => slowPage(queue, id));
  await Promise.resolve();
  expect([first, second, third, fourth].map((page) => page?.hasBegun())).toEqual([true, true, false, false]);
  second?.ends('second');
  expect(await second?.made).toBe('second');
  await eventually(() => expect(third?.hasBegun()).toBe(true));
  expect(fourth?.hasBegun()).toBe(false);
  for (const page of [first, third, fourth]) page?.ends('done');
  expect(await fourth?.made).toBe('done');
});

test("a newer page of the same message takes the older page's place in the queue", async () => {
  const queue = openPageQueue({ atOnce: 1, waiting: 10 });
  const busy = slowPage(queue, 'other');
  const order: string[] = [];
  const makes = (messageId: string, name: string) => queue.make(messageId, async () => order.push(name));
  const older = makes('ada', "Ada's first");
  const next = makes('bo', "Bo's");
  const newer = makes('ada', "Ada's second");
  expect(await older).toBeNull();
  busy.ends('done');
  await Promise.all([next, newer]);
  expect(order).toEqual(["Ada's second", "Bo's"]);
});

test('a page that fails makes room for the next', async () => {
  const queue = openPageQueue({ atOnce: 1, waiting: 10 });
  const failing = queue.make('1', () => Promise.reject(new Error('no page')));
  const next = queue.make('2', async () => 'next');
  await expect(failing).rejects.toThrow('no page');
  expect(await next).toBe('next');
});

test('while the queue is full, new interactions are refused, and the first refusal is logged', async () => {
  const queue = openPageQueue({ atOnce: 1, waiting: 2 });
  const admit = openPageAdmission({ pages: queue });
  const pages = ['1', '2', '3'].map((id) => slowPage(queue, id));
  expect(await admit()).toEqual({ ok: false, isFirst: true });
  expect(await admit()).toEqual({ ok: false, isFirst: false });
  pages[0]?.ends('done');
  await pages[0]?.made;
  expect(await admit()).toMatchObject({ ok: true });
  for (const page of pages) page.ends('done');
});

/** A press on the control with this custom id. */
function press(customId: string): Interaction {
  const pressed = Object.create(ButtonInteraction.prototype) as ButtonInteraction;
  return Object.assign(pressed, { type: 3, componentType: 2, customId });
}

function command(commandName: string): Interaction {
  const typed = Object.create(ChatInputCommandInteraction.prototype) as ChatInputCommandInteraction;
  const options = { getSubcommand: () => null, getSubcommandGroup: () => null };
  return Object.assign(typed, { type: 2, commandType: 1, commandName, options });
}

test.each([
  ["an answer in today's attempt", press('v1|2026-11-29|a|r1|x'), true],
  ['an answer in practice', press('v1|p20261129|a|r1|x'), true],
  ['the command /daily', command('daily'), true],
  ['an answer at a table', press('v1|2222222222|a|r1|x'), false],
  ['another command', command('stats'), false],
])('%s waits in the queue only if it makes a private page', (_, interaction, isPage) => {
  expect(isForPage(incomingOf(interaction))).toBe(isPage);
});
