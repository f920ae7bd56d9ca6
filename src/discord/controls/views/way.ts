/** Buttons: step through a line of play that could still have won the game, starting from the review. */
import { placeOf, whereTo } from '../../../tables/history/history.ts';
import { wayReply } from '../../interactions/pages/history/review.ts';
import type { Control } from '../control.ts';
import { viewTable, viewTableInPlace } from '../viewing.ts';

export const wayIn: Control<'way-in'> = {
  usedBy: 'anybody',
  rate: 'views',
  press: (bot, press, { table }) =>
    viewTable(bot, press, table, (loaded) => wayReply(bot, loaded, press, () => 0)),
};

export const way: Control<'way'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'views',
  press: (bot, press, { table, at, motion }) =>
    viewTableInPlace(bot, press, table, (loaded) =>
      wayReply(bot, loaded, press, (history) => whereTo(motion, history, placeOf(history, at))),
    ),
};
