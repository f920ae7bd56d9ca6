/** The legend of a game: every mark with its explanation, in every language, and the ways to it. */

import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../../../src/core/catalogue.ts';
import { parseCustomId } from '../../../../src/discord/custom-ids/custom-id.ts';
import { NO_PAST } from '../../../../src/discord/messages/boards/game-over.ts';
import { moreMessage } from '../../../../src/discord/messages/boards/more-message.ts';
import { turnMessage } from '../../../../src/discord/messages/boards/turn-message.ts';
import { turningRow } from '../../../../src/discord/messages/guide/guide-message.ts';
import { legendMessage } from '../../../../src/discord/messages/guide/legend-message.ts';
import { LIMITS } from '../../../../src/discord/messages/pieces/parts.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import type { UserId } from '../../../../src/tables/model/table.ts';
import { languages } from '../../../../src/words/locales.ts';
import { translator } from '../../../../src/words/translate.ts';
import { wordsOn } from '../../../render/found.ts';
import { momentsOf, TABLE_ID } from '../../../shared/messages/loaded-tables.ts';
import { controlsIn } from '../../../shared/messages/within-limits.ts';

const english = translator('en');
/** The aspect ratio of a phone's screen. */
const TALLEST = 2.25;

function legendIn(entry: GameEntry, translate = english) {
  const message = legendMessage(TABLE_ID, entry, translate);
  if (message === null) throw new Error('the game has no legend');
  return message;
}

const EXPLAINED = [...CATALOGUE].filter(([, { guide }]) => guide !== null);

describe.each(EXPLAINED)('the legend of %s', (gameId, entry) => {
  test.each(languages())('fits on one phone screen in %s', (language) => {
    const { svg, altText, content } = legendIn(entry, translator(language));
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    expect(Number(height) / Number(width)).toBeLessThan(TALLEST);
    expect(altText.length).toBeLessThanOrEqual(LIMITS.altText);
    expect(content).not.toContain('legend.');
  });

  test('explains each mark in its own words', () => {
    const { svg } = legendIn(entry);
    const marks = entry.guide?.legend(english).flatMap((part) => part.marks) ?? [];
    expect(new Set(marks.map(({ words }) => english(words))).size).toBe(marks.length);
    expect(new Set(marks.map(({ sign }) => sign)).size).toBe(marks.length);
    for (const { words } of marks) expect(wordsOn(svg).join(' ')).toContain(english(words).split(' ')[0]);
  });

  test('is in the More menu at every moment, with the other tools', () => {
    for (const loaded of [...momentsOf(gameId, 3)].filter(({ request }) => request !== null)) {
      const offered = controlsIn(
        moreMessage(loaded, { userId: 'ada' as UserId, isModerator: true }, english).rows ?? [],
      ).flatMap(({ custom_id: id }) => parseCustomId(id ?? '')?.kind ?? []);
      expect(offered).toEqual(
        expect.arrayContaining(['status', 'board', 'text', 'since', 'guide', 'legend']),
      );
      const { rows } = turnMessage(loaded, NO_PAST, english, []);
      const onBoard = controlsIn(rows).flatMap(({ custom_id: id }) => parseCustomId(id ?? '')?.kind ?? []);
      expect(onBoard).toContain('more');
      for (const tool of ['advise', 'odds', 'status', 'board', 'text', 'since', 'legend', 'details'])
        expect(onBoard).not.toContain(tool);
    }
  });
});

test('the legend and the how-to-play cards link to each other', () => {
  const [entry] = CATALOGUE.values();
  const card = entry?.guide?.cards[0];
  if (entry === undefined || card === undefined) throw new Error('no card');
  const kindsIn = (rows: Parameters<typeof controlsIn>[0]) =>
    controlsIn(rows).flatMap(({ custom_id: id }) => parseCustomId(id ?? '')?.kind ?? []);
  const turning = (legendOf: typeof TABLE_ID | null) =>
    turningRow({ card, at: 0, count: 2, number: null }, () => 'x', { isPending: false, legendOf }, english);
  expect(kindsIn([turning(TABLE_ID)])).toContain('legend');
  expect(kindsIn([turning(null)])).not.toContain('legend');
  expect(kindsIn(legendIn(entry).rows)).toEqual(['guide']);
});

test('a game without a guide has no legend', () => {
  expect(legendMessage(TABLE_ID, { guide: null }, english)).toBeNull();
});
