/** A server's own values: seen by everyone, changed by moderators, and used by tables opened afterwards. */

import { expect, test } from 'vitest';
import { correctable } from '../../../src/core/catalogue.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import { translator } from '../../../src/words/translate.ts';
import { asTyped } from '../../../tools/people/as-typed.ts';
import { asRead, ephemeralsOf, type Player, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners, postedIn } from '../manners.ts';

const HOUSE = /^\*\*Yggdrasil\*\* uses house values here/;
const IN_FORCE = /^\*\*Yggdrasil\*\* uses a box file by <@\d+> here, active since <t:\d+:f>\./;

interface Draft {
  [field: string]: unknown;
  die: { colours: string[]; hammers: number[] };
}

/** The starting file for the 2018 rules, which people edit. */
function draft(): Draft {
  const drafts = correctable(CATALOGUE).get('yggdrasil')?.boxFile.drafts(translator('en')) ?? [];
  const file = drafts.find(({ name }) => name === '2018')?.file;
  if (file === undefined) throw new Error('there is no file to start from');
  return JSON.parse(JSON.stringify(file)) as Draft;
}

/** A box file with a single value: three hammers on each side of the die, which is more than usual. */
function threeHammers(): string {
  const { game, rules } = draft();
  return JSON.stringify({ game, rules, die: { hammers: [3, 3, 3, 3, 3, 3] } }, null, 2);
}

function file(content: string | Buffer) {
  return { filename: 'my-box.json', bytes: Buffer.from(content) };
}

function sends(player: Player, content: string | Buffer): Promise<string> {
  return textOf(player.types('/server box', { file: file(content) }));
}

async function looks(hall: Hall, player: Player): Promise<Message> {
  await player.types('/server box');
  const seen = ephemeralsOf(hall.local, player).at(-1);
  if (seen === undefined) throw new Error('nothing was shown');
  return seen;
}

function texts(hall: Hall, { attachments }: Message): readonly string[] {
  return attachments.map(({ id }) => hall.local.world.files.get(id)?.toString('utf8') ?? '');
}

/** Resolves with the bot's next public message. */
async function isSaid(hall: Hall, cause: () => Promise<unknown>): Promise<string> {
  const before = postedIn(hall).length;
  await cause();
  await hall.local.world.until(() => postedIn(hall).length > before);
  return postedIn(hall).at(-1) ?? '';
}

async function putsInForce(hall: Hall, text: string): Promise<string> {
  return isSaid(hall, async () => expect(await sends(hall.mo, text)).toBe('Your box file is active.'));
}

async function expectNothingChanged(hall: Hall, attempt: () => Promise<void>): Promise<void> {
  const posted = postedIn(hall);
  const before = await looks(hall, hall.cleo);
  await attempt();
  const after = await looks(hall, hall.cleo);
  expect(after.content).toBe(before.content);
  expect(texts(hall, after)).toEqual(texts(hall, before));
  expect(postedIn(hall)).toEqual(posted);
  expectGoodManners(hall);
}

test("everyone can see which values are the house's, and gets a starting file for each edition", async () => {
  const hall = await openHall();
  const { content, attachments, visibleTo } = await looks(hall, hall.ada);
  expect(visibleTo).toBe(hall.ada.id);
  expect(content).toMatch(HOUSE);
  expect(content).toContain(
    '- **2018, with trance** and **2011, the first edition**: house values for the colours on the die,',
  );
  expect(content).toContain('which enemies each Ragnarök card names');
  expect(content).toMatch(/^- \*\*2010, pre-release rules\*\*: house values for (?!.*Ragnarök)/m);
  expect(asTyped(content)).toContain(
    'attached file. A moderator activates it with `/server box` and the option `file`.',
  );
  expect(attachments.map(({ filename }) => filename)).toEqual([
    'yggdrasil-box-2018.json',
    'yggdrasil-box-2011.json',
    'yggdrasil-box-2010.json',
  ]);
  expect(attachments.map(({ description }) => description)).toEqual(Array(3).fill('Box file for Yggdrasil'));
  const [first = ''] = texts(hall, await looks(hall, hall.ada));
  expect(JSON.parse(first)).toEqual(draft());
  expect(postedIn(hall)).toEqual([]);
});

