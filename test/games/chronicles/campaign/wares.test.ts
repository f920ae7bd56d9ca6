/** The shop between games: its goods, prices, effects and refusals. */
import { describe, expect, test } from 'vitest';
import type { Offer } from '../../../../src/core/campaign.ts';
import { LIMITS } from '../../../../src/discord/messages/pieces/parts.ts';
import type { GodName } from '../../../../src/games/chronicles/box/components.ts';
import { houseBox } from '../../../../src/games/chronicles/box/house-box.ts';
import type { Chronicle } from '../../../../src/games/chronicles/campaign/chronicle.ts';
import { CAMPAIGN } from '../../../../src/games/chronicles/campaign.ts';
import { LANGUAGES } from '../../../../src/words/languages.ts';
import { translator } from '../../../../src/words/translate.ts';
import { translate } from '../words/question-words.ts';

const BOX = houseBox('baldr');

function rich(gods: readonly GodName[], points = 40, more: Partial<Chronicle> = {}): Chronicle {
  const begun = CAMPAIGN.begin(gods);
  return { ...begun, ...more, gods: begun.gods.map((god) => ({ ...god, points })) };
}

const offers = (chronicle: Chronicle, box = BOX) => CAMPAIGN.wares(chronicle, box);

function offered(chronicle: Chronicle, ware: string): Offer {
  const found = offers(chronicle).find((offer) => offer.ware === ware);
  if (found === undefined) throw new Error(`${ware} is not offered`);
  return found;
}

function buying(chronicle: Chronicle, ...wares: readonly string[]): Chronicle {
  return wares.reduce((sofar, ware) => {
    const bought = CAMPAIGN.buy(sofar, ware, BOX);
    if (!bought.ok) throw new Error(`${ware}: ${bought.refusal.code}`);
    return bought.chronicle;
  }, chronicle);
}

function refusalFor(chronicle: Chronicle, ware: string): string | null {
  const bought = CAMPAIGN.buy(chronicle, ware, BOX);
  return bought.ok ? null : bought.refusal.code;
}

const points = (chronicle: Chronicle) => chronicle.gods.map((god) => god.points);

describe('the offer', () => {
  test('has every item for each god, and a Relation for every two gods [C-008, C-011]', () => {
    expect(offers(rich(['odin', 'thor'])).map(({ ware }) => ware)).toEqual([
      'elves.odin',
      'vanir-dice.odin',
      'steady-hand.odin',
      'sure-hand.odin',
      'elves.thor',
      'vanir-dice.thor',
      'steady-hand.thor',
      'sure-hand.thor',
      'relation.odin+thor',
    ]);
  });

  test('has Relations with Support gods, but not between them [C-055]', () => {
    const chronicle = rich(['odin'], 40, { supports: ['thor', 'tyr'] });
    const relations = offers(chronicle).filter(({ ware }) => ware.startsWith('relation'));
    expect(relations.map(({ ware, payers }) => [ware, payers])).toEqual([
      ['relation.odin+thor', [{ role: 'odin', price: 4 }]],
      ['relation.odin+tyr', [{ role: 'odin', price: 4 }]],
    ]);
  });

  test('includes items that are too expensive now, with the reason, but no item a god already has in full [C-012]', () => {
    const poor = rich(['odin', 'thor'], 2);
    expect(offers(poor).every(({ refusal }) => refusal?.code === 'too-few-points')).toBe(true);
    expect(offers(rich(['odin', 'thor'])).every(({ refusal }) => refusal === null)).toBe(true);
    const learnt = buying(rich(['odin', 'thor']), 'steady-hand.odin', 'elves.odin', 'relation.odin+thor');
    const left = offers(learnt).map(({ ware }) => ware);
    expect(left).not.toContain('steady-hand.odin');
    expect(left).not.toContain('relation.odin+thor');
    expect(left).toContain('elves.odin');
  });

  test('has the prices of the current box [C-015, C-051]', () => {
    const dear = { ...BOX, skillPrices: { ...BOX.skillPrices, elves: [7] } };
    const [first] = offers(rich(['odin']), dear);
    expect(first).toMatchObject({ ware: 'elves.odin', payers: [{ role: 'odin', price: 7 }] });
    const bought = CAMPAIGN.buy(rich(['odin']), 'elves.odin', dear);
    expect(bought.ok && points(bought.chronicle)).toEqual([33]);
    const once = bought.ok ? bought.chronicle : rich(['odin']);
    expect(offers(once, dear).map(({ ware }) => ware)).not.toContain('elves.odin');
    expect(offers(once).map(({ ware }) => ware)).toContain('elves.odin');
  });
});

