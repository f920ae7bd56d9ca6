/** Reads a person's choices in a menu or input in a modal, as Discord's own form would. */

import type { JsonObject } from '../json.ts';
import { COMPONENTS } from '../model/component-types.ts';
import type { Component } from '../model/shapes.ts';
import type { World } from '../world/world.ts';
import { type Resolved, resolveChannel, resolvePerson, resolveRole } from './options.ts';
import { notRead, type Read } from './refusal.ts';

/** A text, the chosen values, or whether the box is checked. */
export type Field = string | readonly string[] | boolean;

/** Reads the values chosen in a menu, and checks its limits. */
export function readValues(
  world: World,
  select: Component,
  values: readonly string[],
  resolved: Resolved,
): Read<{ readonly values: readonly string[] }> {
  const min = select.min_values ?? 1;
  const max = select.max_values ?? 1;
  const mayBeEmpty = select.required === false && values.length === 0;
  if (!mayBeEmpty && (values.length < min || values.length > max)) {
    return min === max ? notRead('choose-exactly', { count: min }) : notRead('choose-between', { min, max });
  }
  const chosen: string[] = [];
  for (const value of values) {
    const read = readChosen(world, select, value, resolved);
    if (!read.ok) return read;
    chosen.push(read.value);
  }
  if (new Set(chosen).size < chosen.length) return notRead('chosen-twice');
  return { ok: true, values: chosen };
}

function readChosen(
  world: World,
  select: Component,
  value: string,
  resolved: Resolved,
): Read<{ readonly value: string }> {
  switch (select.type) {
    case COMPONENTS.userSelect:
    case COMPONENTS.mentionableSelect:
      return resolvePerson(world, value, resolved);
    case COMPONENTS.roleSelect:
      return resolveRole(world, value, resolved);
    case COMPONENTS.channelSelect:
      return resolveChannel(world, value, select.channel_types, resolved);
    default: {
      const option =
        select.options?.find((one) => one.value === value) ??
        select.options?.find((one) => one.label === value);
      return option ? { ok: true, value: option.value } : notRead('no-choice');
    }
  }
}

/** Reads every field of a modal; an omitted field keeps the modal's default. */
export function readFields(
  world: World,
  components: readonly Component[],
  fields: Readonly<Record<string, Field>>,
  resolved: Resolved,
): Read<{ readonly sent: readonly JsonObject[] }> {
  const sent: JsonObject[] = [];
  for (const part of components) {
    const inner = part.component ?? part.components?.[0];
    if (!inner) {
      sent.push({ type: part.type, id: part.id });
      continue;
    }
    const read = readField(world, inner, fields[inner.custom_id ?? ''], resolved);
    if (!read.ok) {
      const about = part.label ?? inner.label ?? '';
      return { ok: false, refusal: { ...read.refusal, about } };
    }
    const field = { type: inner.type, id: inner.id, custom_id: inner.custom_id, ...read.field };
    sent.push({
      type: part.type,
      id: part.id,
      ...(part.component ? { component: field } : { components: [field] }),
    });
  }
  return { ok: true, sent };
}

function readField(
  world: World,
  control: Component,
  given: Field | undefined,
  resolved: Resolved,
): Read<{ readonly field: JsonObject }> {
  const isRequired = control.required !== false;
  const chosenBefore = (control.options ?? []).filter((one) => one.default).map((one) => one.value);
  const many =
    given === undefined ? chosenBefore : Array.isArray(given) ? given.map(String) : [String(given)];
  switch (control.type) {
    case COMPONENTS.textInput:
      return readTextInput(control, given === undefined ? (control.value ?? '') : String(given));
    case COMPONENTS.checkbox:
      return { ok: true, field: { value: given === undefined ? control.default === true : given === true } };
    case COMPONENTS.radioGroup:
    case COMPONENTS.checkboxGroup: {
      const most = control.type === COMPONENTS.radioGroup ? 1 : (control.max_values ?? 10);
      const least = control.type === COMPONENTS.radioGroup ? 1 : (control.min_values ?? 1);
      const read = readValues(world, { ...control, min_values: least, max_values: most }, many, resolved);
      if (!read.ok) return read;
      const isRadio = control.type === COMPONENTS.radioGroup;
      return { ok: true, field: isRadio ? { value: read.values[0] ?? null } : { values: read.values } };
    }
    case COMPONENTS.fileUpload:
      return isRequired ? notRead('no-uploads') : { ok: true, field: { values: [] } };
    default: {
      const read = readValues(world, control, many, resolved);
      return read.ok ? { ok: true, field: { values: read.values } } : read;
    }
  }
}

function readTextInput(input: Component, value: string): Read<{ readonly field: JsonObject }> {
  if (value === '') {
    return input.required === false ? { ok: true, field: { value } } : notRead('missing');
  }
  const min = input.min_length ?? 0;
  const max = input.max_length ?? 4000;
  return value.length >= min && value.length <= max
    ? { ok: true, field: { value } }
    : notRead('length', { min, max });
}
