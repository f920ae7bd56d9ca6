/** Refusals: why, and what to do instead. */
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../../src/core/result.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import type { ChroniclesRefusal } from '../../../../src/games/chronicles/state/events.ts';
import type { SkillRefusal } from '../../../../src/games/chronicles/state/skill-refusal.ts';
import { refusalLine } from '../../../../src/games/chronicles/words/refusals.ts';
import type { Moment } from '../moment.ts';
import { table, turnOf } from '../table.ts';
import { translate } from './question-words.ts';

const EVERY: Readonly<Record<ChroniclesRefusal['code'], ChroniclesRefusal>> = {
  'already-gone': { code: 'already-gone', god: 'odin' },
  'not-your-god': { code: 'not-your-god', god: 'thor' },
  'already-moved': { code: 'already-moved' },
  'moves-come-first': { code: 'moves-come-first' },
  'not-adjacent': { code: 'not-adjacent', world: 'niflheim', from: 'asgard' },
  'already-acted': { code: 'already-acted' },
  'bitten-by-fenrir': { code: 'bitten-by-fenrir' },
  'foe-elsewhere': { code: 'foe-elsewhere', foe: 'hel', at: 'niflheim' },
  'iotunn-not-in-play': { code: 'iotunn-not-in-play', foe: 'thrym' },
  'foe-out-of-sight': { code: 'foe-out-of-sight', foe: 'skoll' },
  'deed-done-here': { code: 'deed-done-here', world: 'asgard' },
  'no-deed-here': { code: 'no-deed-here' },
  'enemy-guarded': { code: 'enemy-guarded', enemy: 'loki', iotunn: 'farbauti' },
  'world-ravaged': { code: 'world-ravaged', world: 'midgard' },
  'world-not-ravaged': { code: 'world-not-ravaged', world: 'midgard' },
  'world-blocked': { code: 'world-blocked', world: 'alfheim', iotunn: 'thiazi' },
  'other-world': { code: 'other-world', world: 'alfheim', at: 'asgard' },
  'no-elves-left': { code: 'no-elves-left' },
  'no-vanir-dice-left': { code: 'no-vanir-dice-left' },
  'nothing-ravaged': { code: 'nothing-ravaged' },
  'no-heroes-left': { code: 'no-heroes-left' },
  'no-artifact-left': { code: 'no-artifact-left' },
  'artifact-out-of-reach': { code: 'artifact-out-of-reach', artifact: 'mjolnir' },
  'no-anonymous-on-ladder': { code: 'no-anonymous-on-ladder' },
  'no-fire-giants-on-ladder': { code: 'no-fire-giants-on-ladder' },
  'too-few-heroes': { code: 'too-few-heroes', have: 1 },
  'too-few-vanir-dice': { code: 'too-few-vanir-dice', have: 2 },
  without: { code: 'without', resource: 'heroes', iotunn: 'skrymir' },
};

const SKILLS: Readonly<Record<SkillRefusal['code'], SkillRefusal>> = {
  'skills-outside-sagas': { code: 'skills-outside-sagas' },
  'too-much-for-a-god': { code: 'too-much-for-a-god', god: 'odin', most: 2 },
  'too-many-relations': { code: 'too-many-relations', god: 'thor', most: 2 },
  'too-few-points': { code: 'too-few-points', god: 'odin', points: 2, price: 6 },
  'no-such-ware': { code: 'no-such-ware' },
  'not-in-this-campaign': { code: 'not-in-this-campaign', god: 'odin' },
  'skill-at-most': { code: 'skill-at-most', god: 'thor' },
  'relation-there': { code: 'relation-there', god: 'odin', other: 'thor' },
};

const COMMON: readonly Refusal[] = [
  { code: 'not-your-turn', seat: 1 },
  { code: 'stale' },
  { code: 'game-is-over' },
  { code: 'not-an-answer' },
];

const posted = (refusal: Refusal) => translate(refusalLine(refusal));
const three = (moment: Moment = {}) => turnOf('odin', 'thor', 'tyr').with(moment);

describe('refusals say why and what to do instead', () => {
  test.each(
    [...Object.values<Refusal>({ ...EVERY, ...SKILLS }), ...COMMON].map(
      (refusal) => [refusal.code, refusal] as const,
    ),
  )('%s', (_why, refusal) => {
    const line = posted(refusal);
    expect(line.split(/[.;](?: |$)/).length).toBeGreaterThan(2);
    expect(line.length).toBeLessThan(160);
    expect(line).not.toMatch(/undefined|chronicles|\bodin\b|\bthor\b|\basgard\b|-/);
  });

  test('and name what is in the way', () => {
    expect(posted(three().refuses('move', { world: 'niflheim' }))).toBe(
      'Niflheim is too far from Asgard. Go left or right on your level, or straight up or down.',
    );
    expect(posted(three().refuses('fight:hel'))).toBe(
      'Hel is in Niflheim, and you can only fight a foe in your World. Go there first, or choose another foe.',
    );
    expect(posted(three().refuses('fight:fenrir'))).toBe(
      "Fenrir is in the Cage, where no god can go. Choose a foe who's out on the Tree.",
    );
    expect(posted(three().refuses('alfheim', { elves: 1 }))).toBe(
      "You're in Asgard, and you act where you are. Go to Alfheim first, or act here.",
    );
    expect(posted(three({ world: 'alfheim', iotunns: ['thiazi'] }).refuses('alfheim', { elves: 1 }))).toBe(
      'Thiazi blocks Alfheim: you can only fight there. Beat Thiazi to open it again.',
    );
    const guarded = three({ world: 'vanaheim', iotunns: ['farbauti'] });
    expect(posted(guarded.refuses('fight:loki'))).toBe(
      'Farbauti guards Loki, so no one can fight Loki. Fight Farbauti first.',
    );
    const without = three({ world: 'midgard', iotunns: ['skrymir'], heroes: 3 });
    expect(posted(without.refuses('fight:jormungand', { heroes: 1 }))).toBe(
      'Skrymir keeps Heroes from the gods. Do without, or beat Skrymir in Iotunheim first.',
    );
    const few = three({ world: 'midgard', heroes: 1, dice: 2 });
    expect(posted(few.refuses('fight:jormungand', { heroes: 2, dice: 0 }))).toBe(
      "There's only 1 Hero in Valhalla. Send fewer, or call some in Midgard first.",
    );
    expect(posted(few.refuses('fight:jormungand', { heroes: 0, dice: 3 }))).toBe(
      'You have only 2 Vanir dice. Roll fewer, or take some in Vanaheim first.',
    );
  });

  test('to a god that starts for another god, or a second time', () => {
    const game = table('odin', 'thor', 'tyr');
    expect(posted(game.refuses('begin:thor', {}, seatIndex(0)))).toBe(
      "Only Thor's own player can start Thor's turn. Talk it over in the channel, or start with a god of yours.",
    );
    const later = three({ world: 'alfheim' }).plays('alfheim', { elves: 1 }).done();
    expect(posted(later.refuses('begin:thor', {}, seatIndex(0)))).toBe(
      "Odin has already had a turn this round. Wait for the next round, or choose a god who's still waiting.",
    );
  });

  test('except the refusal of another game, which throws an error', () => {
    expect(() => refusalLine({ code: 'no-such-reason' })).toThrow('no-such-reason');
  });
});
