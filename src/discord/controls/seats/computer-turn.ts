/** Buttons: let a computer play a seat, or only its current turn. */
import { USUAL_STRENGTH } from '../../../tables/computers/pending.ts';
import { DONE } from '../../interaction-result.ts';
import { refuse } from '../../interactions/acting.ts';
import { computerQuestion } from '../../interactions/confirming/lending.ts';
import { privilegedActorOf } from '../../interactions/people.ts';
import { refuseNotice } from '../../interactions/refusing/spent-notices.ts';
import { acknowledgePress, dismiss, isPrivate, whisper } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const computerTurn: Control<'computer-turn'> = {
  usedBy: 'table',
  async press(bot, press, { table, seat }) {
    await acknowledgePress(press);
    const share = { seat, span: 'turn' } as const;
    const done = await bot.tables.letComputerPlay(
      await privilegedActorOf(bot, press),
      table,
      share,
      USUAL_STRENGTH,
    );
    // The press answers a private question, which is then dismissed.
    if (done.ok) return isPrivate(press) ? dismiss(press) : DONE;
    const loaded = await bot.tables.loaded(table);
    const question = loaded === null ? null : computerQuestion(bot, loaded, share, USUAL_STRENGTH, done);
    return question === null ? refuseNotice(bot, press, done, table) : whisper(press, question);
  },
};

/** Runs after the confirmation. */
export const computerSure: Control<'computer-sure'> = {
  usedBy: 'table',
  isPrivate: true,
  async press(bot, press, { table, seat, span, strength, request }) {
    await acknowledgePress(press);
    const by = await privilegedActorOf(bot, press);
    const done = await bot.tables.letComputerPlay(by, table, { seat, span }, strength, request);
    return done.ok ? dismiss(press) : refuse(bot, press, done, table);
  },
};
