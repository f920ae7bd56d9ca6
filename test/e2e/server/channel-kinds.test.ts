/** Channels in which Discord opens no thread for the bot: voice, stage, announcement and forum posts. */
import { ChannelType } from 'discord.js';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/words/languages.ts';
import { textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';

const LESSON = { game: 'micromidgard' };

type InWords = Readonly<Record<Language, RegExp>>;

const HAS_TABLE: InWords = {
  en: /^(This channel already has a table|There's already a table in this channel)/,
  fr: /^Il y a déjà une table dans ce salon/,
  it: /^Questo canale ha già un tavolo/,
  ja: /^このチャンネルにはすでに卓があ/,
};
/** The words for a problem that another kind of channel would solve. */
const TEXT_CHANNEL: InWords = {
  en: /in a text channel/,
  fr: /dans un salon textuel/,
  it: /in un canale testuale/,
  ja: /テキストチャンネルで/,
};
/** The words for a problem that a permission for the bot would solve. */
const PERMISSION: InWords = {
  en: /allowed to|permission|give me|Create Public Threads/i,
  fr: /le droit de|permission|accorder|Créer des fils publics/i,
  it: /non posso|permess|darmi|Crea thread pubblici/i,
  ja: /権限|許可|公開スレッドの作成/,
};
/** The words for a problem that time solves. */
const A_MINUTE: InWords = {
  en: /Try again in a minute/,
  fr: /Réessaie dans une minute/,
  it: /Riprova tra un minuto/,
  ja: /1分ほどしてもう一度/,
};
/** The words saying that the lesson is here, and that everyone can read it. */
const READ_ALONG: InWords = {
  en: /^Your lesson is right here in <#\d+>, where others can read along/,
  fr: /^Ta leçon est ici même, dans <#\d+>, où les autres peuvent lire/,
  it: /^La tua lezione comincia proprio qui, in <#\d+>, dove anche gli altri leggono/,
  ja: /^レッスンはここ、<#\d+>で始まります。ほかの人にも見えます/,
};

/** Turns Ada's channel into this kind, as the bot sees it from its next start on. */
async function makes(hall: Hall, type: ChannelType): Promise<void> {
  const { channels } = hall.local.world;
  const channel = channels.get(hall.ada.place());
  if (channel === undefined) throw new Error('no channel');
  channels.set(channel.id, { ...channel, type });
  await hall.restarts();
}

/** The lesson starts right there, and the reader learns where they could have one of their own. */
async function expectLessonHere({ ada, local }: Hall, language: Language): Promise<void> {
  local.world.speak(ada.id, language);
  const told = await textOf(ada.types('/learn', LESSON));
  expect(told).toMatch(READ_ALONG[language]);
  expect(told).toContain(`<#${ada.place()}>`);
  expect(told).toMatch(TEXT_CHANNEL[language]);
  expect(told).not.toMatch(PERMISSION[language]);
}

test.each([
  ['a voice channel', ChannelType.GuildVoice],
  ['a stage', ChannelType.GuildStageVoice],
  ['an announcement channel', ChannelType.GuildAnnouncement],
])("in %s the bot does not ask for a permission that wouldn't help", async (_, type) => {
  const hall = await openHall({ places: null });
  const { bo, local } = hall;
  await makes(hall, type);
  await expectLessonHere(hall, 'en');
  for (const language of LANGUAGES) {
    local.world.speak(bo.id, language);
    const told = await textOf(bo.types('/game new', { game: 'yggdrasil' }));
    expect(told).toMatch(HAS_TABLE[language]);
    expect(told).toMatch(TEXT_CHANNEL[language]);
    expect(told).not.toMatch(PERMISSION[language]);
  }
});

test.each(LANGUAGES)(
  "in a forum post the bot does not ask for a permission that wouldn't help a reader of %s",
  async (language) => {
    const hall = await openHall({ places: null });
    const { ada, local } = hall;
    const post = local.people.openThread(ada.id, ada.place(), 'Post');
    if (!('id' in post)) throw new Error('no post');
    await makes(hall, ChannelType.GuildForum);
    ada.goesTo(post.id);
    await expectLessonHere(hall, language);
  },
);

test('in a text channel with a table, the refusal of a second table says which permission a thread needs', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  const midgard = ada.place();
  await textOf(ada.types('/game new', { game: 'yggdrasil', where: 'this channel' }));
  local.world.revoke(midgard, 'CreatePublicThreads');
  for (const language of LANGUAGES) {
    local.world.speak(bo.id, language);
    const told = await textOf(bo.types('/game new', { game: 'yggdrasil' }));
    expect(told).toMatch(HAS_TABLE[language]);
    expect(told).toMatch(PERMISSION[language]);
    expect(told).not.toMatch(A_MINUTE[language]);
  }
  local.world.speak(bo.id, 'en');
  expect(await textOf(bo.types('/game new'))).toMatch(PERMISSION.en);
  // No thread was wanted, so the answer mentions none.
  const taken = await textOf(bo.types('/game new', { game: 'yggdrasil', where: 'this channel' }));
  expect(taken).toMatch(HAS_TABLE.en);
  expect(taken).toContain('or open yours elsewhere');
  expect(taken).not.toMatch(/thread/);
  local.world.grant(midgard, 'CreatePublicThreads');
  while ('id' in local.people.openThread(ada.id, midgard, 'x'));
  for (const language of LANGUAGES) {
    local.world.speak(bo.id, language);
    const told = await textOf(bo.types('/game new', { game: 'yggdrasil' }));
    expect(told).toMatch(HAS_TABLE[language]);
    expect(told).toMatch(A_MINUTE[language]);
    expect(told).not.toMatch(PERMISSION[language]);
  }
});
