/** The alt text matches the board. */
import { describe, expect, test } from 'vitest';
import { drawBoard } from '../../../../src/games/yggdrasil/board/picture.ts';
import { ENEMIES, SEA } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import type { YggdrasilEvent } from '../../../../src/games/yggdrasil/state/events.ts';
import type { YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import { translator } from '../../../../src/words/translate.ts';
import { count, hasPiece, illegible, leftOf, pieceIn, wordsOn } from '../../../render/found.ts';
import { everyEnemyOn, type Moment } from '../moment.ts';
import { table } from '../table.ts';
import { wholeGame } from '../whole-games.ts';

const english = translator('en');

function pictureOf(state: YggdrasilState): string {
  return drawBoard(yggdrasil.observe(state), [], english);
}

function picture(moment: Moment = {}): string {
  return pictureOf(table('odin', 'thor', 'freyja').with(moment).state);
}

function words(moment: Moment, piece: string): readonly string[] {
  return wordsOn(pieceIn(picture(moment), piece));
}

describe('Asgard', () => {
  test('has every enemy on its space, the wall after 3 and the door after 5', () => {
    const spaces = [1, 2, 3, 4, 5, 6, 7, 8].map((space) => picture({ enemies: everyEnemyOn(space) }));
    for (const enemy of ENEMIES) {
      const lefts = spaces.map((svg) => leftOf(pieceIn(svg, `token-${enemy}`)));
      const [wall, door] = ['wall', 'door'].map((border) => leftOf(pieceIn(spaces[0] ?? '', border)));
      const borders = [...lefts.slice(0, 3), wall, ...lefts.slice(3, 5), door, ...lefts.slice(5)].map(Number);
      expect(borders).toEqual([...borders].sort((one, other) => one - other));
      expect(new Set(borders).size).toBe(10);
    }
  });

  test("shows the strength needed to beat an enemy, including a giant's help [Y-603, Y-609]", () => {
    expect(words({ enemies: { surt: 4 } }, 'lane-surt')).toEqual(['Surt', '6']);
    expect(words({ enemies: { surt: 4 }, active: ['hrungnir'] }, 'lane-surt')).toEqual(['Surt', '7']);
    expect(words({ enemies: { surt: 1 }, active: ['hrungnir'] }, 'lane-surt')).toEqual(['Surt']);
  });

  test('has enemies that grow and redden from area to area', () => {
    const [outside, yard, hall, residence] = [2, 4, 6, 8].map((space) =>
      pieceIn(picture({ enemies: { hel: space } }), 'token-hel'),
    );
    const figures = [outside, yard, hall, residence].map((figure = '') => ({
      size: Number(/<circle[^>]* r="([\d.]+)" fill="#f0e8d8"/.exec(figure)?.[1]),
      red: Number(/fill="#f86858" fill-opacity="([\d.]+)"/.exec(figure)?.[1] ?? 0),
    }));
    for (const [place, { size, red }] of figures.entries()) {
      const before = figures[place - 1] ?? { size: 0, red: -1 };
      expect(size).toBeGreaterThan(before.size);
      expect(red).toBeGreaterThan(before.red);
    }
  });

  test('counts the enemies beyond the wall, beyond the door and in the Residence', () => {
    const svg = picture({ enemies: { hel: 3, surt: 4, jormungand: 5, loki: 6, nidhogg: 7, fenrir: 8 } });
    const taken = ['five-beyond-the-wall', 'three-beyond-the-door', 'one-in-the-residence'].map((limit) =>
      count(pieceIn(svg, limit), 'class="taken"'),
    );
    expect(taken).toEqual([5, 3, 1]);
  });
});

describe('Fenrir', () => {
  test.each([
    [2, ['White', 'Blue', 'Green']],
    [4, ['White', 'Blue']],
    [6, ['White']],
  ])('when angry on space %i can be calmed by %j [Y-353, Y-364]', (space, colours) => {
    expect(words({ fenrirIsAngry: true, enemies: { fenrir: space } }, 'angry-fenrir')).toEqual([
      'Fenrir is angry. Calm him:',
      ...colours,
    ]);
  });

  test('has no banner when calm [Y-364]', () => {
    expect(hasPiece(picture(), 'angry-fenrir')).toBe(false);
  });
});

describe('Midgard', () => {
  test('shows the contents of every open bag', () => {
    const svg = picture();
    const bags = SEA.map((place) =>
      wordsOn(pieceIn(svg, `island-${place}`)).filter((word) => /\d/.test(word)),
    );
    expect(bags).toEqual([[], ['6', '12'], ['9', '9'], ['12', '6'], ['15', '3']]);
  });

  test('keeps closed bags closed', () => {
    expect(words({ bagsAreOpen: false }, 'island-green')).toEqual(['Green', 'closed']);
  });

  test('names the island under water, or the whirlpool [Y-135, Y-609]', () => {
    expect(words({ submerged: 'blue' }, 'island-blue')).toContain('submerged');
    expect(words({ submerged: 'blue', active: ['hyrrokkin'] }, 'island-blue')).toContain('whirlpool');
    expect(words({ submerged: 'blue' }, 'island-black')).not.toContain('submerged');
  });

  test('has the Valkyries over their island, as they move [Y-135]', () => {
    const lefts = SEA.map((valkyries) => leftOf(pieceIn(picture({ valkyries }), 'valkyries')));
    expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
    expect(new Set(lefts).size).toBe(SEA.length);
  });
});

describe('the other worlds', () => {
  test('show what is stored in them', () => {
    const moment = { helheim: 3, lostVikings: 2, muspellheim: 7, elves: 1 };
    expect(words(moment, 'helheim')).toEqual(['Helheim', '3', '2 gone']);
    expect(words(moment, 'muspellheim')).toEqual(['Muspellheim', '7']);
    expect(words(moment, 'alfheim')).toEqual(['Alfheim', '3']);
  });

  test.each([
    ['suttung', 'helheim', 'Suttung'],
    ['gialp', 'muspellheim', 'Gialp'],
    ['greip', 'alfheim', 'Greip'],
    ['hymir', 'niflheim', 'Hymir'],
    ['skrymir', 'nidavellir', 'Skrymir'],
    ['baugi', 'vanaheim', 'Baugi'],
  ] as const)('%s closes %s, which still shows its contents [Y-609]', (giant, world, name) => {
    const open = words({}, world).filter((word) => word !== 'trade');
    expect(words({ active: [giant] }, world)).toEqual([...open, name]);
  });

  test('the forge has the levels that no god holds', () => {
    const moment = { artifacts: { hel: 2 }, gods: { thor: { artifacts: { hel: 1 } } } } as const;
    expect(words(moment, 'artifacts-hel')).toEqual(['H', '3']);
    expect(words(moment, 'artifacts-surt')).toEqual(['S', '1', '2', '3']);
  });

  test('the Vanir is on one square [Y-135]', () => {
    const squares = picture({ vanir: 'enemy-back' }).split('class="vanir"');
    expect(squares).toHaveLength(2);
    expect(wordsOn(squares[1] ?? '')[0]).toBe('back');
  });
});

describe('Jotunheim', () => {
  test('has the active giants, the number face down and the force to beat one', () => {
    const svg = picture({ active: ['gilling', 'thrym'], beaten: ['gialp'] });
    expect(wordsOn(pieceIn(svg, 'giant-thrym'))).toEqual(['Thrym', 'H', '+1']);
    expect(wordsOn(pieceIn(svg, 'giant-gilling'))).toEqual(['Gilling', '+1']);
    expect(hasPiece(svg, 'giant-gialp')).toBe(false);
    expect(wordsOn(svg)).toContain('13 face down, force 4');
  });

  test('has one part of a rune for each fallen giant that bears it', () => {
    const svg = picture({ beaten: ['gialp', 'greip', 'hrungnir', 'thrym'] });
    const parts = ['sigel', 'daeg', 'mann', 'tiwaz'].map((rune) =>
      count(pieceIn(svg, `rune-${rune}`), 'class="fallen"'),
    );
    expect(parts).toEqual([1, 3, 0, 0]);
  });
});

describe('the gods', () => {
  test('have their Vikings, Elves and artifacts with levels', () => {
    const moment = { gods: { thor: { vikings: 4, elves: 1, artifacts: { hel: 2, fenrir: 3 } } } } as const;
    expect(words(moment, 'god-thor')).toEqual(['Thor', '+1 in every fight', '4', '1', 'H2', 'F3']);
  });

  test('show their powers, and in a trance their gift to everyone [Y-731, Y-732]', () => {
    expect(words({}, 'god-thor')).toContain('+1 in every fight');
    expect(words({ gods: { thor: { inTrance: true } } }, 'god-thor')).toContain('giants: force -1');
  });

  test('have their power crossed out while a giant cancels it [Y-622]', () => {
    const [free, cancelled] = [picture(), picture({ active: ['vafthrudnir'] })];
    expect(count(pieceIn(free, 'god-thor'), '<line')).toBe(0);
    expect(count(pieceIn(cancelled, 'god-thor'), '<line')).toBe(1);
  });

  test('in a trance look different, and the others as before [Y-711]', () => {
    const [awake, entranced] = [picture(), picture({ gods: { thor: { inTrance: true } } })];
    expect(pieceIn(entranced, 'god-thor')).not.toBe(pieceIn(awake, 'god-thor'));
    expect(pieceIn(entranced, 'god-odin')).toBe(pieceIn(awake, 'god-odin'));
  });

  test("show the current god's actions left, and the cards left until victory", () => {
    const moment = { turn: 'freyja', spent: ['alfheim', 'midgard'], deck: ['hel', 'loki'] } as const;
    expect(words(moment, 'header')).toEqual(['Freyja', '1 action left', '2', 'cards left']);
  });

  test('draw no card while Daeg lasts', () => {
    expect(words({ daeg: 2 }, 'deck').at(-1)).toBe('no card: 2 turns');
  });
});

describe('the latest events', () => {
  const shown = (...changes: readonly YggdrasilEvent[]) =>
    drawBoard(yggdrasil.observe(table('odin').state), changes, english);
  const fight = { god: 'odin', foe: 'surt', strength: 6, force: 5, vikings: 2, elves: 0 } as const;

  test('are a row of tiles: the card, the die, the fight', () => {
    const svg = shown(
      { type: 'card-drawn', card: 'surt' },
      { type: 'hammers-rolled', foe: 'surt', rolls: [2], force: 5 },
      { type: 'fight-won', ...fight },
    );
    expect(wordsOn(pieceIn(svg, 'just-now'))).toEqual(['Just now', '2', '6 : 5']);
  });

  test("show a fight before its gains if there's room for few", () => {
    const svg = shown(
      { type: 'card-drawn', card: 'hel' },
      { type: 'elf-taken', left: 2 },
      { type: 'vikings-taken', vikings: 2 },
      { type: 'fires-put-out', island: 'blue', fireGiants: 3, vikings: 0 },
      { type: 'fight-lost', ...fight, strength: 4 },
      { type: 'rune-completed', rune: 'mann' },
    );
    expect(wordsOn(pieceIn(svg, 'just-now'))).toEqual(['Just now', '-3', '4 : 5', 'Mann']);
  });

  test('are left out if nothing has happened yet', () => {
    expect(hasPiece(picture(), 'just-now')).toBe(false);
  });
});

describe('the end', () => {
  test('is shown at the top', () => {
    const { state } = table('odin').with({ deck: [] }).done();
    expect(wordsOn(pieceIn(pictureOf(state), 'header'))[0]).toBe('Asgard stands');
    const lost = table('odin')
      .with({ enemies: { hel: 8 } })
      .done().state;
    expect(wordsOn(pieceIn(pictureOf(lost), 'header'))[0]).toBe('Asgard has fallen');
  });
});

describe('any picture', () => {
  test('is the same for the same board', () => {
    expect(picture({ active: ['gialp'] })).toBe(picture({ active: ['gialp'] }));
  });

  test('contains no unescaped text', () => {
    const svg = drawBoard(yggdrasil.observe(table('odin').state), [], () => `<b>&"'`);
    expect(wordsOn(svg)).toContain('&lt;b&gt;&amp;&quot;&#39;');
    expect(wordsOn(svg).filter((word) => /[<>"']/.test(word))).toEqual([]);
    expect(svg).not.toContain('<b>');
  });

  test.each([0, 1, 2, 3, 4, 5])(
    'of whole game %i is valid, legible on a phone and uses only characters the fonts have',
    (number) => {
      const steps = wholeGame(number);
      expect(steps.length).toBeGreaterThan(20);
      for (const { state, events } of steps.filter(
        ({ step }) => step % 9 === 0 || step === steps.length - 1,
      )) {
        const svg = drawBoard(yggdrasil.observe(state), events as readonly YggdrasilEvent[], english);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(illegible(svg, 27)).toEqual([]);
      }
    },
  );
});
