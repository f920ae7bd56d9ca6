/** The forms of the settings card: other quiet hours, and the time zone. */
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import type { PersonSettings } from '../../../tables/model/settings.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { cut, LIMITS } from '../pieces/parts.ts';
import { zoneName } from '../pieces/zone-name.ts';

/** The ids of the fields. */
export const FROM = 'from';
export const TO = 'to';
export const ZONE = 'zone';

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
    components: [hour(FROM, from, bot), hour(TO, to, bot), zone(timeZone, bot)],
  };
}

export function zoneForm({ timeZone }: PersonSettings, bot: Bot): Form {
  return {
    title: cut(bot.translate({ key: 'button.own-zone' }), LIMITS.modalTitle),
    custom_id: formatCustomId({ kind: 'own-setting', setting: 'zone' }),
    components: [zone(timeZone, bot)],
  };
}

function hour(field: typeof FROM | typeof TO, chosen: number, { translate }: Bot): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: translate({ key: `settings.form-${field}` }),
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
