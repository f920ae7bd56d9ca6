/** Describes the events that only sagas have, with a line for each. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { elves, enemyName, foeName, godName, heroes, vanirDice, worldName } from '../names.ts';
import { pageOpening } from '../saga.ts';
import type { Actor, EventOf } from './enemy-events.ts';

/** Nidhogg's move, with the distance to the end of the whole saga rather than of the page. */
export function nidhoggMoved({ page, space, of }: EventOf<'nidhogg-moved'>, { box }: ChroniclesView): Phrase {
  const toCome = box.saga.pages.slice(page).reduce((sum, { spaces }) => sum + spaces.length, 0);
  return { key: 'chronicles.event.nidhogg-moved', with: { left: of - space + toCome } };
}

/** The start of a round. The first one shows the task of a saga's first page. */
export function roundBegan({ round }: EventOf<'round-began'>, view: ChroniclesView): Phrase {
  const began = { key: 'chronicles.event.round-began', with: { round } };
  return round > 1 || view.box.saga.pages.length === 1
    ? began
    : { key: 'chronicles.event.saga-began', with: { opening: pageOpening(view, 0), round: began } };
}

type SagaEvent =
  | 'page-turned'
  | 'enemy-roused'
  | 'saga-foe-moved'
  | 'deed-done'
  | 'task-fight-done'
  | 'elves-lost'
  | 'vanir-dice-lost'
  | 'heroes-left';

export const SAGA_LINES: {
  readonly [Type in SagaEvent]: (event: EventOf<Type>, view: ChroniclesView, by: Actor) => Phrase;
} = {
  'page-turned': ({ page }, view) => ({
    key: 'chronicles.event.page-turned',
    with: { opening: pageOpening(view, page - 1) },
  }),
  'enemy-roused': ({ enemy }) => ({
    key: 'chronicles.event.enemy-roused',
    with: { enemy: enemyName(enemy) },
  }),
  'saga-foe-moved': ({ foe, from, to, length }, _view, { god }) => {
    const where = { foe: foeName(foe), to, length };
    return to > from
      ? { key: 'chronicles.event.saga-foe-ran', with: { ...where, left: length - to } }
      : { key: 'chronicles.event.saga-foe-fell-back', with: { ...where, god: godName(god) } };
  },
  'deed-done': ({ god, deed, world, done, of }) => ({
    key: `chronicles.event.deed-done.${deed}`,
    with: { god: godName(god), world: worldName(world), done, of, need: needOf(done, of) },
  }),
  'task-fight-done': ({ foe, done, of }) => ({
    key: 'chronicles.event.task-fight-done',
    with: { foe: foeName(foe), done, of },
  }),
  'elves-lost': ({ god, elves: count, left }) => ({
    key: 'chronicles.event.elves-lost',
    with: { god: godName(god), elves: elves(count), left },
  }),
  'vanir-dice-lost': ({ god, dice, left }) => ({
    key: 'chronicles.event.vanir-dice-lost',
    with: { god: godName(god), dice: vanirDice(dice), left },
  }),
  'heroes-left': ({ heroes: count, valhalla }) => ({
    key: 'chronicles.event.heroes-left',
    with: { heroes: heroes(count), valhalla },
  }),
};

/** Compares the deeds done with those that the page's task needs: `none` if it needs no deeds, `more` if it needs fewer. */
function needOf(done: number, of: number): 'none' | 'some' | 'all' | 'more' {
  if (of === 0) return 'none';
  if (done === of) return 'all';
  return done < of ? 'some' : 'more';
}
