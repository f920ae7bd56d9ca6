/** The form for how many tables may be open on a server and in one channel. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import type { Translate } from '../../../core/presentation/phrase.ts';
import { MAX_IN_CHANNEL, MAX_TABLES, type ServerSettings } from '../../../tables/model/settings.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { SERVER_LIMITS } from '../../custom-ids/server-settings.ts';
import { cut, LIMITS } from '../pieces/parts.ts';

/** The ids of the fields. */
export const TABLES = 'most-tables';
export const IN_CHANNEL = 'most-in-channel';

const MAX_DIGITS = 4;

export function limitsForm(
  { mostTables, mostInChannel }: ServerSettings,
  translate: Translate,
): APIModalInteractionResponseCallbackData {
  const field = (id: typeof TABLES | typeof IN_CHANNEL, value: number) =>
    ({
      type: ComponentType.Label,
      label: cut(translate({ key: `server.form-${id}` }), LIMITS.fieldLabel),
      component: {
        type: ComponentType.TextInput,
        custom_id: id,
        style: TextInputStyle.Short,
        required: true,
        max_length: MAX_DIGITS,
        value: String(value),
      },
    }) as const;
  return {
    title: cut(translate({ key: 'server.menu-limits' }), LIMITS.modalTitle),
    custom_id: formatCustomId({ kind: 'server-setting', setting: SERVER_LIMITS }),
    components: [field(TABLES, mostTables ?? MAX_TABLES), field(IN_CHANNEL, mostInChannel ?? MAX_IN_CHANNEL)],
  };
}
