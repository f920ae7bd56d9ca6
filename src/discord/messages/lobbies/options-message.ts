/** The card with a lobby's options: their current values, and the possible values of the option that was picked. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import type { Translate } from '../../../core/presentation/phrase.ts';
import { canModerate } from '../../../tables/lobby/lobby.ts';
import { MAX_SEED_LENGTH } from '../../../tables/lobby/seed.ts';
import {
  optionPhrase,
  optionsOfLobby,
  valueNow,
  valuePhrase,
  valuesToChoose,
} from '../../../tables/lobby/table-options.ts';
import type { PrivilegedActor } from '../../../tables/model/change.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { ownNameOf } from '../pieces/own-name.ts';
import { cut, LIMITS, type MenuOption, menu, type Row } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';

/** The only option that is typed instead of picked from a menu; also the id of the field in its form. */
export const SEED = 'seed';

/** `picked` is the option whose values are shown; null if none was picked. Only readers who can change options get the menus. */
export function optionsMessage(
  loaded: LoadedTable,
  { userId, isModerator }: Pick<PrivilegedActor, 'userId' | 'isModerator'>,
  picked: string | null,
  translate: Translate,
): Reply {
  const { table, entry } = loaded;
  const offered = optionsOfLobby(entry, table);
  if (offered.length === 0) return { content: translate({ key: 'lobby.no-options' }), rows: [] };
  const named = offered.map((option) => ({
    label: translate(optionPhrase(entry, option)),
    value: option,
    description: word(loaded, option, valueNow(table, option), translate),
  }));
  const lines = named.map(({ label: option, description: value }) =>
    translate({ key: 'lobby.option', with: { option, value } }),
  );
  const which = menu(
    formatCustomId({ kind: 'option', table: table.id }),
    translate({ key: 'lobby.choose-option' }),
    named,
  );
  const content = [translate({ key: 'lobby.options' }), ...lines].join('\n');
  if (!canModerate(table, userId, isModerator)) return { content, rows: [] };
  return {
    content,
    rows: picked === null ? [which] : [which, ...valuesMenu(loaded, picked, translate)],
  };
}

function valuesMenu(loaded: LoadedTable, option: string, translate: Translate): readonly Row[] {
  const { table, entry } = loaded;
  const options = valuesToChoose(entry, table, option).map(
    (value): MenuOption => ({ label: word(loaded, option, value, translate), value }),
  );
  if (options.length === 0) return [];
  const placeholder = translate({
    key: 'lobby.choose-rules',
    with: {
      option: optionPhrase(entry, option),
      value: word(loaded, option, valueNow(table, option), translate),
    },
  });
  return [menu(formatCustomId({ kind: 'set-option', table: table.id, option }), placeholder, options)];
}

function word({ table, entry }: LoadedTable, option: string, value: string, translate: Translate): string {
  if (option === SEED) return translate({ key: value === '' ? 'lobby.seed-random' : 'lobby.seed-known' });
  const language = option === 'language' ? LANGUAGES.find((each) => each === value) : undefined;
  if (language !== undefined) return ownNameOf(language);
  const phrase = valuePhrase(entry, table, option, value);
  return phrase === null ? value : translate(phrase);
}

export function seedForm(customId: string, translate: Translate): APIModalInteractionResponseCallbackData {
  return {
    title: cut(translate({ key: 'lobby.seed-title' }), LIMITS.modalTitle),
    custom_id: customId,
    components: [
      {
        type: ComponentType.Label,
        label: cut(translate({ key: 'lobby.option-seed' }), LIMITS.fieldLabel),
        description: cut(translate({ key: 'lobby.seed-hint' }), LIMITS.optionLabel),
        component: {
          type: ComponentType.TextInput,
          custom_id: SEED,
          style: TextInputStyle.Short,
          required: false,
          max_length: MAX_SEED_LENGTH,
        },
      },
    ],
  };
}
