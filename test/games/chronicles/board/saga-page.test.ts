/** A saga's page on the board: Nidhögg's spaces, the completed parts of the task, the tracks, and the page's rules. */
import { describe, expect, test } from 'vitest';
import type { RuleState } from '../../../../src/games/chronicles/box/box.ts';
import type { GodName } from '../../../../src/games/chronicles/box/components.ts';
import { pageWith, sagaWith, TREE, TURN_PAGE, TURN_TREE } from '../../../../src/games/chronicles/box/saga.ts';
import type { ChroniclesState } from '../../../../src/games/chronicles/state/state.ts';
import { languages } from '../../../../src/words/locales.ts';
import { translator } from '../../../../src/words/translate.ts';
import { count, hasPiece, illegible, pieceIn, wordsOn } from '../../../render/found.ts';
import { tooSmall } from '../../../render/legibility/legible.ts';
import { turnIn } from '../table.ts';
import { LEGIBLE, pictureOf } from './drawn.ts';

const FIVE: readonly GodName[] = ['odin', 'thor', 'freyr', 'heimdall', 'tyr'];

const saga = (rules: RuleState, moment: Partial<ChroniclesState> = {}): ChroniclesState => ({
  ...turnIn(rules, ...FIVE).state,
  ...moment,
});
/** The oaths of five Worlds. */
const DONE: Partial<ChroniclesState> = {
  deedsDone: ['asgard', 'midgard', 'alfheim', 'niflheim', 'vanaheim'],
};

const drawn = (rules: RuleState, moment: Partial<ChroniclesState> = {}): string =>
  pictureOf(saga(rules, moment));

describe('the page', () => {
  test('is missing in a standalone game', () => {
    expect(hasPiece(drawn('easy'), 'page')).toBe(false);
    expect(hasPiece(drawn('hard'), 'page')).toBe(false);
  });

  test('shows its name, and the spaces ahead of Nidhögg', () => {
    const svg = drawn('naglfar', { page: 1, nidhogg: 1 });
    expect(wordsOn(pieceIn(svg, 'page')).slice(0, 2)).toEqual(['Naglfar 2/2: Afloat', 'task: 2 still to do']);
    expect(wordsOn(pieceIn(svg, 'spaces'))).toEqual(['+1', 'Iotunn', '−2', 'Heroes', 'Dead Tree']);
  });

  test('ends at the Dead Tree until the task is done [C-003]', () => {
    const open = drawn('baldr', { deedsDone: ['asgard'] });
    expect(wordsOn(pieceIn(open, 'spaces'))).toEqual(['quiet', 'Dead Tree']);
    expect(pieceIn(open, 'track-nidhogg')).not.toBe(pieceIn(drawn('baldr', DONE), 'track-nidhogg'));
    const done = drawn('baldr', DONE);
    expect(wordsOn(pieceIn(done, 'spaces'))).toEqual(['quiet', 'page turns', '+1', 'Anonymous']);
    expect(count(pieceIn(done, 'task-deeds'), 'class="done"')).toBe(1);
  });

  test('ticks off the completed parts of the task', () => {
    const svg = drawn('vigrid', { page: 1, fightsDone: ['hel', 'loki'] });
    const ticks = ['hel', 'surt', 'loki', 'jormungand', 'fenrir'].map((foe) =>
      count(pieceIn(svg, `task-${foe}`), 'class="done"'),
    );
    expect(ticks).toEqual([1, 0, 1, 0, 0]);
    expect(wordsOn(pieceIn(drawn('bifrost', { page: 1, fightsDone: ['surt'] }), 'task-surt'))).toEqual([
      'Surt',
      '1/2',
    ]);
  });

  test("shows the Worlds of the page's action, with unavailable ones barred [C-041]", () => {
    const svg = drawn('baldr', { deedsDone: ['midgard'], ravaged: ['alfheim'] });
    expect(count(pieceIn(svg, 'deed-midgard'), 'class="done"')).toBe(1);
    expect(count(pieceIn(svg, 'deed-alfheim'), 'class="barred"')).toBe(1);
    expect(count(svg, 'class="barred"')).toBe(1);
  });

  test('shows the saga foes with Strength, World and place [C-043]', () => {
    const svg = drawn('managarms', { tracks: { skoll: 0, hati: 4, hrym: 0 } });
    expect(wordsOn(pieceIn(svg, 'track-skoll')).slice(0, 3)).toEqual(['Skoll', 'out of sight', '1']);
    expect(wordsOn(pieceIn(svg, 'track-hati')).slice(0, 3)).toEqual(['Hati', 'fight: Vanaheim', '5']);
    expect(count(pieceIn(svg, 'track-hati'), 'class="alarm"')).toBe(1);
    expect(hasPiece(pieceIn(svg, 'figures-vanaheim'), 'foe-hati')).toBe(true);
    expect(hasPiece(svg, 'foe-skoll')).toBe(false);
  });

  test('lists its other rules, and only the fates of gods in play', () => {
    const linesOf = (rules: RuleState, page: number) =>
      wordsOn(pieceIn(drawn(rules, { page }), 'page-changes')).filter((line) => line !== '+');
    expect(linesOf('bifrost', 0)).toEqual(['Every god walks between Asgard and Midgard.']);
    expect(linesOf('bifrost', 1)).toEqual(
      ["A god's own move between middle and top costs 1 Life."].map(escaped),
    );
    expect(linesOf('fenrir', 2)).toEqual(['Fenrir has +1 Strength.']);
    expect(linesOf('fimbulvetr', 1)[0]).toContain('only 1, 1 or 2');
    const duel = pictureOf({ ...turnIn('vigrid', 'thor', 'frigg').state, page: 1 });
    expect(hasPiece(duel, 'fated-thor')).toBe(true);
    expect(count(duel, 'id="fated-')).toBe(1);
  });

  test('highlights the latest change', () => {
    const svg = pictureOf(saga('managarms', { page: 1, tracks: { skoll: 2, hati: 0, hrym: 0 } }), [
      { type: 'saga-foe-moved', foe: 'skoll', from: 1, to: 2, length: 6 },
      { type: 'task-fight-done', foe: 'hati', done: 1, of: 1 },
    ]);
    const lit = ['track-skoll', 'track-hati', 'task-skoll', 'task-hati'].map((id) =>
      count(pieceIn(svg, id), 'class="halo"'),
    );
    expect(lit).toEqual([1, 0, 0, 1]);
  });

  test('leaves out distant spaces on a page with many', () => {
    const spaces = [...Array.from({ length: 18 }, () => TURN_TREE), TREE];
    const { box, ...state } = saga('baldr');
    const long = { ...box, saga: sagaWith([pageWith(spaces)]) };
    const wordsAt = (nidhogg: number) =>
      wordsOn(pieceIn(pictureOf({ ...state, box: long, nidhogg }), 'spaces'));
    expect(wordsAt(0)).toEqual([...Array.from({ length: 3 }, () => 'Tree turns'), '15 more', 'you win']);
    expect(wordsAt(15).at(-1)).toBe('you win');
    expect(wordsAt(15)).not.toContain('11 more');
  });
});

