/** The few answers worth showing if there are too many for a menu. */
import { describe, expect, test } from 'vitest';
import { allows } from '../../../../src/core/requests/answer.ts';
import type { Values } from '../../../../src/core/requests/request.ts';
import type { MenuOption } from '../../../../src/discord/messages/pieces/parts.ts';
import { menuOptions, type Words } from '../../../../src/discord/messages/questions/answers.ts';
import { boardControls } from '../../../../src/discord/messages/questions/board-controls.ts';
import { GIANTS } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { yggdrasilPresenter as face } from '../../../../src/games/yggdrasil/presenter.ts';
import type { TableId } from '../../../../src/tables/model/table.ts';
import { everyEnemyOn } from '../moment.ts';
import { fourthGiantFalls } from '../rune-fall.ts';
import { type Table, table } from '../table.ts';
import { wholeGame } from '../whole-games.ts';
import { seen, translate } from './english.ts';

function shortlist(game: Table, choice: string): readonly Values[] {
  const alternative = game.request.alternatives.find(({ id }) => id === choice);
  if (alternative === undefined) throw new Error(`${choice} is not possible`);
  return face.shortlist(alternative, yggdrasil.observe(game.state));
}

describe('the shortlist for a fight', () => {
  test('has the cheapest win, an even chance and certainty for each foe, with the cheapest first', () => {
    const game = table('odin').with({ enemies: { surt: 4, hel: 2 }, vikings: 9 });
    expect(shortlist(game, 'asgard')).toEqual([
      { enemy: 'hel', vikings: 2 },
      { enemy: 'hel', vikings: 3 },
      { enemy: 'surt', vikings: 3 },
      { enemy: 'surt', vikings: 4 },
      { enemy: 'hel', vikings: 5 },
      { enemy: 'surt', vikings: 6 },
    ]);
  });

  test('takes Elves into account that would make the win certain', () => {
    const game = table('odin').with({ enemies: { surt: 4 }, vikings: 9, elves: 2 });
    expect(shortlist(game, 'asgard').map(({ vikings }) => vikings)).toEqual([3, 4, 6]);
    const poor = table('odin').with({ enemies: { surt: 4 }, vikings: 2, elves: 2 });
    expect(shortlist(poor, 'asgard')).toEqual([{ enemy: 'surt', vikings: 1 }]);
  });

  test("ends with a foe who can't be beaten", () => {
    const game = table('odin').with({ enemies: { surt: 7, hel: 2 }, vikings: 3 });
    expect(shortlist(game, 'asgard').at(-1)).toEqual({ enemy: 'surt', vikings: 0 });
  });

  test('with very many foes, lists each of them once before listing any twice, up to a limit', () => {
    const game = table('odin').with({
      active: GIANTS.filter((giant) => giant !== 'utgard-loki'),
      vikings: 9,
    });
    const attacks = shortlist(game, 'jotunheim');
    expect(attacks).toHaveLength(24);
    expect(new Set(attacks.map(({ giant }) => giant)).size).toBe(16);
    expect(attacks.filter(({ vikings }) => vikings === 1)).toHaveLength(16);
    const all = shortlist(table('odin').with({ enemies: everyEnemyOn(6), vikings: 20, elves: 2 }), 'asgard');
    expect(all.length).toBeLessThanOrEqual(24);
    expect(new Set(all.map(({ enemy }) => enemy)).size).toBe(6);
  });
});

describe('the shortlist for an order of six cards', () => {
  const cards = ['hel', 'surt', 'surt', 'loki', 'angry-nidhogg', 'jormungand'] as const;
  const game = table('odin').with({
    enemies: { hel: 4, surt: 2, loki: 5, nidhogg: 3, jormungand: 1 },
    vanir: 'reorder-six',
    next: cards,
  });
  game.plays('vanaheim:use', { square: 'reorder-six' });
  const orders = shortlist(game, 'order').map((values) => values['cards']);

  test('starts with the enemies that are furthest back, then varies the last card [Y-589]', () => {
    const furthestFirst = ['jormungand', 'surt', 'surt', 'angry-nidhogg', 'hel', 'loki'];
    expect(orders[0]).toEqual(furthestFirst);
    expect(orders[1]).toEqual(['jormungand', 'surt', 'surt', 'angry-nidhogg', 'loki', 'hel']);
    expect(orders).toContainEqual(furthestFirst.toReversed());
  });

  test('ends with the current order, and has no order twice', () => {
    expect(orders.at(-1)).toEqual(cards);
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(orders.length);
    expect(orders.length).toBeLessThanOrEqual(24);
  });
});

