/** Plays the daily challenge and practises past ones, with the pages that the bot has shown. */
import { COMPONENTS, everyComponent } from '../../../src/playground/model/component-types.ts';
import { type Component, INTERACTION_TYPES, type Message } from '../../../src/playground/model/shapes.ts';
import { nothingResolved } from '../../../src/playground/people/options.ts';
import { BOT_ID } from '../../../src/playground/world/hall.ts';
import { answerIn, isStart, isSure, requestOf } from '../../daily/controls.ts';
import { byChannel, type Ground } from '../stage/ground.ts';
import type { Input, Kind } from '../stage/input.ts';
import { typed } from './commands.ts';

type ChallengeKind = Kind & ('daily' | 'practice');

/** Patterns that recognize the controls of each kind of page by the attempt's id in them. */
const ATTEMPT: Readonly<Record<ChallengeKind, RegExp>> = {
  daily: /^v1\|\d{4}-\d\d-\d\d\|/,
  practice: /^v1\|p\d{8}\|/,
};

/** Uses a control of such a page. Without a page, and now and then, types the command instead. */
export function challenge(ground: Ground, kind: ChallengeKind): Input {
  const { world, chance } = ground;
  const isOfKind = ({ custom_id: id = '' }: Component) => ATTEMPT[kind].test(id);
  const pages = byChannel(world, [...world.messages.values()]).filter(
    ({ authorId, visibleTo, components }) =>
      authorId === BOT_ID && visibleTo !== null && everyComponent(components).some(isOfKind),
  );
  if (pages.length === 0 || chance.once(8)) return command(ground, kind);
  const page = chance.of(pages);
  const controls = everyComponent(page.components).filter(isOfKind);
  const plays = controls.filter((one) => isStart(one) || requestOf(one) !== undefined);
  const among = plays.length === 0 || chance.once(4) ? controls : plays;
  return used(ground, kind, page, controls.find(isSure) ?? chance.of(among));
}

function command(ground: Ground, kind: ChallengeKind): Input {
  const { world, chance, past } = ground;
  const daily = [...world.commands.values()].find(({ name }) => name === 'daily');
  if (daily === undefined) throw new Error('there is no command for the daily challenge');
  const leaf = { command: daily, path: [], options: daily.options };
  const practice = daily.options.find(({ name }) => name === 'practice');
  if (kind === 'daily' || practice === undefined) return typed(ground, kind, leaf, [], nothingResolved());
  const { name, type } = practice;
  return typed(ground, kind, leaf, [{ name, type, value: chance.of(past) }], nothingResolved());
}

function used({ chance }: Ground, kind: ChallengeKind, page: Message, control: Component): Input {
  const { custom_id, options = [] } = control;
  const value = answerIn(options, chance.below) ?? options[0]?.value;
  return {
    kind,
    type: INTERACTION_TYPES.component,
    personId: page.visibleTo ?? '',
    channelId: page.channelId,
    sourceMessageId: page.id,
    commandName: null,
    focusedType: null,
    data:
      value === undefined
        ? { id: 1, custom_id, component_type: COMPONENTS.button }
        : { id: 1, custom_id, component_type: COMPONENTS.stringSelect, values: [value] },
  };
}