describe('buying', () => {
  test.each([
    ['elves', [3, 4]],
    ['vanir-dice', [3, 4]],
    ['steady-hand', [6]],
    ['sure-hand', [6]],
  ] as const)('%s costs %j [C-051, C-052, C-053, C-054]', (skill, prices) => {
    let chronicle = rich(['odin', 'thor'], 20);
    let left = 20;
    for (const price of prices) {
      chronicle = buying(chronicle, `${skill}.odin`);
      left -= price;
      expect(points(chronicle)).toEqual([left, 20]);
    }
    expect(refusalFor(chronicle, `${skill}.odin`)).toBe('skill-at-most');
    expect(refusalFor(chronicle, `${skill}.thor`)).toBeNull();
  });

  test('a Relation costs both gods, in either order, but a Support god pays nothing [C-055]', () => {
    const two = rich(['odin', 'thor'], 20, { supports: ['tyr'] });
    expect(points(buying(two, 'relation.odin+thor'))).toEqual([17, 17]);
    expect(buying(two, 'relation.thor+odin')).toEqual(buying(two, 'relation.odin+thor'));
    expect(CAMPAIGN.buy(two, 'relation.thor+odin', BOX)).toMatchObject({ ware: 'relation.odin+thor' });
    expect(points(buying(two, 'relation.thor+tyr'))).toEqual([20, 16]);
  });

  test('a god has at most two Relations [C-055]', () => {
    const four = buying(rich(['odin', 'thor', 'tyr', 'freyr']), 'relation.odin+thor', 'relation.odin+tyr');
    expect(refusalFor(four, 'relation.odin+freyr')).toBe('too-many-relations');
    expect(refusalFor(four, 'relation.thor+tyr')).toBeNull();
    expect(offers(four).map(({ ware }) => ware)).not.toContain('relation.freyr+odin');
  });

  test('items are in the next game [C-010]', () => {
    const all = buying(
      rich(['odin', 'thor']),
      'elves.odin',
      'vanir-dice.odin',
      'vanir-dice.thor',
      'steady-hand.odin',
      'sure-hand.thor',
      'relation.odin+thor',
    );
    expect(CAMPAIGN.options(all, 'baldr')).toMatchObject({
      elves: { odin: 1 },
      dice: { odin: 1, thor: 1 },
      steady: ['odin'],
      sure: ['thor'],
      relations: ['odin+thor'],
    });
    const skills = CAMPAIGN.summary(all).roles.map((role) => role.skills.map(translate));
    expect(skills).toEqual([
      ['starts with 1 Elf and 1 Vanir die', 'steady hand', 'Relation with Thor'],
      ['starts with 1 Vanir die', 'sure hand', 'Relation with Odin'],
    ]);
  });

  test.each([
    ['too few points', 2, 'elves.odin', 'too-few-points'],
    ["too few points of the pair's other god", 2, 'relation.odin+thor', 'too-few-points'],
    ['a god outside', 40, 'elves.freyr', 'not-in-this-campaign'],
    ['a god outside', 40, 'relation.freyr+odin', 'not-in-this-campaign'],
    ['itself', 40, 'relation.odin+odin', 'no-such-ware'],
    ['nobody', 40, 'relation.odin', 'no-such-ware'],
    ['three', 40, 'relation.odin+thor+tyr', 'no-such-ware'],
    ['two for one', 40, 'elves.odin+thor', 'no-such-ware'],
    ['nonsense', 40, 'mead.odin', 'no-such-ware'],
    ['nonsense', 40, 'elves.zeus', 'no-such-ware'],
    ['nonsense', 40, '', 'no-such-ware'],
  ])('fails (%s): with %i points for each god, “%s” is refused as %s', (_what, each, ware, code) => {
    expect(refusalFor(rich(['odin', 'thor'], each), ware)).toBe(code);
  });

  test('the same Relation twice, or a Relation between Support gods, is refused', () => {
    const chronicle = rich(['odin'], 40, { supports: ['thor', 'tyr'] });
    expect(refusalFor(buying(chronicle, 'relation.odin+thor'), 'relation.thor+odin')).toBe('relation-there');
    expect(refusalFor(chronicle, 'relation.thor+tyr')).toBe('no-such-ware');
  });
});

