/** Every turn message of whole games, played sensibly, has the form that a phone shows well. */
import { type APIButtonComponent, ButtonStyle, ComponentType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { atRandom } from '../../../../src/core/policy.ts';
import { NO_PAST } from '../../../../src/discord/messages/boards/game-over.ts';
import { turnMessage } from '../../../../src/discord/messages/boards/turn-message.ts';
import { LIMITS } from '../../../../src/discord/messages/pieces/parts.ts';
import { BULLET } from '../../../../src/discord/messages/pieces/without-embed.ts';
import { suggestedMoves } from '../../../../src/discord/messages/questions/moves.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { scaled } from '../../../scale.ts';
import { momentsOf, translate, wordsOf } from '../../../shared/messages/loaded-tables.ts';

const GAMES = [...CATALOGUE.keys()];
const MAX_SUGGESTIONS = 3;
const MAX_WORDS_OF_REASON = 4;
const MAX_NEWS = 3;
const MAX_OTHERS_IN_ROW = 5;

interface TurnForm {
  readonly where: string;
  readonly news: readonly string[];
  /** The labels of the moves that the game recommends. */
  readonly suggestions: readonly string[];
  readonly coloured: readonly APIButtonComponent[];
  readonly buttons: readonly APIButtonComponent[];
  /** The options of each menu. */
  readonly menus: readonly (readonly string[])[];
  /** The buttons with answers that aren't suggested. */
  readonly others: readonly string[];
}

/** The last row has the tools, such as Undo and More. */
function formsOf(gameId: string, number: number): readonly TurnForm[] {
  const { sensible = atRandom } = CATALOGUE.get(gameId)?.policies ?? {};
  return [...momentsOf(gameId, number, sensible)].flatMap((loaded, step) => {
    if (loaded.request === null) return [];
    const { content, rows } = turnMessage(loaded, NO_PAST, translate, []);
    const buttonsIn = (among: typeof rows) =>
      among.flatMap(({ components }) => components.filter((each) => each.type === ComponentType.Button));
    const labels = suggestedMoves(loaded, loaded.request, wordsOf(loaded)).map(({ label }) => label);
    return [
      {
        where: `game ${number}, step ${step}`,
        news: content.split('\n').filter((line) => line.startsWith(BULLET)),
        suggestions: labels,
        coloured: buttonsIn(rows.slice(0, -1)).filter(({ style }) => style === ButtonStyle.Primary),
        buttons: buttonsIn(rows),
        menus: rows.flatMap(({ components }) =>
          components.flatMap((each) =>
            each.type === ComponentType.StringSelect ? [each.options.map(({ label }) => label)] : [],
          ),
        ),
        others: buttonsIn(rows.slice(0, -1))
          .map(labelOf)
          .filter((label) => !labels.includes(label)),
      },
    ];
  });
}

function labelOf(pressed: APIButtonComponent): string {
  return 'label' in pressed ? (pressed.label ?? '') : '';
}

/** The label's part after the move itself. Null if the button gives no reason. */
function reasonOf(label: string): string | null {
  return label.match(/: (?<reason>.+)$/)?.groups?.['reason'] ?? null;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

describe.each(GAMES)('the turn messages of whole games of %s', (gameId) => {
  // A game without a sensible player may have too few answers for a menu, and doesn't recommend any.
  const isSmall = CATALOGUE.get(gameId)?.policies['sensible'] === undefined;
  const forms = Array.from({ length: scaled(20) }, (_, at) => formsOf(gameId, at + 1)).flat();

  /** Expects that no message offends; a failure lists each offending message with its place. */
  function expectNone(offends: (form: TurnForm) => readonly string[]): void {
    expect(forms.flatMap((form) => offends(form).map((what) => `${form.where}: ${what}`))).toEqual([]);
  }

  test('are enough for a test', () => {
    expect(forms.length).toBeGreaterThan(isSmall ? 0 : 20);
  });

  test('have at most three answers in colour, and all suggestions among them', () => {
    expectNone(({ coloured, suggestions }) => {
      const labels = coloured.map(labelOf);
      const isWhole = suggestions.every((label) => labels.includes(label));
      return labels.length <= MAX_SUGGESTIONS && isWhole ? [] : [labels.join(' | ')];
    });
  });

  test('give the reason of a suggestion in at most four words', () => {
    const reasons = forms.flatMap(({ suggestions }) => suggestions.flatMap((label) => reasonOf(label) ?? []));
    if (!isSmall) expect(reasons.length).toBeGreaterThan(0);
    expectNone(({ suggestions }) =>
      suggestions.filter((label) => wordsIn(reasonOf(label) ?? '') > MAX_WORDS_OF_REASON),
    );
  });

  test('have labels within the limit, with or without an icon', () => {
    expectNone(({ buttons }) =>
      buttons.flatMap((each) => {
        const hasIcon = 'emoji' in each && each.emoji !== undefined;
        const limit = hasIcon ? LIMITS.labelBesideEmoji : LIMITS.buttonLabel;
        return labelOf(each).length > limit || labelOf(each).endsWith('…') ? [labelOf(each)] : [];
      }),
    );
  });

  test('have their other answers in one menu or in a row of at most five', () => {
    if (!isSmall) expect(forms.some(({ menus }) => menus.length > 0)).toBe(true);
    expectNone(({ menus, others }) => {
      const isMenu = menus.length === 1 && others.length === 0;
      const isRow = menus.length === 0 && others.length <= MAX_OTHERS_IN_ROW;
      return isMenu || isRow ? [] : [[...menus.flat(), '+', ...others].join(' | ')];
    });
  });

  test('show at most three lines of news above the picture', () => {
    expect(forms.some(({ news }) => news.length > 0)).toBe(true);
    expectNone(({ news }) => (news.length > MAX_NEWS ? news : []));
  });
});
