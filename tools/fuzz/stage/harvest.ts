/** The reusable things the bot has shown so far: controls, forms, suggestions; the newest of each. */
import { COMPONENTS, everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Component, Modal } from '../../../src/playground/model/shapes.ts';
import type { Change, World } from '../../../src/playground/world/world.ts';
import { byChannel } from './ground.ts';

export interface Control {
  readonly customId: string;
  readonly type: number;
  readonly values: readonly string[];
  readonly messageId: string;
  readonly channelId: string;
  /** The only person who sees the control; null if everyone does. */
  readonly visibleTo: string | null;
}

export interface Harvest {
  readonly buttons: readonly Control[];
  readonly menus: readonly Control[];
  readonly forms: readonly Modal[];
  readonly suggested: readonly (string | number)[];
  /**
   * Takes up the controls shown since the last time, channel after channel, because chance decides which channel is shown first.
   */
  readonly gathers: () => void;
  readonly stop: () => void;
}

const KEPT = { controls: 300, forms: 40, suggested: 400 } as const;

export function harvestFrom(world: World): Harvest {
  const buttons: Control[] = [];
  const menus: Control[] = [];
  const forms: Modal[] = [];
  const suggested: (string | number)[] = [];
  let shown: Control[] = [];
  const unwatch = world.watch((change) => {
    shown.push(...controlsIn(change));
    if (change.what === 'modal-opened') push(forms, [change.modal], KEPT.forms);
    if (change.what === 'interaction-changed' && change.interaction.response.kind === 'choices') {
      push(
        suggested,
        change.interaction.response.choices.map(({ value }) => value),
        KEPT.suggested,
      );
    }
  });
  const gathers = () => {
    for (const control of byChannel(world, shown))
      push(control.type === COMPONENTS.stringSelect ? menus : buttons, [control], KEPT.controls);
    shown = [];
  };
  return { buttons, menus, forms, suggested, gathers, stop: unwatch };
}

function controlsIn(change: Change): readonly Control[] {
  if (change.what !== 'message-created' && change.what !== 'message-updated') return [];
  const { id: messageId, channelId, visibleTo, components } = change.message;
  return everyComponent(components).flatMap(({ custom_id: customId, type, options = [] }: Component) =>
    customId === undefined
      ? []
      : [{ customId, type, values: options.map(({ value }) => value), messageId, channelId, visibleTo }],
  );
}

function push<Item>(all: Item[], more: readonly Item[], most: number): void {
  all.push(...more);
  if (all.length > most) all.splice(0, all.length - most);
}
