/** The picture of the end: each way to lose has its own scene, in every saga and in a standalone game. */
import { describe, expect, test } from 'vitest';
import { endingOf } from '../../../../src/games/chronicles/board/ending/ending.ts';
import { SCENES } from '../../../../src/games/chronicles/board/story/scenes.ts';
import { RULE_STATES, type RuleState, SAGAS } from '../../../../src/games/chronicles/box/box.ts';
import type { GodName } from '../../../../src/games/chronicles/box/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { DEFEATS, type Defeat } from '../../../../src/games/chronicles/state/state.ts';
import { type IconName, pathsOf } from '../../../../src/render/icons.ts';
import { tableOf } from '../table.ts';

/** The foes who break through; null if the scene is a drawing without symbols. */
const SEEN: Readonly<Record<Defeat, IconName | null>> = {
  'god-without-life': 'one-eyed',
  'hel-above-the-tree': 'half-dead',
  'surt-above-the-tree': 'fire-silhouette',
  'jormungand-past-the-last-island': 'sea-serpent',
  'too-few-anonymous': 'sea-serpent',
  'too-few-fire-giants': 'fire-silhouette',
  'no-iotunn-pawn': 'duality-mask',
  'no-ravaged-marker': 'wolf-head',
  'nidhogg-at-the-dead-tree': 'spiked-dragon-head',
  'sun-swallowed': 'wolf-head',
  'moon-swallowed': 'wolf-head',
  'naglfar-at-sea': null,
};

function lostScene(rules: RuleState, code: Defeat, fallen: GodName = 'odin'): string {
  const { state } = tableOf(rules, 'odin', 'thor');
  const seats = state.seats.map((seat) => (seat.god === fallen ? { ...seat, life: 0 } : seat));
  const ending = endingOf(chronicles.observe({ ...state, seats, end: { kind: 'lost', why: code } }));
  if (ending === null) throw new Error('the game has ended');
  return ending.scene;
}

describe.each(RULE_STATES)('at the end of a lost game (%s)', (rules) => {
  test('each way to lose has its own scene, with the foes that broke through', () => {
    const scenes = DEFEATS.map((code) => lostScene(rules, code));
    expect(new Set(scenes).size).toBe(DEFEATS.length);
    expect(scenes.join('')).not.toMatch(/NaN|undefined|Infinity/);
    for (const [place, code] of DEFEATS.entries()) {
      const seen = SEEN[code];
      for (const way of seen === null ? [] : pathsOf(seen)) expect(scenes[place], code).toContain(way);
    }
  });

  test('the boat carries the god who has fallen', () => {
    const [odin, thor] = (['odin', 'thor'] as const).map((god) => lostScene(rules, 'god-without-life', god));
    expect(odin).not.toBe(thor);
  });
});

test.each(SAGAS)('the Dead Tree is in front of the last scene of %s', (saga) => {
  const scene = lostScene(saga, 'nidhogg-at-the-dead-tree');
  expect(scene).toContain(SCENES[saga]('lost'));
  expect(scene).not.toBe(SCENES[saga]('lost'));
});
