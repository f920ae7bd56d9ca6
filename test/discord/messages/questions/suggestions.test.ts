/** A board suggests few answers, gives the reasons on their buttons, and has everything else in a row or in one menu. */
import { type APIButtonComponent, ButtonStyle, ComponentType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { emojiCalled } from '../../../../src/core/presentation/emojis.ts';
import { decodeAnswer, encodeAnswer } from '../../../../src/core/requests/answer-code.ts';
import { parseCustomId } from '../../../../src/discord/custom-ids/custom-id.ts';
import { NO_PAST } from '../../../../src/discord/messages/boards/game-over.ts';
import { turnMessage } from '../../../../src/discord/messages/boards/turn-message.ts';
import { labelWidth } from '../../../../src/discord/messages/pieces/label-width.ts';
import { LIMITS, type Row } from '../../../../src/discord/messages/pieces/parts.ts';
import { readChoice } from '../../../../src/discord/messages/questions/choice.ts';
import { goodMoves } from '../../../../src/discord/messages/questions/moves.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { everyComponent } from '../../../../src/playground/model/component-types.ts';
import type { Component } from '../../../../src/playground/model/shapes.ts';
import { isFirstRound } from '../../../../src/tables/turns/current-request.ts';
import type { LoadedTable } from '../../../../src/tables/turns/loaded-table.ts';
import { LANGUAGES } from '../../../../src/words/languages.ts';
import { translator } from '../../../../src/words/translate.ts';
import { momentsOf, translate, wordsOf } from '../../../shared/messages/loaded-tables.ts';

const WITH_GUIDES = [...CATALOGUE.values()].flatMap(({ game, guide }) => (guide === null ? [] : [game.id]));

function asking(gameId: string): readonly LoadedTable[] {
  return [...momentsOf(gameId, 1)].filter(({ request }) => request !== null);
}

function rowsAt(loaded: LoadedTable): readonly Row[] {
  return turnMessage(loaded, NO_PAST, translate, []).rows;
}

function buttonsIn(rows: readonly Row[]): readonly APIButtonComponent[] {
  return rows.flatMap(({ components }) => components.filter((each) => each.type === ComponentType.Button));
}

function labelOf(pressed: APIButtonComponent): string {
  return 'label' in pressed ? (pressed.label ?? '') : '';
}

function hasIcon(pressed: APIButtonComponent): boolean {
  return 'emoji' in pressed && pressed.emoji !== undefined;
}

function codeOf(pressed: APIButtonComponent): string | null {
  const id = 'custom_id' in pressed ? parseCustomId(pressed.custom_id) : null;
  return id?.kind === 'answer' ? id.code : null;
}

/** The moves that the game recommends, without moves that its own warnings call a waste or a defeat. */
function advisedAt(loaded: LoadedTable) {
  const { request, entry } = loaded;
  if (request === null) return [];
  const words = wordsOf(loaded);
  return goodMoves(entry, request, words).filter(({ alternative, values }) => {
    const warning = entry.presenter.warning(alternative, values, words.view);
    return warning === null || !(warning.isInVain || warning.losesGame === true);
  });
}

describe.each(WITH_GUIDES)('the boards of %s', (gameId) => {
  const moments = asking(gameId);

  test.each(LANGUAGES)('show the icon of a place on all of its buttons, in %s', (language) => {
    const speaks = translator(language);
    for (const loaded of moments) {
      const { request } = loaded;
      const iconOf = (pressed: APIButtonComponent) => {
        const answer = request === null ? null : decodeAnswer(request, codeOf(pressed) ?? '');
        const alternative = request?.alternatives.find(({ id }) => id === answer?.choice);
        if (answer === null || alternative === undefined) return null;
        return loaded.entry.presenter.emoji(alternative, answer.values);
      };
      const buttons = buttonsIn(turnMessage(loaded, NO_PAST, speaks, []).rows);
      const shown = new Set(buttons.filter(hasIcon).map(iconOf));
      const bare = buttons.filter(
        (each) => !hasIcon(each) && iconOf(each) !== null && shown.has(iconOf(each)),
      );
      expect(bare.map(labelOf)).toEqual([]);
    }
  });

  test('suggest the good answers of their question first, in colour, and no others', () => {
    let suggesting = 0;
    for (const loaded of moments) {
      const advised = advisedAt(loaded);
      const coloured = buttonsIn(rowsAt(loaded)).filter(({ style }) => style === ButtonStyle.Primary);
      expect(coloured.length).toBeLessThanOrEqual(3);
      if (advised.length === 0) continue;
      const first = buttonsIn(rowsAt(loaded)).slice(0, advised.length);
      expect(first.map(codeOf)).toEqual(
        advised.map(({ alternative, values }) => encodeAnswer(alternative, values)),
      );
      expect(coloured).toEqual(first);
      suggesting += 1;
    }
    expect(suggesting).toBeGreaterThan(20);
  });

  test('have no button twice, and every other answer in a row or in one menu', () => {
    for (const loaded of moments) {
      const rows = rowsAt(loaded);
      const components = rows.slice(0, -1).flatMap((each) => each.components);
      const menus = components.filter(({ type }) => type === ComponentType.StringSelect);
      expect(menus.length).toBeLessThanOrEqual(1);
      expect(rows.length).toBeLessThanOrEqual(4);
      const others = buttonsIn(rows.slice(0, -1)).filter(({ style }) => style === ButtonStyle.Secondary);
      expect(others.length).toBeLessThanOrEqual(LIMITS.buttonsInRow);
      const options = menus.flatMap((menu) =>
        'options' in menu ? menu.options.map(({ value }) => value) : [],
      );
      const codes = buttonsIn(rows).flatMap((each) => codeOf(each) ?? []);
      expect(options.filter((value) => codes.includes(value.replace('answer|', '')))).toEqual([]);
    }
  });

  test('have menu lines that say everything they do when chosen', () => {
    let lines = 0;
    for (const loaded of moments) {
      const words = wordsOf(loaded);
      const options = everyComponent(rowsAt(loaded) as readonly Component[]).flatMap(
        ({ custom_id: id, options }) => (parseCustomId(id ?? '')?.kind === 'choose' ? (options ?? []) : []),
      );
      for (const { label, value } of options) {
        const choice = readChoice(value);
        if (choice?.leads !== 'answer' || loaded.request === null) continue;
        const answer = decodeAnswer(loaded.request, choice.to);
        const alternative = loaded.request.alternatives.find(({ id }) => id === answer?.choice);
        if (answer === null || alternative === undefined) throw new Error(`no answer ${choice.to}`);
        expect(label).toBe(translate(loaded.entry.presenter.answer(alternative, answer.values, words.view)));
        lines += 1;
      }
    }
    expect(lines).toBeGreaterThan(10);
  });

  test('end with undo, the tools, the guide on first turns, and the end of the turn', () => {
    const kindsOf = (loaded: LoadedTable) =>
      buttonsIn(rowsAt(loaded).slice(-1)).map((each) =>
        'custom_id' in each ? parseCustomId(each.custom_id)?.kind : null,
      );
    for (const loaded of moments) {
      const hasDone = loaded.request?.alternatives.some(({ verb }) => verb === 'done') === true;
      const isFirst = loaded.request !== null && isFirstRound(loaded.table, loaded.request);
      const explaining = isFirst ? ['guide'] : [];
      expect(kindsOf(loaded)).toEqual(['undo', 'more', ...explaining, ...(hasDone ? ['answer'] : [])]);
    }
  });

  test('suggest nothing at a table without advice', () => {
    for (const loaded of moments) {
      if (advisedAt(loaded).length === 0) continue;
      const silent = { ...loaded, table: { ...loaded.table, advice: 'off' as const } };
      const blue = buttonsIn(rowsAt(silent)).filter(({ style }) => style === ButtonStyle.Primary);
      const briefs = advisedAt(loaded).map(({ brief }) => translate(brief));
      const named = loaded.entry.presenter;
      const own = advisedAt(loaded).map(({ alternative, values }) =>
        translate(named.answer(alternative, values, wordsOf(loaded).view)),
      );
      expect(
        blue.flatMap((each) => briefs.filter((brief, at) => brief === labelOf(each) && brief !== own[at])),
      ).toEqual([]);
    }
  });

  test('have icons if the label leaves room, but none in the notification line', () => {
    const icons = new Set<string>();
    for (const loaded of moments) {
      const { content, rows } = turnMessage(loaded, NO_PAST, translate, []);
      expect(content.split('\n')[0]).not.toMatch(/<:|:\w+:/);
      for (const each of everyComponent(rows as readonly Component[])) {
        for (const { emoji } of each.options ?? []) if (emoji != null) icons.add(String(emoji['name']));
        if (each.emoji == null) continue;
        icons.add(String(each.emoji['name']));
        expect(each.label?.length).toBeLessThanOrEqual(LIMITS.labelBesideEmoji);
      }
    }
    expect([...icons].filter((icon) => emojiCalled(icon) === null)).toEqual([]);
    for (const tool of ['undo', 'more']) expect(icons.has(tool), tool).toBe(true);
    expect(icons.size).toBeGreaterThan(8);
  });

  test('leave the other moves to a menu if their Japanese labels are too wide for a phone', () => {
    const rows = moments.flatMap((loaded) => turnMessage(loaded, NO_PAST, translator('ja'), []).rows);
    const others = buttonsIn(rows).filter(({ style }) => style === ButtonStyle.Secondary);
    const wide = others.map(labelOf).filter((label) => labelWidth(label) > LIMITS.shownLabel);
    expect([...new Set(wide)]).toEqual([]);
  });

  test.each(LANGUAGES)('have labels in %s that a phone shows whole', (language) => {
    const long = moments.flatMap((loaded) =>
      buttonsIn(turnMessage(loaded, NO_PAST, translator(language), []).rows).flatMap((each) =>
        labelOf(each).length > LIMITS.shownLabel ? [labelOf(each)] : [],
      ),
    );
    expect([...new Set(long)]).toEqual([]);
  });
});
