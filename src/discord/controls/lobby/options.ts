/** A lobby's options: a private card with a menu of all options, a menu of one option's values, and a form for the seed. */
import { seedTyped } from '../../../tables/lobby/seed.ts';
import { optionsOfLobby } from '../../../tables/lobby/table-options.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { refusePrivately } from '../../interactions/acting.ts';
import { privilegedActorOf } from '../../interactions/people.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { type Answerable, acknowledgePress, askInForm, complete } from '../../interactions/replies.ts';
import { optionsMessage, SEED, seedForm } from '../../messages/lobbies/options-message.ts';
import type { Control } from '../control.ts';
import { viewTable, viewTableInPlace } from '../viewing.ts';

export const options: Control<'options'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    viewTable(bot, press, table, async (loaded) =>
      optionsMessage(loaded, await privilegedActorOf(bot, press), null, bot.translate),
    ),
};

export const option: Control<'option'> = {
  usedBy: 'anybody',
  isPrivate: true,
  async press(bot, press, { table }) {
    const [picked = ''] = press.isStringSelectMenu() ? press.values : [];
    if (picked === SEED)
      return askInForm(press, seedForm(formatCustomId({ kind: 'seed', table }), bot.translate));
    return viewTableInPlace(bot, press, table, async (loaded) => {
      const isKnown = optionsOfLobby(loaded.entry, loaded.table).includes(picked);
      return optionsMessage(
        loaded,
        await privilegedActorOf(bot, press),
        isKnown ? picked : null,
        bot.translate,
      );
    });
  },
};

export const setOption: Control<'set-option'> = {
  usedBy: 'rulers',
  isPrivate: true,
  async press(bot, press, { table, option: chosen }) {
    if (!press.isStringSelectMenu()) return unknownControl(bot, press);
    await acknowledgePress(press);
    const [value = ''] = press.values;
    return chooses(bot, press, table, { option: chosen, value });
  },
};

export const seed: Control<'seed'> = {
  usedBy: 'rulers',
  send: (bot, form, { table }, filled) =>
    chooses(bot, form, table, { option: SEED, value: seedTyped(filled.get(SEED)?.[0] ?? '') }),
};

/** Updates the card with the new choice. */
async function chooses(
  bot: Bot,
  interaction: Answerable,
  table: TableId,
  chosen: { readonly option: string; readonly value: string },
): Promise<InteractionResult> {
  const by = await privilegedActorOf(bot, interaction);
  const done = await bot.tables.setOption(by, table, chosen);
  if (!done.ok) return refusePrivately(bot, interaction, done, table);
  const loaded = await bot.tables.loaded(table);
  if (loaded === null) throw new Error(`table ${table} is gone`);
  return complete(interaction, optionsMessage(loaded, by, null, bot.translate));
}