test('a moderator activates a box file for new tables, the channel is told about it, and open tables keep their box', async () => {
  const hall = await openHall();
  const { ada, bo, mo } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  await ada.types('/game start');
  await hall.rests();
  const odds = await textOf(ada.types('/odds', { vikings: 5 }));

  const posted = await putsInForce(hall, threeHammers());
  expect(posted).toContain(`<@${mo.id}> has activated a box file for **Yggdrasil** on this server.`);
  expect(posted).toContain(
    '- **2018, with trance**: the hammers on the die from the box; still house values, at least in part: ',
  );
  expect(posted).toContain(
    '- **2011, the first edition** and **2010, pre-release rules**: all house values, since',
  );
  expect(posted).toContain('New tables use it. Open tables keep the values they started with.');

  bo.goesTo('#midgard');
  await bo.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  await hall.rests();
  const lobby = hall.boardWords('#midgard');
  expect(lobby).toMatch(
    /^-# Played with this server's box file\. Numbers it doesn't give are our best guess: `\/rule/m,
  );
  await bo.types('/game start');
  await hall.rests();
  expect((await hall.loaded('#midgard')).table.box).toMatchObject({ die: { hammers: [3, 3, 3, 3, 3, 3] } });
  expect(await textOf(bo.types('/odds', { vikings: 5 }))).not.toBe(odds);
  expect(await textOf(ada.types('/odds', { vikings: 5 }))).toBe(odds);
  expect((await hall.loaded()).table.box).toMatchObject({ die: { hammers: [0, 1, 1, 2, 2, 3] } });

  const seen = await looks(hall, ada);
  expect(seen.content).toMatch(IN_FORCE);
  expect(seen.content).toContain(`by <@${mo.id}> here,`);
  expect(seen.attachments.map(({ filename }) => filename)).toEqual(['yggdrasil-box.json']);
  expect(texts(hall, seen)).toEqual([threeHammers()]);
  expectGoodManners(hall);
});

test('a file with every value from the box leaves no house value, and the lobby says so', async () => {
  const hall = await openHall();
  const posted = await putsInForce(hall, JSON.stringify(draft(), null, 2));
  expect(posted).toMatch(
    /^- \*\*2018, with trance\*\*: the colours on the die, .* from the box; no house values left\.$/m,
  );
  await hall.ada.types('/game new', { game: 'yggdrasil', role: 'thor' });
  await hall.rests();
  expect(hall.boardWords()).toContain("-# All values are from this server's box file.");
});

test("a table of an edition the file doesn't cover plays with house values", async () => {
  const hall = await openHall();
  await putsInForce(hall, threeHammers());
  await hall.ada.types('/game new', { role: 'thor', rules: '2011' });
  await hall.rests();
  expect(hall.boardWords()).toMatch(/^-# Some numbers are our best guess/m);
});

test('impossible values are reported with their line and change nothing', async () => {
  const hall = await openHall();
  await putsInForce(hall, threeHammers());
  await expectNothingChanged(hall, async () => {
    const text = JSON.stringify(
      {
        game: 'yggdrasil',
        rules: ['2018'],
        die: { hammers: [0, 1, 1, 2, 2, 33] },
        giants: { thrym: { rune: 'moon' } },
      },
      null,
      2,
    );
    const lines = text.split('\n');
    const lineOf = (written: string) => lines.findIndex((line) => line.includes(written)) + 1;
    const told = asRead(await sends(hall.mo, text)).split('\n');
    expect(told[0]).toBe("I haven't activated that file. Problems in it:");
    expect(told).toContainEqual(
      expect.stringMatching(new RegExp(`^line ${lineOf('33')}, die\\.hammers\\.\\S+: \\S`)),
    );
    expect(told).toContainEqual(
      expect.stringMatching(new RegExp(`^line ${lineOf('moon')}, giants\\.thrym\\.rune: \\S`)),
    );
    expect(told.at(-1)).toBe(
      'Fix the file and send it again; `/server box` alone gives you one to start from.',
    );
  });
});

test('invalid JSON is reported with its line', async () => {
  const hall = await openHall();
  await expectNothingChanged(hall, async () => {
    const told = async (text: string) => asRead(await sends(hall.mo, text));
    expect(await told('{\n  "game": "yggdrasil",\n  "rules": [2018\n}\n')).toMatch(/^line 4, rules\.1: \S/m);
    expect(await told('')).toMatch(/^line 1: \S/m);
    expect(await told('The hammers are 1, 2 and 3.')).toMatch(/^line 1: \S/m);
  });
});

test('thousands of fields and endless names still fit into a message that can be sent', async () => {
  const hall = await openHall();
  const { game, rules } = draft();
  const many = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`${at}`.repeat(12), at]));
  for (const hostile of [many, { ['x'.repeat(50_000)]: 1, giants: { ['@everyone '.repeat(400)]: {} } }]) {
    expect(await sends(hall.mo, JSON.stringify({ game, rules, ...hostile }))).toMatch(
      /^I haven't activated that file\. Problems in/,
    );
  }
});

