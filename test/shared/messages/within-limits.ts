/** Checks everything people see of a table against Discord's limits, and that every control leads somewhere. */

import { ComponentType } from 'discord.js';
import { expect } from 'vitest';
import type { Translate } from '../../../src/core/presentation/phrase.ts';
import { allows } from '../../../src/core/requests/answer.ts';
import { decodeAnswer, encodeAnswer } from '../../../src/core/requests/answer-code.ts';
import { decodeGroup, groupsOf } from '../../../src/core/requests/groups.ts';
import type { Request } from '../../../src/core/requests/request.ts';
import { parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { NO_PAST } from '../../../src/discord/messages/boards/game-over.ts';
import { moreMessage } from '../../../src/discord/messages/boards/more-message.ts';
import { statusMessage } from '../../../src/discord/messages/boards/status-message.ts';
import { oddsText, textBoard } from '../../../src/discord/messages/boards/text-views.ts';
import { turnMessage } from '../../../src/discord/messages/boards/turn-message.ts';
import { ELSEWHERE_MARK, reminderMessage } from '../../../src/discord/messages/notices/reminder-message.ts';
import { waitingMessage } from '../../../src/discord/messages/notices/waiting-message.ts';
import { wordsWithoutEmbed } from '../../../src/discord/messages/pieces/without-embed.ts';
import {
  alternativesOf,
  answersOf,
  verbsOf,
  type Words,
} from '../../../src/discord/messages/questions/answers.ts';
import { boardControls } from '../../../src/discord/messages/questions/board-controls.ts';
import { readChoice } from '../../../src/discord/messages/questions/choice.ts';
import { choiceMenu, choiceRows, groupRows } from '../../../src/discord/messages/questions/controls.ts';
import { formFor } from '../../../src/discord/messages/questions/form.ts';
import { suggestedMoves } from '../../../src/discord/messages/questions/moves.ts';
import { ownControls } from '../../../src/discord/messages/questions/question-controls.ts';
import { questionAbout } from '../../../src/discord/messages/seats/question-phrase.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Component } from '../../../src/playground/model/shapes.ts';
import { checkMessage } from '../../../src/playground/validation/message.ts';
import { checkModal } from '../../../src/playground/validation/modal.ts';
import { collectProblems } from '../../../src/playground/validation/problems.ts';
import { SKIP_RIGHTS } from '../../../src/tables/model/settings.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { pendingUsers } from '../../../src/tables/turns/current-request.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import type { PendingPlayer } from '../../../src/tables/waiting/wait-timer.ts';
import { TABLE_ID, wordsOf } from './loaded-tables.ts';
import { tapsToAnswers } from './taps.ts';

/** The delivery error with the longest text. */
export const DELIVERY_ERROR = {
  key: 'problem.missing-permission',
  with: {
    channel: '<#1200000000000000301>',
    permissions: ['ViewChannel', 'SendMessagesInThreads', 'AttachFiles', 'ReadMessageHistory'].map(
      (name) => ({
        key: `permission.${name}`,
      }),
    ),
  },
};

export const LINK = `https://discord.com/channels/${'1'.repeat(19)}/${'2'.repeat(19)}/${'3'.repeat(19)}`;

export function expectMessage(content: string, rows: readonly unknown[] = []): void {
  const problems = collectProblems();
  const body = { content, components: rows.map((row) => JSON.parse(JSON.stringify(row))) };
  checkMessage(problems, body, { uploads: [], kept: [], isV2: false, hasLegacy: false });
  expect(problems.errors()).toBeNull();
  expect(content.trim()).not.toBe('');
}

export function controlsIn(rows: readonly unknown[]): readonly Component[] {
  return everyComponent(rows as readonly Component[]);
}

function expectChoiceLeadsOn(request: Request, value: string): void {
  const choice = readChoice(value);
  if (choice?.leads === 'verb') expect(verbsOf(request)).toContain(choice.to);
  if (choice?.leads === 'group') expect(decodeGroup(request, choice.to)).not.toBeNull();
  const action = choice?.leads === 'answer' ? decodeAnswer(request, choice.to) : null;
  if (choice === null || choice.leads === 'answer')
    expect(action === null ? null : allows(request, action), value).toBe(true);
}

/** Expects that a control leads to an answer the game allows, or to a form that asks for it. */
function expectLeadsOn(
  { request }: LoadedTable,
  { custom_id: customId = '', options = [] }: Component,
): void {
  const id = parseCustomId(customId);
  if (request === null || id === null) throw new Error(`a control that leads nowhere: ${customId}`);
  if (id.kind === 'group') {
    expect(decodeGroup(request, id.group)).not.toBeNull();
    return;
  }
  if (id.kind === 'choose') {
    for (const { value } of options) expectChoiceLeadsOn(request, value);
    return;
  }
  const codes = id.kind === 'answer' ? [id.code] : options.map(({ value }) => value);
  for (const code of codes) {
    const [more, alternative] = code.split('~');
    if (more === 'more') {
      expect(request.alternatives.map((each) => each.id)).toContain(alternative);
      continue;
    }
    const action = decodeAnswer(request, code);
    expect(action === null ? null : allows(request, action), code).toBe(true);
  }
}

function expectAllLeadOn(loaded: LoadedTable, rows: readonly unknown[]): void {
  for (const control of controlsIn(rows)) {
    if (control.custom_id !== undefined) expectLeadsOn(loaded, control);
  }
}

/** Expects one tap for a suggestion, two for a verb without a choice, and at most three for everything else worth doing. */
function expectFewTaps(loaded: LoadedTable, request: Request, words: Words): void {
  const advice = suggestedMoves(loaded, request, words);
  const taps = tapsToAnswers(request, advice, words);
  const suggested = advice.map(({ alternative, values }) => encodeAnswer(alternative, values));
  for (const code of suggested) expect(taps.get(code), code).toBe(1);
  for (const verb of verbsOf(request)) {
    const alternatives = alternativesOf(request, verb);
    const all = answersOf(request, alternatives, 2);
    const best = alternatives.flatMap((alternative) =>
      words.presenter
        .shortlist(alternative, words.view)
        .filter((values) => words.presenter.warning(alternative, values, words.view)?.isInVain !== true)
        .map((values) => encodeAnswer(alternative, values)),
    );
    const most = all.length === 1 ? 2 : 3;
    for (const code of best)
      expect(taps.get(code) ?? Number.POSITIVE_INFINITY, `${code} at ${request.key}`).toBeLessThanOrEqual(
        most,
      );
  }
}

/** Expects that no label of a control is cut short. */
export function expectWholeLabels(rows: readonly unknown[]): void {
  for (const { label = '' } of controlsIn(rows)) expect(label).not.toMatch(/…$/);
}

/** A reminder to people who are asked at more tables than one message has room for. */
function reminderOfMany(loaded: LoadedTable, call: readonly UserId[], translate: Translate): string {
  const elsewhere = Array.from({ length: 12 }, () => ({ loaded, call, boardLink: LINK }));
  const { content } = reminderMessage(
    loaded,
    { kind: 'reminder', call },
    { boardLink: LINK, elsewhere },
    translate,
  );
  const also = content.slice(content.indexOf(ELSEWHERE_MARK));
  expect(also.match(/https:/g)).toHaveLength(10);
  expect(also).toContain(
    translate({ key: 'waiting.elsewhere-more', with: { count: 12 * call.length - 10 } }),
  );
  return content;
}

export function expectWithinLimits(loaded: LoadedTable, translate: Translate): void {
  const away = allPendingAreAway(loaded);
  const message = turnMessage(loaded, NO_PAST, translate, away);
  const { content, belowPicture, rows, altText } = message;
  expectMessage(wordsWithoutEmbed(message), rows);
  expectWholeLabels(rows);
  expect(textBoard(loaded, translate)).not.toMatch(/…$/);
  expect(altText.length).toBeLessThanOrEqual(1024);
  expect(content).toMatch(
    loaded.request === null ? /^\*\*/ : /^(?:<@\d+>(?:, | \(|、|（|の番)|.*\n.*<@\d+>)/,
  );
  const around = {
    asksReader: true,
    boardLink: LINK,
    deliveryError: DELIVERY_ERROR,
    away,
    nextReminder: { at: BACK, users: away.map(({ userId }) => userId) },
  };
  expectMessage(statusMessage(loaded, around, translate));
  const more = moreMessage(loaded, { userId: 'ada' as UserId, isModerator: true }, translate);
  expectMessage(more.content, more.rows);
  expectMessage(textBoard(loaded, translate));
  expectMessage(oddsText(loaded, translate));
  const { request } = loaded;
  if (request === null) return;
  for (const due of everythingDue(away.map(({ userId }) => userId))) {
    for (const skips of SKIP_RIGHTS) {
      const posted = waitingMessage(loaded, due, { boardLink: LINK, skips }, translate);
      expectMessage(posted.content, posted.rows);
    }
    if (due.kind === 'reminder' && due.call.length > 0)
      expectMessage(reminderOfMany(loaded, due.call, translate));
  }
  const words = wordsOf(loaded, translate);
  expect(belowPicture).toContain(translate(words.presenter.question(request, words.view)));
  expectAllLeadOn(loaded, ownControls(loaded, request, words));
  const { rows: onBoard, done } = boardControls(
    TABLE_ID,
    request,
    suggestedMoves(loaded, request, words),
    words,
  );
  expectAllLeadOn(loaded, [...onBoard, { type: ComponentType.ActionRow, components: done }]);
  for (const verb of verbsOf(request)) {
    const choices = choiceRows(TABLE_ID, request, verb, words);
    expectMessage(translate(questionAbout({ ...loaded, request }, verb)), choices);
    expectWholeLabels(choices);
    expectAllLeadOn(loaded, [...choices, choiceMenu(TABLE_ID, request, verb, words)]);
    for (const group of groupsOf(alternativesOf(request, verb))) {
      const within = groupRows(TABLE_ID, request, group, words);
      expectMessage(translate(words.presenter.group(group.alternative, group.shared, words.view)), within);
      expectWholeLabels(within);
      expectAllLeadOn(loaded, within);
    }
  }
  expectFewTaps(loaded, request, words);
  for (const alternative of request.alternatives) {
    if (Object.keys(alternative.fields).length === 0) continue;
    const problems = collectProblems();
    checkModal(problems, JSON.parse(JSON.stringify(formFor(TABLE_ID, request.key, alternative, words))));
    expect(problems.errors(), alternative.id).toBeNull();
  }
}

export const BACK = new Date('2027-01-06T08:00:00.000Z');

function allPendingAreAway({ table, request }: LoadedTable): readonly PendingPlayer[] {
  const settings = {
    language: null,
    rhythm: null,
    quietHours: null,
    timeZone: null,
    awayUntil: BACK,
    direct: null,
    dailyBars: null,
    dailyNamed: null,
    quietCalls: null,
  };
  return request === null ? [] : pendingUsers(table, request).map((userId) => ({ userId, settings }));
}

function everythingDue(call: readonly UserId[]) {
  return [
    { kind: 'reminder', call },
    { kind: 'overdue', awayUntil: null, call },
    { kind: 'overdue', awayUntil: BACK, call },
    { kind: 'warning', closesAt: BACK, call },
  ] as const;
}
