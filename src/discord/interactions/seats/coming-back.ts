/** A person who answers at a table is back there: what computers play for them is theirs again. */
import { levelFor } from '../../../tables/model/storage/storage-error.ts';
import type { Bot } from '../../bot.ts';
import type { Incoming } from '../../incoming.ts';
import { actorOf, channelOf } from '../people.ts';

/** Never rejects, and no one has to wait for it: the interaction is answered meanwhile. */
export async function comeBack(bot: Bot, incoming: Incoming): Promise<void> {
  try {
    await comeBackTo(bot, incoming);
  } catch (error) {
    bot.log[levelFor(error, 'warn')](
      { error },
      'somebody could not be given back what a computer plays for them',
    );
  }
}

/** A text that a person still types is not finished, and a direct message is about no one table. */
async function comeBackTo({ tables }: Bot, incoming: Incoming): Promise<void> {
  const { kind, interaction } = incoming;
  if (kind === 'other' || kind === 'suggestion' || !interaction.inGuild()) return;
  const by = actorOf(interaction);
  if (kind === 'command') return tables.comeBack(by, { channelId: channelOf(interaction) });
  if (incoming.id !== null && 'table' in incoming.id) await tables.comeBack(by, incoming.id.table);
}
