/** Typed text comes out unchanged, and has no effect, wherever the bot quotes it. */
import { expect, test } from 'vitest';
import { textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners, postedIn } from '../manners.ts';

/** Finn has no seat, so only this text could ping him. */
const NASTY = [
  '# Evil',
  '> <@1200000000000000206> @everyone @here <@&1200000000000000012> <#1200000000000000303>',
  '-# [Odin](https://evil.example) discord.gg/evil <https://evil.example> </game new:1> <t:0:R> <:e:1200000000000000206>',
  '- **b** __u__ ~~s~~ ||p|| `c` \u202Eturned\u200B\u2066 \u0007z\u0301\u0301\u0301\u0301\u0301',
].join('\n');

/** Markup that would take effect, after removing what is escaped. */
const ALIVE =
  /https:\/\/evil|discord\.gg\/|<@!?1200000000000000206>|@everyone|@here|<@&|<#1200000000000000303>|<t:0|<:e:|<\/game new:1>|(?<=\[)Odin|\*\*b|__u|~~s|\|\|p|`c`|^(?:#|>|-#|-) ?(?:Evil|<@|\[)/m;
const UNSEEN = /[\p{Cf}\u2066]|(?!\n)\p{Cc}|\u0301{4}/u;

/** Every text that the bot sent, by the name of its field. */
function textsIn(sent: unknown, field = ''): readonly (readonly [string, string])[] {
  if (typeof sent === 'string') return [[field, sent]];
  if (typeof sent !== 'object' || sent === null) return [];
  // An embed's description is formatted; the description of a picture or an option is plain.
  const inEmbed = field === 'embeds';
  return Object.entries(sent).flatMap(([name, value]) =>
    textsIn(value, Array.isArray(sent) ? field : inEmbed ? `embed ${name}` : name),
  );
}

function textsSent(hall: Hall): readonly (readonly [string, string])[] {
  return (
    hall.wire.sent
      .filter(({ method, path }) => method !== 'PUT' && !path.includes('/commands'))
      // The bot's own texts quote no one.
      .filter(({ path }) => !path.endsWith('/applications/@me'))
      .flatMap(({ body }) => textsIn(body))
  );
}

function withoutEscapes(text: string): string {
  return text.replace(/\\[!-/:-@[-`{-~]/g, '');
}

const PLAIN_FIELDS = ['name', 'title', 'label', 'description', 'filename'];

test('typed text does not format, ping, link or hide anything', async () => {
  const hall = await openHall({ places: 'thread' });
  const { ada, bo, mo, local } = hall;
  const { world } = local;
  const adas = world.personCalled('Ada');
  if (adas === undefined) throw new Error('Ada is gone');
  world.people.set(ada.id, { ...adas, name: NASTY });

  const told: string[] = [];
  const types = async (command: string, options: Readonly<Record<string, string>>) =>
    told.push(await textOf(ada.types(command, options)));
  await types('/settings', { 'time-zone': NASTY });
  await types('/settings', { away: NASTY });
  await types('/stats', { role: NASTY });
  await types('/rule', { about: NASTY });
  await types('/game new', { role: NASTY });
  await types('/game new', { players: NASTY });
  await types('/game new', { seed: NASTY.replace(/\n/g, ' ').slice(0, 60) });
  const file = { [NASTY]: NASTY, game: 'yggdrasil', die: [NASTY] };
  for (const text of [JSON.stringify(file), `{"game": "yggdrasil", ${NASTY}`]) {
    const box = { filename: `${NASTY}.json`, bytes: Buffer.from(text) };
    told.push(await textOf(mo.types('/server box', { game: 'Yggdrasil', file: box })));
  }

  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  const thread = [...world.channels.values()].find(({ parentId }) => parentId !== null);
  const place = thread?.id ?? '';
  await bo.goesTo(place).types('/game join', { role: 'odin' });
  await ada.goesTo(place).types('/game start');
  await hall.rests();
  for (const command of ['/act', '/choose']) await types(command, { answer: NASTY });
  await types('/yggdrasil midgard', { what: NASTY });
  await types('/game join', { role: NASTY });
  await types('/game leave', { role: NASTY });
  await types('/game replace', { role: NASTY });
  world.channels.set(place, { ...(thread ?? ({} as never)), name: NASTY });
  await ada.goesTo('#midgard').isOffered('/game move', 'table', '');
  await ada.goesTo(place).types('/game abort');
  await ada.presses('End it and say why');
  await ada.isShown(ada.fills({ 'Why? Everyone at the table will see it.': NASTY.slice(0, 300) }));
  await hall.rests();
  await textOf(ada.types('/game log'));

  const texts = textsSent(hall);
  for (const [field, text] of texts) {
    if (field === 'custom_id' || field === 'value') continue;
    expect(text, field).not.toMatch(UNSEEN);
    if (!PLAIN_FIELDS.includes(field)) expect(withoutEscapes(text), field).not.toMatch(ALIVE);
    else expect(text, field).not.toContain('\n');
  }
  // The text was shown everywhere: in two private replies (one about a file), in the thread's name, in a public message, and in
  // the log.
  expect(thread?.name).toMatch(/^\S+ · Yggdrasil - # Evil > <@1200000000000000206> @everyone/);
  expect(texts.filter(([, text]) => text.includes('Evil')).length).toBeGreaterThanOrEqual(6);
  expect(told.filter((text) => text.includes('Evil'))).toHaveLength(3);
  expect(postedIn(hall, place).at(-1)).toContain(
    'has ended this game: \\# Evil > \\<\\@1200000000000000206>',
  );
  expect(world.notifications).toEqual([]);
  expectGoodManners(hall);
});
