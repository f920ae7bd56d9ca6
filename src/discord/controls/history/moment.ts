/** Buttons: step from one moment of a game to another. */
import { placeOf, whereTo } from '../../../tables/history/history.ts';
import { replayReply } from '../../interactions/pages/history/looking-back.ts';
import type { Control } from '../control.ts';
import { lookInPlace } from '../looking.ts';

export const moment: Control<'moment'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'views',
  press: (bot, press, { table, at, motion }) =>
    lookInPlace(bot, press, table, (loaded) =>
      replayReply(bot, loaded, (history) => whereTo(motion, history, placeOf(history, at))),
    ),
};