function escaped(words: string): string {
  return words.replaceAll("'", '&#39;');
}

/** A page with everything at once, more than any of our pages has. */
function crowded(): ChroniclesState {
  const { box, ...state } = saga('vigrid', {
    tracks: { skoll: 5, hati: 11, hrym: 1 },
    deedsDone: ['asgard'],
    ravaged: ['alfheim'],
  });
  const [, wolves] = saga('managarms').box.saga.pages;
  const [, ship] = saga('naglfar').box.saga.pages;
  const [oaths] = saga('baldr').box.saga.pages;
  const [, plain] = saga('vigrid').box.saga.pages;
  const page = pageWith(
    [
      [
        { kind: 'calls', anonymous: 1, fireGiants: 2, iotunns: 3 },
        { kind: 'wakes', enemy: 'jormungand' },
        { kind: 'takes', what: 'life', amount: 1, from: 'alone' },
      ],
      TURN_PAGE,
    ],
    {
      tracks: [...(wolves?.tracks ?? []), ...(ship?.tracks ?? [])],
      deed: oaths?.deed ?? null,
      task: {
        deeds: 9,
        fights: { hel: 3, surt: 3, loki: 3, jormungand: 3, fenrir: 3, skoll: 3, hati: 3, hrym: 3 },
      },
      taken: { malus: 7, normal: 8, bonus: 9 },
      powers: [{ kind: 'links', worlds: ['svartalfheim', 'muspellheim'] }],
      stronger: { jormungand: 2 },
      fated: plain?.fated ?? {},
      toll: 2,
    },
  );
  return { ...state, box: { ...box, saga: sagaWith([page, pageWith([TREE])]) } };
}

test.each(languages())('a crowded page can be read in %s', (language) => {
  const svg = pictureOf(crowded(), [], translator(language));
  expect([...illegible(svg, language === 'en' ? LEGIBLE : 0), ...tooSmall(svg)]).toEqual([]);
});
