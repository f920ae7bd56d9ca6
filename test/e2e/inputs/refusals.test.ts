/** Forbidden actions and their refusals, which are always private and change nothing. */

import { expect, test } from 'vitest';
import { openInteraction } from '../../../src/playground/interactions.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import { INTERACTION_TYPES } from '../../../src/playground/model/shapes.ts';
import { LANGUAGES, type Language } from '../../../src/words/languages.ts';
import { asTyped } from '../../../tools/people/as-typed.ts';
import { eventually } from '../../eventually.ts';
import { asItStands, ephemeralsOf, optionsOf, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { WHERE } from '../faults.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { endsGame, startsGame } from '../playing.ts';

/** Loki has called Gialp, who blocks Muspellheim; Thor begins with all his actions. */
const GIALP = 'alea-1:story 76';

const MINUTE_MS = 60_000;

const MOVED_ON = "That's already been played. The game has moved on, so check the board again in a moment.";

async function expectNothingChanged(hall: Hall, attempt: () => Promise<unknown>): Promise<void> {
  const before = (await hall.loaded()).table;
  const posted = postedIn(hall);
  await attempt();
  await hall.rests();
  expect((await hall.loaded()).table).toEqual(before);
  expect(postedIn(hall)).toEqual(posted);
  expectGoodManners(hall);
}

test('a person without a seat is refused privately, in every way', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: GIALP });
  await expectNothingChanged(hall, async () => {
    const notSeated = /^You don't have a seat at this/;
    expect(await cleo.isShown(cleo.presses('Take an Elf (Alfheim)'))).toMatch(notSeated);
    expect(await cleo.isShown(cleo.presses('Forge (Nidavellir)'))).toMatch(notSeated);
    expect(await textOf(cleo.types('/yggdrasil alfheim'))).toMatch(notSeated);
    expect(await textOf(cleo.types('/yggdrasil nidavellir'))).toMatch(notSeated);
    expect(await textOf(cleo.types('/act', { answer: 'alfheim' }))).toMatch(notSeated);
    expect(await textOf(cleo.types('/act'))).toMatch(notSeated);
  });
  expect(ephemeralsOf(hall.local, cleo)).toHaveLength(6);
});

test('a player who acts out of turn is told whose turn it is', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: GIALP });
  await expectNothingChanged(hall, async () => {
    const wait = `It's not your turn: it's <@${ada.id}>'s turn now. I'll call you.`;
    expect(await bo.isShown(bo.presses('Take an Elf (Alfheim)'))).toBe(wait);
    const fight = optionsOf(hall.board()).find((label) => label.startsWith('Fight '));
    expect(await bo.isShown(bo.presses(fight ?? ''))).toBe(wait);
    expect(await textOf(bo.types('/yggdrasil done'))).toBe(wait);
    expect(await textOf(bo.types('/yggdrasil jotunheim'))).toBe(wait);
    expect(await textOf(bo.types('/choose'))).toBe(wait);
  });
});

test('a refused move into a blocked world names the giant and the way out', async () => {
  const hall = await openHall();
  await startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo }, seed: GIALP });
  await expectNothingChanged(hall, async () => {
    expect(await textOf(hall.ada.types('/yggdrasil muspellheim', { island: 'white' }))).toBe(
      'Gialp blocks Muspellheim: no actions there. Beat Gialp in Jötunheim to open it again.',
    );
  });
});

test('a command from another game is answered with the name of the game at this table', async () => {
  const hall = await openHall();
  await startsGame(hall, { seats: { thor: hall.ada }, seed: 'story 76' });
  const before = await hall.loaded();
  expect(await textOf(hall.ada.types('/micromidgard done'))).toBe(
    'This table is playing Yggdrasil. `/act` lists everything you can do here.',
  );
  expect((await hall.loaded()).table.version).toBe(before.table.version);
});

