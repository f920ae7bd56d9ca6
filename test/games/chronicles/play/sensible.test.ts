/** The sensible player wins most easy games, from one god to five, and does what the moment requires. */
import { describe, expect, test } from 'vitest';
import { playersChance, playOut } from '../../../../src/core/playing.ts';
import { atRandom, type Policy } from '../../../../src/core/policy.ts';
import { GODS, type World } from '../../../../src/games/chronicles/box/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { sensible } from '../../../../src/games/chronicles/players/sensible.ts';
import type { ChroniclesView } from '../../../../src/games/chronicles/state/view.ts';
import { turnOfFreyr } from '../scenes.ts';
import { openingOf, type Table, table, turnOf } from '../table.ts';

const GAMES = 30;
function wins(players: number, policy: Policy<ChroniclesView>): number {
  const ends = Array.from({ length: GAMES }, (_, number) => {
    const opening = openingOf(GODS.slice(0, players), `sensible ${number}`);
    const last = [...playOut(chronicles, opening, policy)].at(-1);
    return last?.state.end?.kind;
  });
  return ends.filter((end) => end === 'won').length;
}

describe('of thirty easy games', () => {
  test.each([
    [1, 27],
    [2, 27],
    [3, 27],
    [4, 26],
    [5, 25],
  ])('a table of %i wins at least %i', (players, least) => {
    expect(wins(players, sensible)).toBeGreaterThanOrEqual(least);
  });

  test('gods who act at random hardly ever win', () => {
    expect(wins(3, atRandom)).toBeLessThan(3);
  });
});

function answerAt(game: Table) {
  return sensible.answer(game.request, chronicles.observe(game.state), playersChance('not used'));
}

describe('the sensible player', () => {
  test('goes to Hel on the top level and fights her', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({ places: { hel: 'alfheim' }, dice: 3 });
    expect(answerAt(game)).toMatchObject({ choice: 'move', values: { world: 'alfheim' } });
    game.moves('alfheim');
    expect(answerAt(game)).toMatchObject({ choice: 'fight:hel' });
  });

  test('lets the god nearest to the danger go first', () => {
    const game = table('odin', 'thor', 'tyr').with({
      places: { hel: 'alfheim' },
      world: 'muspellheim',
      gods: { thor: { world: 'muspellheim' }, tyr: { world: 'alfheim' } },
    });
    expect(answerAt(game)).toMatchObject({ choice: 'begin:tyr' });
  });

  test('gives Elves rather than Life', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({ world: 'midgard', elves: 1 }).rolling('failure');
    expect(answerAt(game.plays('fight:jormungand'))).toMatchObject({ values: { elves: 1 } });
  });

  test('sends Heroes and dice if Life is short, and keeps them if nothing can happen', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      world: 'alfheim',
      places: { hel: 'alfheim' },
      anonymous: 3,
      heroes: 4,
      dice: 4,
    });
    expect(answerAt(game.with({ life: 1 }))).toMatchObject({
      choice: 'fight:hel',
      values: { heroes: 4, dice: 0 },
    });
    const armed = game.with({ artifacts: ['mjolnir', 'megingjord'], anonymous: 2 });
    expect(answerAt(armed)).toMatchObject({ choice: 'fight:hel', values: {} });
  });

  test("may go anywhere with a creature's help, not only next door", () => {
    const game = turnOf('odin', 'thor', 'tyr')
      .with({
        world: 'svartalfheim',
        creatures: ['ratatoskr', 'vedrfolnir'],
        places: { hel: 'alfheim' },
      })
      .plays('svartalfheim')
      .plays('choose', { creature: 'ratatoskr' });
    expect(answerAt(game)).toMatchObject({ choice: 'place', values: { world: 'alfheim' } });
  });

  test('does not heal with its last Life points', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({ world: 'alfheim', life: 2, ravaged: ['alfheim'] });
    expect(answerAt(game).choice).not.toBe('heal');
  });
});

describe('the sensible player in a saga', () => {
  /** A moment so safe and rich that nothing else is urgent. */
  const calm = { life: 6, heroes: 6, iotunns: [], anonymous: 0, fireGiants: 0 } as const;

  test('takes an oath before Nidhögg finds the Dead Tree, and goes to a World whose oath is missing', () => {
    const late = { ...calm, nidhogg: 1, world: 'asgard' } as const;
    expect(answerAt(turnOfFreyr('baldr', late).moves('alfheim'))).toMatchObject({ choice: 'deed' });
    const done = turnOfFreyr('baldr', { ...late, world: 'alfheim', deedsDone: ['alfheim'] });
    const { choice, values } = answerAt(done);
    expect(choice).toBe('move');
    expect(answerAt(done.moves(values['world'] as World))).toMatchObject({ choice: 'deed' });
    const enough = ['asgard', 'vanaheim', 'midgard', 'nidavellir', 'niflheim'] as const;
    expect(answerAt(turnOfFreyr('baldr', { ...late, deedsDone: enough })).choice).not.toBe('deed');
  });

  test('fights the foe needed for the task, and does something better once that is done', () => {
    const game = { ...calm, page: 1, nidhogg: 1, world: 'niflheim', places: { hel: 'niflheim' } } as const;
    expect(answerAt(turnOfFreyr('baldr', game))).toMatchObject({ choice: 'fight:hel' });
    expect(answerAt(turnOfFreyr('baldr', { ...game, fightsDone: ['hel'] })).choice).not.toBe('fight:hel');
  });

  test('fights a wolf that is close to the sun, but not a distant one', () => {
    const game = (skoll: number) =>
      turnOfFreyr('managarms', { ...calm, world: 'alfheim', tracks: { skoll } });
    expect(answerAt(game(5))).toMatchObject({ choice: 'fight:skoll' });
    expect(answerAt(game(1)).choice).not.toBe('fight:skoll');
  });

  test('fights Loki on the page that requires it, and not on the page before', () => {
    const game = { ...calm, world: 'asgard', places: { loki: 'vanaheim' } } as const;
    const before = turnOfFreyr('vigrid', game).moves('vanaheim');
    expect(answerAt(before).choice).not.toBe('fight:loki');
    const then = turnOfFreyr('vigrid', { ...game, page: 1, nidhogg: 2 }).moves('vanaheim');
    expect(answerAt(then).choice).toBe('fight:loki');
  });
});
