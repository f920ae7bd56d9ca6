/** The controls for the choices that a command leaves open if it matches several verbs. */
import { expect, test } from 'vitest';
import type { Alternative } from '../../../../src/core/requests/request.ts';
import { choiceRows, choicesOfVerbs } from '../../../../src/discord/messages/questions/controls.ts';
import { GODS, RUNES } from '../../../../src/games/chronicles/box/components.ts';
import { chroniclesPresenter as presenter } from '../../../../src/games/chronicles/presenter.ts';
import { TABLE_ID, translate } from '../../../shared/messages/loaded-tables.ts';
import { controlsIn, expectMessage } from '../../../shared/messages/within-limits.ts';
import { turnOf } from '../table.ts';
import { seen } from './english.ts';

function threeRunes() {
  const game = turnOf('odin', 'thor', 'tyr', 'freyr', 'freyja')
    .with({ world: 'iotunheim', life: 5, gods: { thor: { world: 'iotunheim' } } })
    .throwing({ white: 'turn-tree', green: 'move-god', black: 'world-action' })
    .plays('iotunheim');
  return { request: game.request, words: { presenter, view: seen(game), translate } };
}

/** The alternative as a box file could make it, with other runes on the stones and more Support gods. */
function ofAnyBox(way: Alternative): Alternative {
  return way.verb === 'move-god'
    ? { ...way, fields: { ...way.fields, god: { kind: 'one', of: GODS } } }
    : way;
}

test('three runes at a full table fit in one message, each with all its uses', () => {
  const { request, words } = threeRunes();
  const rows = choicesOfVerbs(TABLE_ID, request, RUNES, words);
  expectMessage('Which rune?', rows);
  const each = ['turn-tree', 'move-god', 'world-action'].flatMap((rune) =>
    choiceRows(TABLE_ID, request, rune, words),
  );
  expect(rows).toEqual(each);
});

test("if the choices for all runes and gods don't fit together, each rune has a button", () => {
  const { request, words } = threeRunes();
  const supports = (['heimdall', 'frigg'] as const).map((god) => ({
    god,
    world: 'asgard' as const,
    life: 1,
  }));
  const regaining: Alternative = { id: 'regain-life', verb: 'regain-life', fields: {} };
  const most = { ...request, alternatives: [...request.alternatives.map(ofAnyBox), regaining] };
  const rows = choicesOfVerbs(TABLE_ID, most, RUNES, { ...words, view: { ...words.view, supports } });
  expectMessage('Which rune?', rows);
  expect(controlsIn(rows).flatMap(({ label }) => label ?? [])).toHaveLength(RUNES.length);
});