describe('the effect of an item is shown in numbers [C-009]', () => {
  const told = (chronicle: Chronicle, ware: string) => {
    const { label, effect } = offered(chronicle, ware);
    return [translate(label), translate(effect)];
  };
  const FIGHT = 'Fight of Strength 3 after taking 2 Vanir dice and 1 Elf:';

  test.each([
    ['elves.odin', "Elf's friend: starts with 1 Elf", `A ${FIGHT} unhurt 58%, with this 92%`],
    ['vanir-dice.odin', "Vanir's kin: starts with 1 Vanir die", `A ${FIGHT} unhurt 58%, with this 75%`],
    [
      'steady-hand.odin',
      'Steady hand: one failing face of the God die counts as a success',
      `A ${FIGHT} unhurt 58%, with this 67%`,
    ],
    [
      'sure-hand.odin',
      'Sure hand: loses 1 fewer Vanir die per roll',
      'Dice lost in a roll after taking 2 Vanir dice: 1.0 on average, 0.3 with this',
    ],
    [
      'relation.odin+thor',
      'Relation of Odin and Thor: prevents 1 Risk in fights',
      `In one World, a ${FIGHT} unhurt 58%, with this 92%`,
    ],
    [
      'relation.odin+tyr',
      'Relation of Odin and Tyr: rolls a failed God die again',
      `In one World, a ${FIGHT} unhurt 58%, with this 69%`,
    ],
    [
      'relation.thor+tyr',
      'Relation of Thor and Tyr: prevents 2 Risks against Jörmungand',
      `In one World, a ${FIGHT} unhurt 92%, with this 100%`,
    ],
    [
      'relation.frigg+tyr',
      'Relation of Frigg and Tyr: loses 1 fewer Vanir die per roll',
      'Together in a World, dice lost in a roll after taking 2 Vanir dice: 1.0 on average, 0.3 with this',
    ],
    [
      'relation.frigg+odin',
      "Relation of Frigg and Odin: looks at every deck's top card",
      'While both are in the same World',
    ],
  ])('%s', (ware, label, effect) => {
    const chronicle = rich(['odin', 'thor', 'tyr', 'frigg']);
    expect(told(chronicle, ware)).toEqual([label, effect]);
  });

  test('for a god that already has the item', () => {
    const learnt = buying(rich(['odin', 'thor']), 'elves.odin');
    expect(told(learnt, 'elves.odin')).toEqual([
      "Elf's friend: starts with 2 Elves",
      `A ${FIGHT} unhurt 92%, with this 100%`,
    ]);
  });

  test("against a stronger foe if the usual Fight can't get any better", () => {
    const learnt = buying(rich(['odin', 'thor']), 'elves.odin', 'elves.odin', 'vanir-dice.odin');
    expect(told(learnt, 'vanir-dice.odin')).toEqual([
      "Vanir's kin: starts with 2 Vanir dice",
      expect.stringMatching(/^A Fight of Strength [4-8] .* unhurt (\d+)%, with this (?!\1%)\d+%$/),
    ]);
  });

  test.each(LANGUAGES)('in lines that fit a menu in %s', (language) => {
    const say = translator(language);
    const all = offers(rich(['odin', 'freyja', 'heimdall', 'thor', 'frigg']));
    const lines = all.flatMap(({ label, effect }) => [say(label), say(effect)]);
    expect(lines.filter((line) => line.length > LIMITS.optionLabel)).toEqual([]);
  });
});
