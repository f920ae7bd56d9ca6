/** The tags that a table puts on a forum post. */
import { expect, test } from 'vitest';
import { type PostTag, tagsOfPost } from '../../../../src/discord/delivery/channels/post-tags.ts';

const FORUM: readonly PostTag[] = [
  'Waiting',
  ' PLAYING',
  'finished',
  'Yggdrasil',
  'Beginners',
  'Long',
  'Loud',
  'Late',
].map((name, at) => ({ id: `tag ${at}`, name }));
const idOf = (name: string) => FORUM.find((tag) => tag.name.trim().toLowerCase() === name)?.id ?? '';
const idsOf = (...names: readonly string[]) => names.map(idOf);
const ALL_STATES = ['waiting', 'playing', 'finished'];

function tags(applied: readonly string[], state: readonly string[], available = FORUM): readonly string[] {
  return tagsOfPost(available, applied, { game: ['yggdrasil'], state, allStates: ALL_STATES });
}

test('a tag of the forum matches the game or the state in any letter case', () => {
  expect(tags([], ['waiting'])).toEqual(idsOf('waiting', 'yggdrasil'));
  expect(tags([], ['playing'])).toEqual(idsOf('playing', 'yggdrasil'));
});

test("a new state's tag replaces the old one, and tags set by people stay", () => {
  const applied = idsOf('beginners', 'waiting', 'yggdrasil');
  expect(tags(applied, ['playing'])).toEqual(idsOf('beginners', 'yggdrasil', 'playing'));
  expect(tags(applied, [])).toEqual(idsOf('beginners', 'yggdrasil'));
});

test('nothing changes in a forum without such tags', () => {
  const available = [{ id: 'tag 9', name: 'Rules' }];
  expect(tags(['tag 9'], ['playing'], available)).toEqual(['tag 9']);
});

test('a post has at most five tags, and none set by people is removed to make room', () => {
  const full = idsOf('beginners', 'long', 'loud', 'late');
  expect(tags(full, ['playing'])).toEqual([...full, idOf('playing')]);
  const five = [...full, 'tag unknown'];
  expect(tags(five, ['playing'])).toEqual(five);
});
