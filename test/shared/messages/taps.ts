/** Counts the taps from the board to an answer: a button is one, a menu one to open and one to choose. */

import { ComponentType } from 'discord.js';
import { decodeGroup } from '../../../src/core/requests/groups.ts';
import type { Request } from '../../../src/core/requests/request.ts';
import { parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import type { Row } from '../../../src/discord/messages/pieces/parts.ts';
import type { Words } from '../../../src/discord/messages/questions/answers.ts';
import {
  boardControls,
  type SuggestedAnswer,
} from '../../../src/discord/messages/questions/board-controls.ts';
import { readChoice } from '../../../src/discord/messages/questions/choice.ts';
import { choiceRows, groupRows } from '../../../src/discord/messages/questions/controls.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Component } from '../../../src/playground/model/shapes.ts';
import { TABLE_ID } from './loaded-tables.ts';

/** The taps to each answer, by its code, from a board with suggestions; answers that need a form are missing. */
export function tapsToAnswers(
  request: Request,
  suggested: readonly SuggestedAnswer[],
  words: Words,
): ReadonlyMap<string, number> {
  const taps = new Map<string, number>();
  const reached = (code: string, count: number) =>
    taps.set(code, Math.min(count, taps.get(code) ?? Number.POSITIVE_INFINITY));

  function follow(rows: readonly Row[], before: number): void {
    for (const { custom_id: customId = '', options = [] } of everyComponent(rows as readonly Component[])) {
      const id = parseCustomId(customId);
      for (const { value } of options) {
        const choice = id?.kind === 'choose' ? readChoice(value) : null;
        if (choice === null || choice.leads === 'answer') reached(choice?.to ?? value, before + 2);
        if (choice?.leads === 'verb') followVerb(choice.to, before + 2);
        if (choice?.leads === 'group') followGroup(choice.to, before + 2);
      }
      if (id?.kind === 'answer') reached(id.code, before + 1);
      if (id?.kind === 'verb') followVerb(id.verb, before + 1);
      if (id?.kind === 'group') followGroup(id.group, before + 1);
    }
  }

  function followVerb(verb: string, before: number): void {
    follow(choiceRows(TABLE_ID, request, verb, words), before);
  }

  function followGroup(code: string, before: number): void {
    const group = decodeGroup(request, code);
    if (group !== null) follow(groupRows(TABLE_ID, request, group, words), before);
  }

  const { rows, done } = boardControls(TABLE_ID, request, suggested, words);
  follow([...rows, { type: ComponentType.ActionRow, components: [...done] }], 0);
  return taps;
}