test('an illegal action is answered with the legal ones', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: GIALP });
  await expectNothingChanged(hall, async () => {
    for (const [world, options] of [
      ['asgard', { enemy: 'fenrir', vikings: '0' }],
      ['asgard', { enemy: 'loki', vikings: '99' }],
      ['jotunheim', { giant: 'gialp', vikings: 'many' }],
      ['nidavellir', { artifact: 'mead' }],
      ['helheim', { island: 'atlantis' }],
    ] as const) {
      const seen = await ada.types(`/yggdrasil ${world}`, options);
      expect(seen).toMatchObject({
        kind: 'message',
        message: {
          visibleTo: ada.id,
          content: "You can't do it that way right now. Here's what you can do:",
        },
      });
      const ids = everyComponent(seen.kind === 'message' ? seen.message.components : []).flatMap(
        ({ custom_id: id }) => id ?? [],
      );
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) expect(id).toMatch(new RegExp(`\\|[amn]\\|1-turn\\|${world}`));
    }
    expect(await textOf(ada.types('/choose', { answer: 'alfheim~99' }))).toMatch(/^Your turn: /);
  });
});

test('an outdated button gets a friendly reply and a link to the board', async () => {
  const hall = await openHall();
  const { ada } = hall;
  const before = await startsGame(hall, {
    seats: { thor: ada, odin: hall.bo },
    seed: GIALP,
    options: { advice: 'private' },
  });
  const options = everyComponent(hall.board().components).flatMap((each) => each.options ?? []);
  await ada.presses(options.find(({ value }) => /^(verb|group)\|/.test(value))?.label ?? 'nothing narrower');
  const asked = ephemeralsOf(hall.local, ada).at(-1);
  if (asked === undefined) throw new Error('nothing was asked in private');
  const stale = hall.board().components.flatMap((row) => row.components ?? []);
  // After 15 minutes, Discord no longer lets the bot remove the private question when it's answered elsewhere.
  hall.turnsClock(15 * MINUTE_MS);
  await ada.presses('Take an Elf: saves a fight');
  await hall.movesOn(before);
  const board = hall.board();
  const hereIsTheBoard =
    "That's already been played. Here's the current board: " +
    `https://discord.com/channels/1200000000000000001/${board.channelId}/${board.id}`;
  const answers = stale.filter(({ custom_id: id, options }) => !id?.includes('|t|') && options === undefined);
  expect(answers.length).toBeGreaterThan(3);
  for (const button of answers) {
    const text = await pressesWithoutSeeing(hall, board.id, button.custom_id ?? '');
    expect(text).toBe(MOVED_ON);
  }
  const [way] = everyComponent(asked.components).flatMap(({ custom_id: id }) => id ?? []);
  await ada.isShown(ada.presses(way ?? '', asked));
  expect(asItStands(hall.local, asked)).toEqual({ content: hereIsTheBoard, labels: [] });
});

/** The message saying that the game is over, with a link to its result and no link to a current board. */
const GAME_OVER = {
  en: /^This game is over, .*This is how it ended: https:\S+$/,
  fr: /^Cette partie est finie.*Voici comment elle s'est terminée\s: https:\S+$/,
  it: /^Questa partita è finita, .*Ecco com'è finita: https:\S+$/,
  ja: /^このゲームは終わったので、.*結末はこちら： https:\S+$/,
} as const satisfies Readonly<Record<Language, RegExp>>;

test('after the game, old buttons say so and link to its result', async () => {
  const hall = await openHall();
  const { ada, bo, mo, local } = hall;
  await startsGame(hall, {
    seats: { thor: ada, odin: bo },
    seed: GIALP,
    options: { advice: 'private' },
  });
  const board = hall.board();
  const buttons = everyComponent(board.components).filter(({ options }) => options === undefined);
  const old = buttons.flatMap(({ custom_id: id }) => id ?? []);
  const answers = old.filter((id) => !id.includes('|t|'));
  await endsGame(hall, mo);
  expect(answers.length).toBeGreaterThan(3);
  for (const [at, id] of answers.entries()) {
    const language = LANGUAGES[at % LANGUAGES.length] ?? 'en';
    local.world.speak(ada.id, language);
    const text = await pressesWithoutSeeing(hall, board.id, id);
    expect(text).toMatch(GAME_OVER[language]);
  }
});

test('a second press on a board that is about to change gets no link to that board', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  const before = await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: GIALP });
  const board = hall.board();
  const slow = local.world.restFaults.inject({ kind: 'slow' }, { on: WHERE.editing, times: 1 });
  await ada.presses('Take an Elf (Alfheim)', board);
  await eventually(() => expect(slow.calls).toHaveLength(1));
  expect(await ada.isShown(ada.presses('Take an Elf (Alfheim)', board))).toBe(MOVED_ON);
  slow.ends();
  await hall.movesOn(before);
});

