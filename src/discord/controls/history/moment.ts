/** Buttons: step from one moment of a game to another. */
import { placeOf, whereTo } from '../../../tables/history/history.ts';
import { replayReply } from '../../interactions/pages/history/history-pages.ts';
import type { Control } from '../control.ts';
import { viewTableInPlace } from '../viewing.ts';

export const moment: Control<'moment'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'views',
  press: (bot, press, { table, at, motion }) =>
    viewTableInPlace(bot, press, table, (loaded) =>
      replayReply(bot, loaded, (history) => whereTo(motion, history, placeOf(history, at))),
    ),
};
