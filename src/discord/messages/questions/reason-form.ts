/** The form that asks for an optional reason for ending games. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import type { Translate } from '../../../core/presentation/phrase.ts';
import { MAX_REASON_LENGTH } from '../../../tables/moderation/aborting.ts';
import { cut, LIMITS } from '../pieces/parts.ts';

/** The id of the form's field. */
export const REASON = 'reason';

/** `title` is the key of the form's title, which names what the person is about to do. */
export function reasonForm(
  customId: string,
  title: string,
  translate: Translate,
): APIModalInteractionResponseCallbackData {
  return {
    title: cut(translate({ key: title }), LIMITS.modalTitle),
    custom_id: customId,
    components: [
      {
        type: ComponentType.Label,
        label: cut(translate({ key: 'abort.why' }), LIMITS.fieldLabel),
        component: {
          type: ComponentType.TextInput,
          custom_id: REASON,
          style: TextInputStyle.Paragraph,
          required: false,
          max_length: MAX_REASON_LENGTH,
        },
      },
    ],
  };
}