test.each([
  ['of a future version', (id: string) => `v2|${id}|t|odds`],
  ['of an unknown verb', (id: string) => `v1|${id}|t|win`],
  ['of a verb of no game', (id: string) => `v1|${id}|v|1-turn|win`],
  ['cut short', (id: string) => `v1|${id}|a|1-turn`],
  ['of a form, on a button', (id: string) => `v1|${id}|f|1-turn|asgard`],
  ['of a menu, on a button', (id: string) => `v1|${id}|m|1-turn|asgard`],
  ['with too many parts', (id: string) => `v1|${id}|a|1-turn|alfheim|alfheim`],
  ['of something else', () => 'hello'],
  ['of hostile text', () => `v1|'; DROP TABLE "GameTable"; --|t|odds`],
])('an invalid custom id (%s) is refused', async (_, forge) => {
  const hall = await openHall();
  const { id } = await startsGame(hall, { seats: { thor: hall.ada }, seed: GIALP });
  await expectNothingChanged(hall, async () => {
    expect(asTyped(await pressesWithoutSeeing(hall, hall.board().id, forge(id)))).toBe(
      'This button no longer works. `/board` shows the board, and `/act` lists everything you can do.',
    );
  });
});

test('an answer forged into a custom id is refused', async () => {
  const hall = await openHall();
  const { id } = await startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo }, seed: GIALP });
  await expectNothingChanged(hall, async () => {
    for (const code of [
      'asgard~loki~99',
      'asgard~loki~-1',
      'asgard~loki',
      'muspellheim~white',
      'toString',
      '',
    ]) {
      const text = await pressesWithoutSeeing(hall, hall.board().id, `v1|${id}|a|1-turn|${code}`);
      expect(text, code).toMatch(/already been played|can't|isn't possible/);
    }
    const elsewhere = await pressesWithoutSeeing(hall, hall.board().id, 'v1|aaaaaaaaaa|a|1-turn|alfheim');
    expect(elsewhere).toMatch(/^There's no table/);
  });
});

test('a value forged into a menu or a form is refused', async () => {
  const hall = await openHall();
  const { id } = await startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo }, seed: GIALP });
  const board = hall.board().id;
  await expectNothingChanged(hall, async () => {
    for (const value of ['asgard~loki~99', 'more~nothing', 'more', '', '__proto__']) {
      const text = await choosesWithoutSeeing(hall, board, `v1|${id}|m|1-turn|asgard`, value);
      expect(text, value).toMatch(
        value.startsWith('more') ? /^Who do you fight\?$|already been played/ : /already been played/,
      );
    }
    for (const alternative of ['asgard', 'nothing']) {
      const text = await sendsForm(hall, `v1|${id}|f|1-turn|${alternative}`, {
        enemy: 'loki',
        vikings: '40',
      });
      expect(text, alternative).toMatch(/value doesn't work|already been played/);
    }
    expect(asTyped(await sendsForm(hall, 'nonsense', {}))).toMatch(
      /^This button no longer works\. `\/board` shows the/,
    );
  });
});

