/** Discord's numbers for kinds of component, and functions that walk a tree of them. */
import type { Component } from './shapes.ts';

export const COMPONENTS = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

export const SELECTS: readonly number[] = [
  COMPONENTS.stringSelect,
  COMPONENTS.userSelect,
  COMPONENTS.roleSelect,
  COMPONENTS.mentionableSelect,
  COMPONENTS.channelSelect,
];

export const LINK_STYLE = 5;

/** Every component of the tree, parents first. */
export function everyComponent(components: readonly Component[]): readonly Component[] {
  return components.flatMap((one) => [
    one,
    ...everyComponent(one.components ?? []),
    ...everyComponent(one.accessory ? [one.accessory] : []),
    ...everyComponent(one.component ? [one.component] : []),
  ]);
}

export function componentCalled(components: readonly Component[], customId: string): Component | undefined {
  return everyComponent(components).find((one) => one.custom_id === customId);
}

/** Gives each component the number that Discord assigns if the sender did not. */
export function numbered(components: readonly Component[]): readonly Component[] {
  const taken = new Set(everyComponent(components).map((one) => one.id));
  let last = 0;
  const nextId = () => {
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const number = (one: Component): Component => ({
    ...one,
    id: one.id || nextId(),
    ...(one.components ? { components: one.components.map(number) } : {}),
    ...(one.accessory ? { accessory: number(one.accessory) } : {}),
    ...(one.component ? { component: number(one.component) } : {}),
  });
  return components.map(number);
}
