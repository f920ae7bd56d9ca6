/** Recognises a table that a person has just opened, so that a repeated command doesn't open a second one. */
import { isDeepStrictEqual } from 'node:util';
import type { Table } from '../../../tables/model/table.ts';
import type { Once } from '../../../tables/verbs/opening/opened-before.ts';
import type { Order } from '../../../tables/verbs/opening/opening.ts';
import type { Answerable } from '../replies.ts';

/**
 * A button opens one table however often it's pressed, since no one needs a second lobby for the same game. A button's order has
 * only the game; a command's also has the typed options.
 */
export function onceFor(interaction: Answerable, order: Order, isSuch: (table: Table) => boolean): Once {
  const isButton = interaction.isMessageComponent();
  const isLike = (table: Table) =>
    isButton ? isOfGame(table, order) : isOrdered(table, order, interaction.user.id);
  return {
    openedFor: isButton ? `message ${interaction.message.id} ${interaction.customId}` : null,
    orLobby: (table) => isSuch(table) && isLike(table),
  };
}

function isOfGame({ gameId, isChallenge }: Table, order: Order): boolean {
  return gameId === order.gameId && !isChallenge;
}

/** Whether the table matches the typed options exactly; a typed seed is meant for a new game. */
function isOrdered(table: Table, order: Order, userId: string): boolean {
  const { seats, options, advice, ...is } = table;
  const { role } = order;
  return (
    isOfGame(table, order) &&
    order.seed === undefined &&
    is.passing === order.passing &&
    is.isCasual === order.isCasual &&
    is.overdueAfter === order.overdueAfter &&
    is.language === order.language &&
    (order.advice === undefined || advice === order.advice) &&
    (role === null || seats.some((seat) => seat.userId === userId && seat.role === role)) &&
    Object.entries(order.options).every(([option, value]) => isDeepStrictEqual(options[option], value))
  );
}