test('before and after a game, a refused command says what to do instead', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  for (const command of [
    '/game join',
    '/game leave',
    '/game start',
    '/game status',
    '/game abort',
    '/yggdrasil alfheim',
    '/act',
  ]) {
    expect(await textOf(ada.types(command)), command).toBe(
      "There's no table in this channel. `/game new` opens one.",
    );
  }
  expect(await textOf(ada.types('/board'))).toMatch(/^There's no table/);
  expect(await textOf(ada.types('/odds'))).toMatch(/^There's no table/);
  await ada.types('/game new', { game: 'yggdrasil', role: 'odin' });
  expect(await textOf(bo.types('/game new', { game: 'yggdrasil', role: 'odin' }))).toMatch(
    /^There's already a table in this/,
  );
  expect(await textOf(bo.types('/game join', { role: 'odin' }))).toMatch(/^That role is taken\. Pick/);
  expect(await textOf(bo.types('/game join', { role: 'zeus' }))).toMatch(/^There's no role with that name/);
  expect(await textOf(bo.types('/game leave'))).toMatch(/^You don't have a/);
  expect(await textOf(bo.types('/game start'))).toBe(`Only the host can do that. Ask <@${ada.id}>.`);
  expect(await textOf(ada.types('/game start', { first: 'thor' }))).toMatch(
    /^There's no role with that name/,
  );
  expect(await textOf(ada.types('/yggdrasil alfheim'))).toMatch(/^There's no game in progress here\./);
  expect(await textOf(ada.types('/act'))).toMatch(/^There's no game in progress here\./);
  expect(await textOf(ada.types('/board'))).toMatch(/^The game hasn't started, so there's no board yet\./);
  expect(await textOf(ada.types('/odds'))).toMatch(/^The game hasn't started, so there's no board yet\./);
  await ada.types('/game leave');
  expect(await textOf(ada.types('/game start'))).toMatch(
    /^No one has a seat yet\. Use `\/game join` to take one\.$/,
  );
  await cleo.types('/game join', { role: 'frey' });
  await ada.types('/game start');
  await hall.rests();
  expect(await textOf(bo.types('/game join'))).toMatch(/^Every seat in this game is taken\./);
  expect(await textOf(bo.types('/game join', { role: 'frey' }))).toMatch(/plays that role,/);
});

test('an invalid option for a new table is refused, and no table is left behind', async () => {
  const hall = await openHall();
  const { ada } = hall;
  for (const [options, text] of [
    [{ angry: '7' }, /isn't a valid value for angry/],
    [{ angry: 'hel, nobody' }, /isn't a valid value for angry/],
    [{ ragnarok: '-1' }, /isn't a valid value for ragnarok/],
    [{ rules: '1999' }, /isn't a valid value for rules/],
    [{ bags: 'half open' }, /isn't a valid value for bags/],
    [{ role: 'zeus' }, /There's no role with that name here/],
  ] as const) {
    expect(await textOf(ada.types('/game new', options)), JSON.stringify(options)).toMatch(text);
  }
  expect(await textOf(ada.types('/game status'))).toMatch(/^There's no table/);
});

test('a missing permission is named, and trying again works once it is restored', async () => {
  const hall = await openHall();
  const { ada } = hall;
  hall.local.world.revoke(ada.place(), 'AttachFiles', 'SendMessages');
  expect(await textOf(ada.types('/game new', { game: 'yggdrasil', role: 'odin' }))).toBe(
    `I need Send Messages and Attach Files in <#${ada.place()}> to run a game. Ask a moderator to allow it, then try again.`,
  );
  hall.local.world.grant(ada.place(), 'AttachFiles', 'SendMessages');
  expect(await textOf(ada.types('/game new', { game: 'yggdrasil', role: 'odin' }))).toMatch(
    /^The table is open/,
  );
});

/** Sends a press as a hand-made client could: with a button that is on no message. */
async function pressesWithoutSeeing(hall: Hall, messageId: string, customId: string): Promise<string> {
  return sends(hall, messageId, INTERACTION_TYPES.component, { custom_id: customId, component_type: 2 });
}

async function choosesWithoutSeeing(hall: Hall, messageId: string, customId: string, value: string) {
  const data = { custom_id: customId, component_type: 3, values: [value], resolved: {} };
  return sends(hall, messageId, INTERACTION_TYPES.component, data);
}

async function sendsForm(hall: Hall, customId: string, texts: Readonly<Record<string, string>>) {
  const components = Object.entries(texts).map(([name, value], at) => ({
    type: 18,
    id: at * 2 + 1,
    component: { type: 4, id: at * 2 + 2, custom_id: name, value },
  }));
  return sends(hall, null, INTERACTION_TYPES.modal, { custom_id: customId, components, resolved: {} });
}

async function sends(
  { local, ada }: Hall,
  sourceMessageId: string | null,
  type: (typeof INTERACTION_TYPES)['component' | 'modal'],
  data: Parameters<typeof openInteraction>[2]['data'],
): Promise<string> {
  const { world } = local;
  const { id } = openInteraction(world, local.url, {
    type,
    personId: ada.id,
    channelId: ada.place(),
    sourceMessageId,
    commandName: null,
    focusedType: null,
    data,
  });
  await world.until(() => (world.interactions.get(id)?.written.length ?? 0) > 0);
  const message = world.messages.get(world.interactions.get(id)?.written[0] ?? '');
  expect(message?.visibleTo).toBe(ada.id);
  return message?.content ?? '';
}
