/** A table in a forum post: forum tags with matching names follow it. */
import { expect, test } from 'vitest';
import { CHANNEL_TYPES } from '../../../../src/playground/model/shapes.ts';
import { type Hall, openHall } from '../../bot.ts';
import { endsGame } from '../../playing.ts';

const TAGS = ['Beginners', 'en attente', 'Playing', 'Finished', 'Yggdrasil'];
const idOf = (name: string) => `13000000000000009${String(TAGS.indexOf(name)).padStart(2, '0')}`;

/** Ada's post in a forum that has these tags. */
async function inPost(
  hall: Hall,
  { names = TAGS, mayTag = false }: { readonly names?: readonly string[]; readonly mayTag?: boolean },
): Promise<string> {
  const { ada, local } = hall;
  const { channels } = local.world;
  const forum = channels.get(ada.place());
  if (forum === undefined) throw new Error('no channel');
  const availableTags = names.map((name) => ({ id: idOf(name), name, moderated: name === 'Playing' }));
  if (mayTag) local.world.grant(forum.id, 'ManageThreads');
  const { overwrites } = channels.get(forum.id) ?? forum;
  channels.set(forum.id, { ...forum, overwrites, type: CHANNEL_TYPES.forum, availableTags });
  await hall.restarts();
  const post = local.people.openThread(ada.id, forum.id, 'Who plays?');
  if (!('id' in post)) throw new Error('no post');
  channels.set(post.id, { ...post, appliedTags: names.includes('Beginners') ? [idOf('Beginners')] : [] });
  await hall.restarts();
  for (const player of [ada, hall.bo]) player.goesTo(post.id);
  return post.id;
}

function tagsOf({ local }: Hall, post: string): readonly string[] {
  const applied = local.world.channels.get(post)?.appliedTags ?? [];
  return applied.map((id) => TAGS.find((name) => idOf(name) === id) ?? id);
}

function changesOf({ wire }: Hall, post: string): number {
  return wire.sent.filter(({ method, path }) => method === 'PATCH' && path.endsWith(`/channels/${post}`))
    .length;
}

test('the tags follow the table, and tags set by people stay', async () => {
  const hall = await openHall({ places: null });
  const post = await inPost(hall, { mayTag: true });
  const { ada, bo } = hall;
  await ada.types('/game new', { game: 'yggdrasil' });
  await hall.rests();
  expect(tagsOf(hall, post)).toEqual(['Beginners', 'en attente', 'Yggdrasil']);
  await bo.presses('Join', hall.board(post));
  await ada.presses('Start', hall.board(post));
  await hall.rests();
  expect(tagsOf(hall, post)).toEqual(['Beginners', 'Yggdrasil', 'Playing']);
  await endsGame(hall, ada);
  await hall.rests();
  expect(tagsOf(hall, post)).toEqual(['Beginners', 'Yggdrasil', 'Finished']);
});

test('a table is played without tags if they or the permission are missing', async () => {
  const hall = await openHall({ places: null });
  const post = await inPost(hall, {});
  await hall.ada.types('/game new', { game: 'yggdrasil' });
  await hall.rests();
  expect(tagsOf(hall, post)).toEqual(['Beginners']);
  expect(hall.board(post).components).not.toEqual([]);

  const other = await openHall({ places: null });
  const plain = await inPost(other, { names: ['Beginners'], mayTag: true });
  await other.ada.types('/game new', { game: 'yggdrasil' });
  await other.rests();
  expect(tagsOf(other, plain)).toEqual(['Beginners']);
  expect(changesOf(other, plain)).toBe(0);
});
