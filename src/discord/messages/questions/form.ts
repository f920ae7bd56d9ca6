/** Shows an alternative as a modal with one control per field, and reads the input leniently. */
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import { fits, valuesOf } from '../../../core/requests/answer.ts';
import type { Alternative, Field, Value, Values } from '../../../core/requests/request.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { cut, LIMITS, type MenuOption, menuOption } from '../pieces/parts.ts';
import type { Words } from './answers.ts';
import { readText } from './typed-value.ts';

/** The texts and choices of a submitted form, by the id of their control. */
export type Filled = ReadonlyMap<string, readonly string[]>;

const BETWEEN = '#';
/** The maximum number of places in an ordering that get a menu. The last place has no menu: it takes the remaining item. */
const ORDER_MENUS = LIMITS.modalFields;

export function formFor(
  table: TableId,
  request: string,
  alternative: Alternative,
  words: Words,
): APIModalInteractionResponseCallbackData {
  const { presenter, view, translate } = words;
  const title = cut(translate(presenter.alternative(alternative, view)), LIMITS.modalTitle);
  const components = Object.entries(alternative.fields).flatMap(([name, field]) =>
    labelled(alternative, name, field, words),
  );
  return {
    title,
    custom_id: formatCustomId({ kind: 'form', table, request, alternative: alternative.id }),
    components: components.slice(0, LIMITS.modalFields),
  };
}

function labelled(
  alternative: Alternative,
  name: string,
  field: Field,
  words: Words,
): readonly APILabelComponent[] {
  const { presenter, translate } = words;
  const label = cut(translate(presenter.field(alternative, name)), LIMITS.fieldLabel);
  switch (field.kind) {
    case 'order':
      return field.of.slice(0, Math.min(ORDER_MENUS, field.of.length - 1)).map((_, at) => {
        const place = cut(translate({ key: 'control.place', with: { place: at + 1 } }), LIMITS.fieldLabel);
        return {
          type: ComponentType.Label,
          label: place,
          component: choice(`${name}${BETWEEN}${at}`, orderOptions(alternative, name, field.of, words)),
        };
      });
    case 'share':
      return [
        {
          type: ComponentType.Label,
          label,
          component: line(name, field.among.map((each) => `${each} 0`).join(', ')),
        },
      ];
    default: {
      const options = optionsOf(alternative, name, field, words);
      if (options === null) return [{ type: ComponentType.Label, label, component: line(name, '') }];
      const { min, max } = field.kind === 'some' ? field : { min: 1, max: 1 };
      return [
        {
          type: ComponentType.Label,
          label,
          component: { ...choice(name, options), min_values: min, max_values: max },
        },
      ];
    }
  }
}

function choice(customId: string, options: readonly MenuOption[]) {
  return { type: ComponentType.StringSelect, custom_id: customId, options: options.map(menuOption) } as const;
}

function line(customId: string, value: string) {
  return {
    type: ComponentType.TextInput,
    custom_id: customId,
    style: TextInputStyle.Short,
    value,
    required: true,
  } as const;
}

/** Numbers identical cards, so that each can be chosen once. */
function orderOptions(
  alternative: Alternative,
  name: string,
  of: readonly string[],
  { presenter, view, translate }: Words,
): readonly MenuOption[] {
  return of.map((item, at) => ({
    label: translate(presenter.value(alternative, name, item, {}, view)),
    value: String(at),
  }));
}

/** The options of a menu for the field; null if there are too many. */
function optionsOf(
  alternative: Alternative,
  name: string,
  field: Field,
  { presenter, view, translate }: Words,
): readonly MenuOption[] | null {
  const values = field.kind === 'some' ? field.of : [...valuesOf(field)];
  if (values.length > LIMITS.options) return null;
  return values.map((value) => ({
    label: translate(presenter.value(alternative, name, value, {}, view)),
    value: String(value),
  }));
}

export type Read =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly field: string };

/** The filled-in values, or the name of an invalid field. */
export function readForm(alternative: Alternative, filled: Filled): Read {
  const values: Record<string, Value> = {};
  for (const [name, field] of Object.entries(alternative.fields)) {
    const value = readField(name, field, filled);
    if (!fits(field, value)) return { ok: false, field: name };
    values[name] = value;
  }
  return { ok: true, values };
}

function readField(name: string, field: Field, filled: Filled): unknown {
  const given = filled.get(name) ?? [];
  if (field.kind === 'order') return readOrder(name, field.of, filled);
  if (field.kind === 'some') return given;
  return readText(field, given[0] ?? '');
}

/** The items in the chosen order; the remaining item takes the last place. */
function readOrder(name: string, of: readonly string[], filled: Filled): readonly string[] | undefined {
  const chosen = of.flatMap((_, at) => filled.get(`${name}${BETWEEN}${at}`) ?? []).map(Number);
  const left = of.flatMap((_, at) => (chosen.includes(at) ? [] : [at]));
  const places = [...chosen, ...left];
  if (new Set(chosen).size < chosen.length || left.length > 1) return undefined;
  return places.map((at) => of[at] ?? '');
}
