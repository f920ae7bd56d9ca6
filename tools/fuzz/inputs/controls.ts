/** Buttons, menus and forms: current ones, outdated ones, and invented ones. */

import { CONTROL_KINDS, parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { MORE } from '../../../src/discord/messages/questions/answers.ts';
import type { JsonObject } from '../../../src/playground/json.ts';
import { COMPONENTS } from '../../../src/playground/model/component-types.ts';
import { INTERACTION_TYPES, type Modal } from '../../../src/playground/model/shapes.ts';
import { nothingResolved, resolvePerson } from '../../../src/playground/people/options.ts';
import { anyId, type Ground, messageFor, somebody } from '../stage/ground.ts';
import type { Control } from '../stage/harvest.ts';
import type { Input, Kind } from '../stage/input.ts';
import { mutated } from './mutate.ts';
import { oddText } from './odd-text.ts';

const MAX_ID_LENGTH = 100;
const MAX_VALUES = 25;

/** Controls that end everything or erase a person are rare: they would leave nothing to fuzz. */
const RARE = /\|(?:abort|game-end|stop-all|erase)$/;

function someControl(ground: Ground, among: readonly Control[]): Control {
  const { chance, focus } = ground;
  const here = among.filter(({ customId }) => customId.includes(focus().table)).slice(-15);
  const recent = here.length > 0 && !chance.once(3) ? here : chance.once(3) ? among : among.slice(-60);
  const control = chance.of(recent);
  return RARE.test(control.customId) && !chance.once(5) ? chance.of(recent) : control;
}

/** A person who may see the message uses its control, since no one else can; with a forged id anyone may. */
function using(
  ground: Ground,
  kind: Kind,
  control: Control,
  data: JsonObject,
  person: string | null = null,
): Input | null {
  const personId = control.visibleTo ?? person ?? somebody(ground);
  const messageId = messageFor(ground, control.messageId, personId);
  const message = ground.world.messages.get(messageId ?? '');
  if (message === undefined) return null;
  return {
    kind,
    type: INTERACTION_TYPES.component,
    personId,
    channelId: message.channelId,
    sourceMessageId: message.id,
    commandName: null,
    focusedType: null,
    data: { id: 1, ...data },
  };
}

export function button(ground: Ground): Input | null {
  if (ground.harvest.buttons.length === 0) return null;
  const control = someControl(ground, ground.harvest.buttons);
  return using(ground, 'button', control, { custom_id: control.customId, component_type: COMPONENTS.button });
}

export function forgedButton(ground: Ground): Input | null {
  if (ground.harvest.buttons.length === 0) return null;
  const control = ground.chance.of(ground.harvest.buttons);
  const customId = forgedId(ground, control.customId);
  return using(ground, 'forged button', control, { custom_id: customId, component_type: COMPONENTS.button });
}

export function menu(ground: Ground, kind: Kind & ('menu' | 'forged menu')): Input | null {
  const { chance, harvest } = ground;
  if (harvest.menus.length === 0) return null;
  const control = someControl(ground, harvest.menus);
  const isForged = kind === 'forged menu';
  const data = {
    custom_id: isForged && chance.once(2) ? forgedId(ground, control.customId) : control.customId,
    component_type: COMPONENTS.stringSelect,
    values: isForged ? oddValues(ground, control.values) : [chance.of(control.values)],
  };
  return using(ground, kind, control, data);
}

function oddValues({ chance }: Ground, values: readonly string[]): readonly string[] {
  switch (chance.below(5)) {
    case 0:
      return [];
    case 1:
      return [oddText(chance)];
    case 2:
      return values.slice(0, MAX_VALUES);
    case 3:
      return [chance.of(values), mutated(chance.of(values), chance)];
    default:
      return [mutated(chance.of(values), chance)];
  }
}

/** Kinds of menu that the bot never sends. */
export function otherControl(ground: Ground): Input | null {
  const { chance, harvest, world } = ground;
  if (harvest.buttons.length === 0) return null;
  const control = chance.of(harvest.buttons);
  const resolved = nothingResolved();
  const type = chance.of([
    COMPONENTS.userSelect,
    COMPONENTS.roleSelect,
    COMPONENTS.mentionableSelect,
    COMPONENTS.channelSelect,
  ]);
  const chosen = resolvePerson(world, somebody(ground), resolved);
  const values = type === COMPONENTS.userSelect && chosen.ok ? [chosen.value] : [];
  return using(ground, 'other control', control, {
    custom_id: chance.once(2) ? control.customId : forgedId(ground, control.customId),
    component_type: type,
    values,
    resolved,
  });
}

/** An id like the bot's, but with another table, verb, page, version or id format. */
function forgedId(ground: Ground, like: string): string {
  const { chance, scenes } = ground;
  const [version = 'v1', table = '', ...payload] = like.split('|');
  const other = chance.of(scenes.all()).table;
  const forged = chance.of([
    () => mutated(like, chance),
    () => [version, other, ...payload].join('|'),
    () => ['v1', chance.of([table, other]), 't', chance.of(CONTROL_KINDS)].join('|'),
    () =>
      ['v1', 'server', chance.of(['g', 'o', 'p']), chance.of(['stop-all', 'keep', 'erase', '0', '7'])].join(
        '|',
      ),
    () =>
      [
        'v1',
        chance.of([table, other]),
        chance.of(['l', 'r', 'k']),
        String(chance.below(40)),
        chance.of(['next', 'back', 'seat', 'turn']),
      ].join('|'),
    () =>
      ['v1', chance.of([table, other]), chance.of(['l', 'u', 'd', 'x']), String(chance.below(40))].join('|'),
    () =>
      [
        'v1',
        chance.of([table, other]),
        chance.of(['a', 's', 'm', 'v', 'f', 'b']),
        oddText(chance),
        oddText(chance),
      ].join('|'),
    () => oddText(chance),
    () => anyId(ground),
  ])();
  const cut = forged.slice(0, MAX_ID_LENGTH);
  // If people were erased too often, or all games ended, there would be nothing left to fuzz.
  return RARE.test(cut) && !chance.once(6) ? mutated(cut, chance).slice(0, MAX_ID_LENGTH) : cut;
}

/** A form as it was opened, sent by its person, filled in well or badly; or a form that no one opened. */
export function form(ground: Ground, kind: Kind & ('form' | 'forged form')): Input | null {
  const { chance, harvest } = ground;
  if (harvest.forms.length === 0) return null;
  const modal = chance.of(harvest.forms.slice(-12));
  const isForged = kind === 'forged form';
  const personId = isForged ? somebody(ground) : modal.personId;
  const customId = isForged ? forgedId(ground, modal.customId) : modal.customId;
  if (!ground.world.channels.has(modal.channelId)) return null;
  const source = ground.world.messages.get(modal.sourceMessageId ?? '');
  const isSeen = source !== undefined && (source.visibleTo === null || source.visibleTo === personId);
  return {
    kind,
    type: INTERACTION_TYPES.modal,
    personId,
    channelId: modal.channelId,
    sourceMessageId: isSeen ? source.id : null,
    commandName: null,
    focusedType: null,
    data: { custom_id: customId, components: filled(ground, modal), resolved: {} },
  };
}

/** A player who is asked at the focused table presses a control that leads to a form: a button, then the menu behind it. */
export function openingForm(ground: Ground): Input | null {
  const { harvest, focus } = ground;
  const { table, asked } = focus();
  const isHere = ({ customId }: Control) => customId.includes(table);
  for (const control of harvest.menus.filter(isHere).toReversed()) {
    const more = control.values.find((value) => value.startsWith(`${MORE}~`));
    if (more === undefined) continue;
    const data = {
      custom_id: control.customId,
      component_type: COMPONENTS.stringSelect,
      values: [more],
    };
    return using(ground, 'menu', control, data, asked);
  }
  const isPressed = ({ customId }: Control) =>
    ground.before.some(({ data }) => data['custom_id'] === customId);
  const control = harvest.buttons
    .filter(isHere)
    .findLast((each) => parseCustomId(each.customId)?.kind === 'verb' && !isPressed(each));
  if (control === undefined) return null;
  const data = { custom_id: control.customId, component_type: COMPONENTS.button };
  return using(ground, 'button', control, data, asked);
}

function filled(ground: Ground, modal: Modal): readonly JsonObject[] {
  const { chance } = ground;
  const parts = modal.components.map((part) => {
    const inner = part.component ?? part.components?.[0];
    const options = inner?.options ?? [];
    const field = { type: inner?.type, id: inner?.id, custom_id: inner?.custom_id };
    const answer =
      inner?.type === COMPONENTS.textInput
        ? { value: typedInto(ground, inner.value ?? '') }
        : {
            values:
              options.length === 0
                ? []
                : chosenIn(
                    ground,
                    options.map(({ value }) => value),
                  ),
          };
    const component = { ...field, ...answer };
    return part.component
      ? { type: part.type, id: part.id, component }
      : { type: part.type, id: part.id, components: [component] };
  });
  switch (chance.below(8)) {
    case 0:
      return [];
    case 1:
      return parts.slice(1);
    case 2:
      return [
        ...parts,
        label({
          type: COMPONENTS.textInput,
          id: 90,
          custom_id: oddText(chance).slice(0, 50),
          value: oddText(chance),
        }),
      ];
    default:
      return parts;
  }
}

function label(component: JsonObject): JsonObject {
  return { type: COMPONENTS.label, id: 91, component };
}

function typedInto({ chance }: Ground, before: string): string {
  return chance
    .of([() => before, () => String(chance.below(9)), () => mutated(before, chance), () => oddText(chance)])()
    .slice(0, 4000);
}

function chosenIn({ chance }: Ground, values: readonly string[]): readonly string[] {
  if (chance.once(6)) return [oddText(chance)];
  if (chance.once(6)) return values.slice(0, 2 + chance.below(3));
  return [chance.of(values)];
}