test('a file that is too large, not text or gone is refused, and the reply says what to do', async () => {
  const hall = await openHall();
  await expectNothingChanged(hall, async () => {
    const padded = threeHammers().padEnd(64 * 1024 + 1);
    expect(await sends(hall.mo, padded)).toMatch(/^That file is larger than 64 KB/);
    expect(await sends(hall.mo, Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toMatch(/^I can't read that as a/);
    const { world } = hall.local;
    const unwatch = world.watch(({ what }) => {
      if (what !== 'interaction-created') return;
      for (const id of world.attached.keys()) world.files.delete(id);
    });
    expect(await sends(hall.mo, threeHammers())).toMatch(/^Discord didn't give me the file in/);
    unwatch();
  });
  expect(await sends(hall.mo, threeHammers().padEnd(64 * 1024))).toBe('Your box file is active.');
});

test("a person who isn't a moderator may read the box values, but not change anything", async () => {
  const hall = await openHall();
  await putsInForce(hall, threeHammers());
  await expectNothingChanged(hall, async () => {
    const refusal =
      /^Only moderators \(Manage Messages on the whole server\) can change this server's .* Ask one of them;/;
    expect(await sends(hall.ada, JSON.stringify(draft()))).toMatch(refusal);
    expect(await textOf(hall.ada.types('/server box', { reset: true }))).toMatch(refusal);
  });
});

test('a reset returns to the house values, and a second one changes nothing', async () => {
  const hall = await openHall();
  const { mo } = hall;
  await putsInForce(hall, threeHammers());
  const posted = await isSaid(hall, () => mo.types('/server box', { reset: true }));
  expect(posted).toBe(
    `<@${mo.id}> has removed the box file for **Yggdrasil**. ` +
      'New tables use the house values; open tables keep the values they started with.',
  );
  await expectNothingChanged(hall, async () => {
    expect(await textOf(mo.types('/server box', { reset: true }))).toMatch(/^No box file is active: this/);
  });
  expect((await looks(hall, mo)).content).toMatch(HOUSE);
  await hall.ada.types('/game new', { game: 'yggdrasil', role: 'thor' });
  await hall.rests();
  expect(hall.boardWords()).toMatch(/^-# Some numbers are our best guess/m);
});

test('the file that is already active, or a file with a reset, changes and announces nothing', async () => {
  const hall = await openHall();
  await putsInForce(hall, threeHammers());
  await expectNothingChanged(hall, async () => {
    expect(await sends(hall.mo, threeHammers())).toBe('This file is already active.');
    const both = { file: file(JSON.stringify(draft())), reset: true };
    expect(await textOf(hall.mo.types('/server box', both))).toMatch(
      /^Send either a file or `reset`, not both\./,
    );
  });
});

test('a box file stays active after a restart', async () => {
  const hall = await openHall();
  await putsInForce(hall, threeHammers());
  const before = await looks(hall, hall.ada);
  await hall.restarts();
  const after = await looks(hall, hall.ada);
  expect(after.content).toBe(before.content);
  expect(texts(hall, after)).toEqual([threeHammers()]);
  await hall.ada.types('/game new', { game: 'yggdrasil', role: 'thor' });
  expect((await hall.loaded()).table.box).toMatchObject({ die: { hammers: [3, 3, 3, 3, 3, 3] } });
});

test("an edition without Ragnarök cards can't be opened with them", async () => {
  const hall = await openHall();
  const { ada } = hall;
  expect(await textOf(ada.types('/game new', { role: 'thor', rules: '2010', ragnarok: '2' }))).toBe(
    'The 2010 rules have no Ragnarök cards. Leave them out, or choose another edition.',
  );
  expect(await textOf(ada.types('/game status'))).toMatch(/^There's no table/);
  expect(await textOf(ada.types('/game new', { role: 'thor', rules: '2010' }))).toBe(
    'The table is open. Your friends can join it now.',
  );
  await hall.rests();
  expect(hall.boardWords()).toContain('- Edition: 2010, pre-release rules');
});
