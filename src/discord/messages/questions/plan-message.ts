/** The menu in which a player suggests what they would do in a friend's turn, with the moves on the friend's board. */
import type { Request } from '../../../core/requests/request.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { LIMITS, type MenuOption, menu, row } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import type { Words } from './answers.ts';
import { boardControls } from './board-controls.ts';

/** Each option has the id of a button on the board, or the value of a menu option there, so it works in every language. */
export function planOptions(table: TableId, request: Request, words: Words): readonly MenuOption[] {
  const { rows, done } = boardControls(table, request, [], words);
  return [...rows, row(done)]
    .flatMap(({ components }) =>
      components.flatMap((each): MenuOption[] => {
        if ('options' in each) return each.options.map(({ label, value }) => ({ label, value }));
        return 'custom_id' in each && 'label' in each && each.label != null
          ? [{ label: each.label, value: each.custom_id }]
          : [];
      }),
    )
    .filter(({ value }) => value.length <= LIMITS.optionLabel)
    .slice(0, LIMITS.options);
}

export function planMessage(table: TableId, request: Request, words: Words): Reply {
  const { translate } = words;
  const options = planOptions(table, request, words);
  if (options.length === 0) return { content: translate({ key: 'plan.nothing' }) };
  const id = formatCustomId({ kind: 'planned', table, request: request.key });
  return {
    content: translate({ key: 'plan.which' }),
    rows: [menu(id, translate({ key: 'plan.choose' }), options)],
  };
}
