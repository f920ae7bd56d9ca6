/** The forms of the settings card: other quiet hours, and the time zone. */
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import type { PersonSettings } from '../../../tables/model/settings.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { cut, LIMITS } from '../pieces/parts.ts';
import { zoneName } from '../pieces/zone-name.ts';

/** The ids of the fields. */
export const FROM = 'from';
export const TO = 'to';
export const ZONE = 'zone';
export const HOUR = 'hour';

const HOURS_OF_A_DAY = 24;
/** The default in the form for a person without quiet hours. */
const USUAL = { from: 22, to: 8 };
const MAX_ZONE_LENGTH = 60;

type Form = APIModalInteractionResponseCallbackData;

export function hoursForm({ quietHours, timeZone }: PersonSettings, bot: Bot): Form {
  const { from, to } = quietHours ?? USUAL;
  return {
    title: cut(bot.translate({ key: 'settings.menu-quiet' }), LIMITS.modalTitle),
    custom_id: formatCustomId({ kind: 'own-setting', setting: 'quiet' }),
    components: [
      hour(FROM, from, 'settings.form-from', bot),
      hour(TO, to, 'settings.form-to', bot),
      zone(timeZone, bot),
    ],
  };
}

export function zoneForm({ timeZone }: PersonSettings, bot: Bot): Form {
  return {
    title: cut(bot.translate({ key: 'button.own-zone' }), LIMITS.modalTitle),
    custom_id: formatCustomId({ kind: 'own-setting', setting: 'zone' }),
    components: [zone(timeZone, bot)],
  };
}

/** The hour of the daily challenge's reminder. */
export function reminderForm(table: TableId, chosen: number, { timeZone }: PersonSettings, bot: Bot): Form {
  return {
    title: cut(bot.translate({ key: 'button.daily-remind' }), LIMITS.modalTitle),
    custom_id: formatCustomId({ kind: 'daily-remind', table }),
    components: [hour(HOUR, chosen, 'daily.form-hour', bot), zone(timeZone, bot)],
  };
}

/** Returns undefined if none of the forms offers that value. */
export function hourIn(value: string | undefined): number | undefined {
  return value !== undefined && /^(1?\d|2[0-3])$/.test(value) ? Number(value) : undefined;
}

function hour(field: string, chosen: number, key: string, { translate }: Bot): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: translate({ key }),
    component: {
      type: ComponentType.StringSelect,
      custom_id: field,
      options: Array.from({ length: HOURS_OF_A_DAY }, (_, at) => ({
        label: translate({ key: 'settings.hour', with: { hour: at } }),
        value: String(at),
        ...(at === chosen ? { default: true } : {}),
      })),
    },
  };
}

function zone(known: string | null, { translate }: Bot): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: translate({ key: 'settings.form-zone' }),
    description: translate({ key: 'settings.form-zone-example' }),
    component: {
      type: ComponentType.TextInput,
      custom_id: ZONE,
      style: TextInputStyle.Short,
      required: true,
      max_length: MAX_ZONE_LENGTH,
      ...(known === null ? {} : { value: zoneName(known) }),
    },
  };
}
