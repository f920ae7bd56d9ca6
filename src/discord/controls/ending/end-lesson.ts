/** Buttons: end a lesson after a confirmation, because an ended lesson starts over from its first step. */
import { isFinishedLesson } from '../../../tables/lessons/lesson-path.ts';
import { tableRefuses } from '../../../tables/model/refusal.ts';
import { isLive, type TableId } from '../../../tables/model/table.ts';
import { refusedToEnd } from '../../../tables/moderation/aborting.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId, type TableButton } from '../../custom-ids/custom-id.ts';
import { DONE } from '../../interaction-result.ts';
import { refusePrivately } from '../../interactions/acting.ts';
import { privilegedActorOf } from '../../interactions/people.ts';
import { acknowledgePress, dismiss, whisper } from '../../interactions/replies.ts';
import { button, row, type Style } from '../../messages/pieces/parts.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import type { Control } from '../control.ts';

/** A finished lesson has nothing to lose, so it ends without a confirmation. */
export const endLesson: Control<'end-lesson'> = {
  usedBy: 'table',
  async press(bot, press, { table }) {
    await acknowledgePress(press);
    const by = await privilegedActorOf(bot, press);
    const loaded = await bot.tables.loaded(table);
    if (loaded === null || isFinishedLesson(loaded)) {
      const done = await bot.tables.abort(by, table);
      return done.ok ? DONE : refusePrivately(bot, press, done, table);
    }
    const refused = isLive(loaded.table)
      ? refusedToEnd(loaded.table, by, bot.now())
      : tableRefuses('not-playing');
    if (refused !== null) return refusePrivately(bot, press, refused, table);
    return whisper(press, question(bot, table));
  },
};

export const lessonEnd: Control<'lesson-end'> = {
  usedBy: 'table',
  isPrivate: true,
  async press(bot, press, { table }) {
    await acknowledgePress(press);
    const done = await bot.tables.abort(await privilegedActorOf(bot, press), table);
    return done.ok ? dismiss(press) : refusePrivately(bot, press, done, table);
  },
};

function question({ translate }: Pick<Bot, 'translate'>, table: TableId): Reply {
  const of = (kind: TableButton, key: string, style: Style) =>
    button(formatCustomId({ kind, table }), translate({ key }), style);
  return {
    content: translate({ key: 'lesson.end-sure' }),
    rows: [row([of('lesson-end', 'button.end-lesson', 'danger'), of('keep', 'button.keep', 'secondary')])],
  };
}
