/** The fullest possible boards still fit: the text board in a message, the description in an alt text. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/core/game.ts';
import type { Presenter } from '../../../../src/core/presentation/presenter.ts';
import { RULE_STATES, type RuleState } from '../../../../src/games/yggdrasil/box/box.ts';
import { ENEMIES, GIANTS, GODS } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { yggdrasilPresenter } from '../../../../src/games/yggdrasil/presenter.ts';
import type { YggdrasilView } from '../../../../src/games/yggdrasil/state/view.ts';
import { translator } from '../../../../src/words/translate.ts';
import { everyEnemyOn } from '../moment.ts';
import { tableOf } from '../table.ts';

const face: Presenter<YggdrasilView> = yggdrasilPresenter;

const translate = translator('en');

/**
 * Six gods, in a trance if the edition has one, with every artifact among them, many dead, five enemies close, and known cards.
 */
function fullBoard(activeGiants: number, rules: RuleState = '2018'): YggdrasilView {
  const level = (seat: number) => ({ 0: 1, 1: 2, 2: 3 })[seat % 3] as 1 | 2 | 3;
  const gods = Object.fromEntries(
    GODS.map((god, seat) => [
      god,
      {
        vikings: 6,
        elves: 1,
        inTrance: rules === '2018',
        artifacts: Object.fromEntries(
          ENEMIES.filter((_, at) => at % 2 === Math.floor(seat / 3)).map((enemy) => [enemy, level(seat)]),
        ),
      },
    ]),
  );
  const byLength = [...GIANTS].sort((one, other) => other.length - one.length);
  const { state } = tableOf(rules, ...GODS).with({
    gods,
    enemies: { ...everyEnemyOn(4), hel: 8, surt: 7, jormungand: 6, fenrir: 3 },
    active: byLength.slice(0, activeGiants),
    fenrirIsAngry: true,
    lostVikings: 11,
    helheim: 0,
    daeg: 2,
  });
  return yggdrasil.observe({ ...state, knownTop: 12, knownBottom: 12 });
}

/** The events with the longest lines, and more of them than are shown. */
const CHANGES: readonly GameEvent[] = Array.from({ length: 5 }, () => [
  { type: 'island-sank', island: 'white', valkyriesFrom: 'black' },
  { type: 'giants-appeared', giants: ['vafthrudnir', 'utgard-loki', 'hyrrokkin'] },
]).flat();

function board(activeGiants: number, rules: RuleState = '2018'): string {
  return face.textBoard(fullBoard(activeGiants, rules)).map(translate).join('\n');
}

describe('the text board', () => {
  test('with six gods and ten active giants is under 2,000 characters', () => {
    expect(board(10).length).toBeLessThan(2000);
    expect(board(10).length).toBeGreaterThan(1400);
  });

  test('with all sixteen giants (impossible in a real game), only just overflows one message', () => {
    for (const rules of RULE_STATES) expect(board(16, rules).length).toBeLessThan(2200);
  });

  test('reads aloud: whole sentences, no drawn characters', () => {
    const lines = board(10).split('\n');
    expect(
      lines.filter(
        (line) => !line.endsWith('.') || /[|*_#<>\p{Extended_Pictographic}]/u.test(line.replace(/\d/g, '')),
      ),
    ).toEqual([]);
  });

  test('lists the road from the front, stretch by stretch', () => {
    expect(board(0).split('\n').slice(5, 9)).toEqual([
      "In Odin's Residence: Hel on space 8 (force 8).",
      'Past the door: Surt on space 7 (force 7) and Jörmungand on space 6 (force 7).',
      'Past the wall: Loki on space 4 (force 6) and Nidhögg on space 4 (force 6).',
      'Outside the wall: Fenrir on space 3 (force 5).',
    ]);
  });

  test('names the first known cards, and counts the others', () => {
    expect(board(10)).toMatch(/Top of the deck: .*, then 6 more\./);
  });
});

describe('the description of the picture', () => {
  const description = face.description(fullBoard(16), CHANGES).map(translate);

  test('names the worlds that giants close', () => {
    expect(description.filter((line) => line.startsWith('Blocked: '))).toHaveLength(1);
    const none = face.description(fullBoard(0), []).map(translate);
    expect(none.filter((line) => line.startsWith('Blocked: '))).toEqual([]);
  });

  test('at its largest is under 1,000 characters', () => {
    expect(description.join(' ').length).toBeLessThan(1000);
    expect(description.join(' ').length).toBeGreaterThan(700);
  });

  test('starts with the latest change', () => {
    expect(description[0]).toBe(
      'Jörmungand submerges the White island; the Valkyries fly back to the Rainbow.',
    );
  });

  test('continues with whose turn it is and where the enemies are', () => {
    const [headline, enemies] = face.description(fullBoard(2), []).map(translate);
    expect(headline).toMatch(/^Odin's turn, \d+ enemy cards left, Fenrir angry\.$/);
    expect(enemies).toBe('Enemies by space: Hel 8, Surt 7, Jörmungand 6, Loki 4, Nidhögg 4, and Fenrir 3.');
  });
});
