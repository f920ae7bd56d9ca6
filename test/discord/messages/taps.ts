/** Counts the taps from the board to an answer: a button is one, a menu one to open and one to choose. */
import { decodeGroup } from '../../../src/core/requests/groups.ts';
import type { Request } from '../../../src/core/requests/request.ts';
import { parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import type { Row } from '../../../src/discord/messages/pieces/parts.ts';
import type { Words } from '../../../src/discord/messages/questions/answers.ts';
import { choiceRows, controlsFor, groupRows } from '../../../src/discord/messages/questions/controls.ts';
import { everyComponent } from '../../../src/playground/component-types.ts';
import type { Component } from '../../../src/playground/world/shapes.ts';
import { TABLE_ID } from './loaded-tables.ts';

/** By the code of the answer; those that only a form can give are not there. */
export function tapsToAnswers(request: Request, words: Words): ReadonlyMap<string, number> {
  const taps = new Map<string, number>();
  const reached = (code: string, count: number) =>
    taps.set(code, Math.min(count, taps.get(code) ?? Number.POSITIVE_INFINITY));

  function follow(rows: readonly Row[], before: number): void {
    for (const { custom_id: customId = '', options = [] } of everyComponent(rows as readonly Component[])) {
      for (const { value } of options) reached(value, before + 2);
      const id = parseCustomId(customId);
      if (id?.kind === 'answer') reached(id.code, before + 1);
      if (id?.kind === 'verb') follow(choiceRows(TABLE_ID, request, id.verb, words), before + 1);
      const group = id?.kind === 'group' ? decodeGroup(request, id.group) : null;
      if (group !== null) follow(groupRows(TABLE_ID, request, group, words), before + 1);
    }
  }

  follow(controlsFor(TABLE_ID, request, words), 0);
  return taps;
}