describe('the shortlist after the roll', () => {
  test('starts with the answer that just wins [Y-767]', () => {
    const game = table('odin', 'tyr')
      .with({ gods: { tyr: { inTrance: true } }, enemies: { surt: 4 }, vikings: 8, elves: 2 })
      .rolling(2)
      .plays('asgard', { enemy: 'surt' });
    expect(shortlist(game, 'give')).toEqual([
      { vikings: 4, elves: 0 },
      { vikings: 3, elves: 1 },
      { vikings: 2, elves: 2 },
      { vikings: 0, elves: 0 },
      { vikings: 8, elves: 2 },
    ]);
  });
});

describe('a useless answer', () => {
  const words = (game: Table) => ({ presenter: face, view: seen(game), translate }) as Words;
  const menu = (game: Table, choice: string): readonly MenuOption[] =>
    menuOptions(
      game.request,
      game.request.alternatives.filter(({ id }) => id === choice),
      words(game),
    );
  const codes = (options: readonly MenuOption[]) => options.map(({ value }) => value);
  const buttons = (game: Table) =>
    boardControls('t1' as TableId, game.request, [], words(game))
      .rows.flatMap(({ components }) => components)
      .map((control) => ('label' in control ? control.label : 'a menu'));

  test('is left out of fight lists that have something better, but can be requested', () => {
    const game = table('odin').with({ enemies: { surt: 7, hel: 2 }, vikings: 3 });
    expect(codes(menu(game, 'asgard'))).toEqual(['asgard~hel~2', 'asgard~hel~3', 'more~asgard']);
    const many = table('odin').with({ enemies: { ...everyEnemyOn(4), surt: 8 }, vikings: 4 });
    expect(shortlist(many, 'asgard')).toContainEqual({ enemy: 'surt', vikings: 0 });
    expect(codes(menu(many, 'asgard'))).not.toContain('asgard~surt~0');
  });

  test('is listed if there is nothing else, with its chance', () => {
    const game = table('odin').with({ enemies: { surt: 4, hel: 4 }, vikings: 0 });
    expect(menu(game, 'asgard').map(({ label }) => label)).toEqual([
      'Fight Hel, force 6: no Vikings, 0%',
      'Fight Surt, force 6: no Vikings, 0%',
    ]);
  });

  test('is the last button after the roll, since a row has room for it', () => {
    const game = table('odin')
      .with({ enemies: { surt: 4 }, vikings: 3, elves: 2 })
      .rolling(2)
      .plays('asgard', { enemy: 'surt', vikings: 3 });
    expect(buttons(game)).toEqual([
      'Give 1 Elf and win the fight',
      'Give no Elves and lose the fight',
      'Give 2 Elves and win the fight',
    ]);
  });
});

describe('every shortlist', () => {
  test('for Sigel has the most even shares first, then all to one god, then nothing', () => {
    const game = fourthGiantFalls('sigel', { helheim: 8 }, 'thor', 'odin');
    expect(shortlist(game, 'share').map(({ shares }) => shares)).toEqual([
      { heimdall: 3, thor: 3, odin: 2 },
      { heimdall: 8 },
      { thor: 8 },
      { odin: 8 },
      {},
    ]);
  });

  test('has at least one answer and no more than fit a menu, all allowed and all different', () => {
    const steps = Array.from({ length: 8 }, (_, number) => wholeGame(number)).flat();
    const lists = steps.flatMap(({ state }) =>
      yggdrasil.requests(state).flatMap((request) =>
        request.alternatives.map((alternative) => ({
          request,
          choice: alternative.id,
          listed: face.shortlist(alternative, yggdrasil.observe(state)),
        })),
      ),
    );
    const odd = lists.filter(
      ({ request, choice, listed }) =>
        listed.length === 0 ||
        listed.length > 24 ||
        new Set(listed.map((values) => JSON.stringify(values))).size < listed.length ||
        listed.some((values) => !allows(request, { request: request.key, choice, values })),
    );
    expect(lists.length).toBeGreaterThan(500);
    expect(odd).toEqual([]);
  });
});
