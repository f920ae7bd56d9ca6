/**
 * Buttons and a form with which a person gets a reminder of each day's challenge at an hour of their choice, or ends these
 * reminders.
 */
import type { ModalSubmitInteraction } from 'discord.js';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { dateOfCounted } from '../../../daily/attempt/attempt-id.ts';
import type { TableId, UserId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import type { Press } from '../../incoming.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { readerOf, showDaily } from '../../interactions/pages/daily.ts';
import { unknownForm } from '../../interactions/refusing/unknown.ts';
import { acknowledgePress, askInForm } from '../../interactions/replies.ts';
import { timeZoneTyped, unreadZone } from '../../interactions/time-zones/typed.ts';
import { HOUR, hourIn, reminderForm, ZONE } from '../../messages/own-settings/settings-form.ts';
import { zoneName } from '../../messages/pieces/zone-name.ts';
import type { Control } from '../control.ts';

/** The hour that the form suggests. */
const USUAL_HOUR = 18;

export const dailyRemind: Control<'daily-remind'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  async press(bot, press, { table }) {
    const userId = press.user.id as UserId;
    const [person, known] = await Promise.all([bot.settings.ofPerson(userId), bot.daily.reminderOf(userId)]);
    return askInForm(press, reminderForm(table, known?.hour ?? USUAL_HOUR, person, bot));
  },
  async send(bot, form, { table }, filled) {
    const userId = form.user.id as UserId;
    const hour = hourIn(filled.get(HOUR)?.[0]);
    if (hour === undefined) return unknownForm(bot, form);
    const text = filled.get(ZONE)?.[0] ?? '';
    const read = timeZoneTyped(text);
    if (!read.ok) return showPage(bot, form, table, unreadZone(read, text));
    await bot.settings.changePerson(userId, { timeZone: read.zone }, bot.now());
    await bot.daily.remindAt(userId, hour, read.zone, bot.language);
    const at = { hour: { key: 'settings.hour', with: { hour } }, zone: zoneName(read.zone) };
    return showPage(bot, form, table, { key: 'daily.reminding', with: at });
  },
};

export const dailyUnremind: Control<'daily-unremind'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfAttempts: true,
  async press(bot, press, { table }) {
    await acknowledgePress(press);
    await bot.daily.stopReminding(press.user.id as UserId);
    return showPage(bot, press, table, { key: 'daily.not-reminding' });
  },
};

/** Shows that day's page if its attempt has ended, otherwise today's. */
async function showPage(
  bot: Bot,
  interaction: Press | ModalSubmitInteraction,
  table: TableId,
  line: Phrase,
): Promise<InteractionResult> {
  const userId = interaction.user.id as UserId;
  const reader = readerOf(bot, interaction);
  const date = dateOfCounted(table);
  const read = async () => {
    const ended = date === null ? null : await bot.daily.ended(userId, date, reader);
    return ended ?? bot.daily.status(userId, reader);
  };
  return showDaily(bot, interaction, read, line);
}
