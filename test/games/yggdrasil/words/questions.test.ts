/** The gods' questions, word for word, with the consequences. */
import { describe, expect, test } from 'vitest';
import { yggdrasilPresenter as face } from '../../../../src/games/yggdrasil/presenter.ts';
import { cardComes, table } from '../table.ts';
import { lines, menu, questionText, seen, translate } from './english.ts';

describe('the question', () => {
  test('shows how many actions are left', () => {
    expect(questionText(table('odin').plays('alfheim'))).toBe('You have 2 actions. What will you do?');
    expect(questionText(table('frey'))).toBe('You have 4 actions. What will you do?');
  });

  test('about calming Fenrir shows the colours, the chance and the tries, and is never certain while it can fail', () => {
    const game = table('odin').with({ fenrirIsAngry: true, enemies: { fenrir: 4 } });
    expect(questionText(game)).toBe(
      'Calm Fenrir first: roll white or blue, 50% a try. Each try costs one of your 3 actions, 88% in all.',
    );
    expect(questionText(game.with({ enemies: { fenrir: 2 } }))).toContain(
      '83% a try. Each try costs one of your 3 actions, over 99% in all.',
    );
    expect(
      questionText(
        game
          .with({ enemies: { fenrir: 7 } })
          .rolling('black', 'black')
          .plays('calm')
          .plays('calm'),
      ),
    ).toBe('Calm Fenrir first: roll white, 17% a try. A try costs your last action.');
  });

  test("asks which of Tyr's two rolls counts, with the effect of each", () => {
    const game = table('heimdall', 'tyr')
      .with({ enemies: { hel: 3 }, next: ['hel'], bags: { black: { vikings: 0 } } })
      .rolling('green', 'black')
      .done();
    expect(questionText(game)).toBe(
      "Hel: which of Tyr's two rolls counts? Green bag: 2 Vikings are gone. Black bag: no Vikings to lose.",
    );
    expect(menu(game, 'island')).toEqual(['Green bag: 2 Vikings are gone', 'Black bag: no Vikings to lose']);
  });

  test('shows no count with closed bags [Y-943]', () => {
    const game = table('heimdall', 'tyr')
      .with({ enemies: { hel: 3 }, next: ['hel'], bagsAreOpen: false })
      .rolling('green', 'black')
      .done();
    expect(questionText(game)).toContain('Green bag: up to 2 Vikings gone. Black bag: up to 2 Vikings gone.');
    const texts = [...lines(face.textBoard(seen(game))), ...lines(face.description(seen(game), game.events))];
    expect(texts).toContain('The bags are closed.');
    expect(texts.filter((text) => /Fire Giants? (and|bag)|bag: /.test(text))).toEqual([]);
  });

  test("asks for Nidhögg's victim, and shows each victim's new space and whether it loses the game", () => {
    const game = cardComes('nidhogg', {
      enemies: { hel: 3, surt: 3, jormungand: 5, loki: 4, fenrir: 5, nidhogg: 6 },
    });
    expect(questionText(game)).toBe(
      'Which enemy tied for last does Nidhögg drag to space 4, past the wall? Unless you push an enemy back this turn, you lose the game.',
    );
    expect(menu(game, 'enemy')).toEqual([
      'Hel from 3 to space 4, past the wall, force 6; push enemies back or lose',
      'Surt from 3 to space 4, past the wall, force 6; push enemies back or lose',
    ]);
    expect(
      questionText(cardComes('nidhogg', { enemies: { hel: 1, surt: 1, jormungand: 2, loki: 2, fenrir: 2 } })),
    ).toBe(
      'Which enemy tied for last does Nidhögg drag to space 2? The enemy you choose moves without its effect.',
    );
  });

  test("asks which of Odin's two cards comes, with the effect of each", () => {
    const game = table('heimdall', 'odin')
      .with({ enemies: { hel: 3, surt: 7 }, next: ['hel', 'surt'] })
      .done();
    expect(questionText(game)).toBe(
      "Which card do you play, and where does the other go? Hel to space 4, past the wall: takes 2 Vikings from a bag, permanently. Or Surt to Odin's Residence: no effect; push enemies back or lose.",
    );
    const [alternative] = game.request.alternatives;
    const answer = alternative && face.answer(alternative, { card: 'hel', other: 'bottom' }, seen(game));
    expect(answer && translate(answer)).toBe('Play Hel, Surt under');
  });

  test('says that a fight is already decided', () => {
    const game = () => table('odin').with({ elves: 1, vikings: 9, enemies: { hel: 2 } });
    expect(questionText(game().rolling(3).plays('asgard', { enemy: 'hel', vikings: 5 }))).toBe(
      "Your total is 8 against Hel, force 5. You've already won: anything you give is wasted.",
    );
    expect(questionText(game().rolling(0).plays('asgard', { enemy: 'hel', vikings: 1 }))).toBe(
      "Your total is 1 against Hel, force 5. Your 1 Elf can't win this fight.",
    );
  });

  test('warns that the end of the turn loses the game', () => {
    const game = table('odin')
      .with({ enemies: { hel: 8 } })
      .plays('alfheim')
      .plays('enter-trance');
    expect(questionText(game.plays('midgard', { island: 'white' }))).toContain(
      'ending your turn now loses the game',
    );
  });
});
