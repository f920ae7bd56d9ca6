/** Gives a person who acts at a table their seats back from the computers that stood in for them. */
import { levelFor } from '../../../tables/model/storage/storage-error.ts';
import type { Bot } from '../../bot.ts';
import type { Incoming } from '../../incoming.ts';
import { actorOf, channelOf } from '../people.ts';

/** Never rejects. No one has to wait for it: the interaction gets its reply in the meantime. */
export async function comeBack(bot: Bot, incoming: Incoming): Promise<void> {
  try {
    await comeBackTo(bot, incoming);
  } catch (error) {
    bot.log[levelFor(error, 'warn')](
      { error },
      'cannot give a person back the seat that a computer plays for them',
    );
  }
}

/** A text that a person is still typing isn't an action yet, and a direct message isn't about any one table. */
async function comeBackTo({ tables }: Bot, incoming: Incoming): Promise<void> {
  const { kind, interaction } = incoming;
  if (kind === 'other' || kind === 'suggestion' || !interaction.inGuild()) return;
  const by = actorOf(interaction);
  if (kind === 'command') return tables.comeBack(by, { channelId: channelOf(interaction) });
  if (incoming.id !== null && 'table' in incoming.id) await tables.comeBack(by, incoming.id.table);
}
