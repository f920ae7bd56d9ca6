/** Play covers everything the rules can do. */

import { expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/core/game.ts';
import { type PlayedStep, playersChance, playOn, playOut } from '../../../../src/core/playing.ts';
import { atRandom, type Policy } from '../../../../src/core/policy.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { SAGAS, type SagaName } from '../../../../src/games/chronicles/box/box.ts';
import {
  ARTIFACTS,
  CREATURES,
  ENEMIES,
  GODS,
  IOTUNNS,
  ROTATIONS,
  RUNES,
  SAGA_FOES,
  TIERS,
  TREE_ENEMIES,
  WORLDS,
} from '../../../../src/games/chronicles/box/components.ts';
import { houseBox } from '../../../../src/games/chronicles/box/house-box.ts';
import { DEEDS, SAGA_EFFECTS, type TaskFoe } from '../../../../src/games/chronicles/box/saga.ts';
import { turnedBy } from '../../../../src/games/chronicles/box/tree.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { sensible } from '../../../../src/games/chronicles/players/sensible.ts';
import type { ChroniclesEvent } from '../../../../src/games/chronicles/state/events.ts';
import { type ChroniclesState, DEFEATS } from '../../../../src/games/chronicles/state/state.ts';
import type { ChroniclesView } from '../../../../src/games/chronicles/state/view.ts';
import { QUESTION_RULES } from '../../../../src/games/chronicles/turn/questions.ts';
import { SUBJECT as subject } from '../../../../tools/conformance/games/chronicles/subject.ts';
import { isPlayedInFull } from '../../../scale.ts';
import { EVENT_TYPES } from '../event-types.ts';
import type { Moment } from '../moment.ts';
import { tableOf } from '../table.ts';

const RANDOM_GAMES = 200;
const SENSIBLE_GAMES = 200;
const GAMES_FROM_LATE_MOMENTS = 40;
const GAMES_FROM_LATE_PAGES = 15;
/** Moments reached by games that go badly for a long time. */
const LATE_MOMENTS: readonly Moment[] = [
  {
    iotunns: ['thrym', 'hler', 'gymir', 'hymir', 'billing', 'geirrod', 'eggther'],
    card: 'loki',
    wheel: { loki: 'tyr' },
  },
  {
    ravaged: ['asgard', 'vanaheim', 'alfheim', 'midgard', 'nidavellir', 'svartalfheim', 'muspellheim'],
    world: 'niflheim',
    card: 'loki',
    wheel: { loki: 'tyr' },
  },
  { island: 1, anonymous: 7, card: 'jormungand', wheel: { jormungand: 'tyr' } },
  { fireGiants: 7, card: 'surt', wheel: { surt: 'tyr' } },
  { iotunnDeck: [], iotunns: ['thrym'], card: 'loki', wheel: { loki: 'tyr' } },
  {
    artifacts: ['hlidskjalf', 'gjallarhorn', 'draupnir', 'gungnir', 'jarngreipr', 'iduns-apples'],
    heroes: 8,
    life: 6,
  },
  { world: 'svartalfheim', creatureDeck: [], heroes: 8, gods: { tyr: { elves: 9, dice: 9 } } },
];

/** Hel and Surt climb past this World, and Fenrir leaves the Cage for Asgard, so no two enemies meet there. */
const WHERE_ONLY_LOKI_COMES = 'iotunheim';

/** Decks run empty only when a god loses a whole deck to the Wheel, which another test arranges. [C-202] */
const ARRANGED_ELSEWHERE: readonly string[] = ['event nothing-to-reveal'];

/** The foes in some saga's task. */
const TASK_FOES = [...TREE_ENEMIES, ...SAGA_FOES].filter((foe) =>
  SAGAS.some((saga) => houseBox(saga).saga.pages.some(({ task }) => task.fights[foe] !== undefined)),
);

/** Each page of each saga at its first space, and before its last one with the task done or not started. */
const PAGES_OF_SAGAS: readonly { readonly saga: SagaName; readonly moment: Moment }[] = SAGAS.flatMap(
  (saga) =>
    houseBox(saga).saga.pages.flatMap(({ spaces, task, tracks }, page) => {
      const there = { page, heroes: 8, tracks: Object.fromEntries(tracks.map(({ foe }) => [foe, 2])) };
      const late = {
        ...there,
        nidhogg: spaces.length - 1,
        card: 'nidhogg',
        wheel: { nidhogg: 'tyr' },
      } as const;
      const fightsDone = Object.entries(task.fights).flatMap(([foe, times]) =>
        Array.from({ length: times }, () => foe as TaskFoe),
      );
      const done = { ...late, deedsDone: WORLDS.slice(0, task.deeds), fightsDone };
      return [there, late, done].map((moment) => ({ saga, moment }));
    }),
);

/** Computers with a plan drive the wolves back in time, so here Hel wakes when they are about to bite, and the Tree turns. */
const LATE_PAGES = [
  ...PAGES_OF_SAGAS,
  ...(houseBox('managarms').saga.pages[0]?.tracks ?? []).map(({ foe, length, rotation }) => ({
    saga: 'managarms' as const,
    moment: {
      tracks: { [foe]: length - 1 },
      rotation: ROTATIONS.find((before) => turnedBy(before, 1) === rotation) ?? 0,
      card: 'hel',
      wheel: { hel: 'tyr' },
    } as const,
  })),
];

const LANDMARKS: readonly string[] = [
  ...EVENT_TYPES.map((type) => `event ${type}`),
  ...Object.keys(QUESTION_RULES).map((about) => `question ${about}`),
  ...DEFEATS.map((code) => `lost: ${code}`),
  ...ENEMIES.map((enemy) => `${enemy} awoke`),
  ...[...TREE_ENEMIES, ...IOTUNNS, ...SAGA_FOES].map((foe) => `${foe} fought`),
  ...SAGA_EFFECTS.map((effect) => `space that ${effect}`),
  ...DEEDS.map((deed) => `deed ${deed}`),
  ...TASK_FOES.map((foe) => `${foe} fought for a task`),
  ...SAGAS.flatMap((saga) => houseBox(saga).saga.pages.map((_, page) => `page ${page + 1} of ${saga}`)),
  ...SAGAS.map((saga) => `${saga} won`),
  ...IOTUNNS.map((iotunn) => `${iotunn} came`),
  ...WORLDS.flatMap((world) => TIERS.map((tier) => `${world} with ${tier}`)),
  ...WORLDS.filter((world) => world !== WHERE_ONLY_LOKI_COMES).map((world) => `${world} ravaged`),
  ...RUNES.map((rune) => `rune ${rune}`),
  ...CREATURES.map((creature) => `${creature} helped`),
  ...ARTIFACTS.map((artifact) => `${artifact} taken`),
].filter((landmark) => !ARRANGED_ELSEWHERE.includes(landmark));

function landmarksIn({ events, state }: PlayedStep<ChroniclesState>): readonly string[] {
  const { question, end, box, page } = state;
  const asked = question === null ? [] : [`question ${question.about}`];
  const there = [`page ${page + 1} of ${box.rules}`, ...(end?.kind === 'won' ? [`${box.rules} won`] : [])];
  return [...asked, ...there, ...events.flatMap((event) => landmarksOf(event))];
}

function landmarksOf(told: GameEvent): readonly string[] {
  const event = told as ChroniclesEvent;
  const own = `event ${event.type}`;
  switch (event.type) {
    case 'gods-lost':
      return [own, `lost: ${event.why}`];
    case 'enemy-awoke':
      return [own, `${event.enemy} awoke`];
    case 'nidhogg-moved':
      return [own, ...event.finds.map(({ kind }) => `space that ${kind}`)];
    case 'deed-done':
      return [own, `deed ${event.deed}`];
    case 'task-fight-done':
      return [own, `${event.foe} fought for a task`];
    case 'fight-began':
      return [own, `${event.foe} fought`];
    case 'iotunn-came':
      return [own, `${event.iotunn} came`];
    case 'action-began':
      return [own, `${event.world} with ${event.tier}`];
    case 'world-ravaged':
      return [own, `${event.world} ravaged`];
    case 'rune-used':
      return [own, `rune ${event.rune}`];
    case 'creature-chosen':
      return [own, `${event.creature} helped`];
    case 'artifact-taken':
      return [own, `${event.artifact} taken`];
    default:
      return [own];
  }
}

test.runIf(isPlayedInFull())(
  'random and sensible games visit every landmark, and never see Iotunheim ravaged [C-426]',
  () => {
    const visited = new Set<string>();
    const visit = (steps: Iterable<PlayedStep<ChroniclesState>>) => {
      for (const step of steps) for (const landmark of landmarksIn(step)) visited.add(landmark);
    };
    const play = (policy: Policy<ChroniclesView>, games: number) => {
      for (let number = 0; number < games; number += 1)
        visit(
          playOut(
            chronicles,
            { ...subject.tableNumbered(number), seed: seedFrom(`landmarks ${number}`) },
            policy,
          ),
        );
    };
    play(atRandom, RANDOM_GAMES);
    play(sensible, SENSIBLE_GAMES);
    for (const [at, moment] of LATE_MOMENTS.entries())
      for (let number = 0; number < GAMES_FROM_LATE_MOMENTS; number += 1) {
        const { state } = tableOf('hard', GODS[number % 2] ?? 'freyr', 'thor', 'tyr').with(moment);
        visit(playOn(chronicles, state, atRandom, playersChance(`late moment ${at}, ${number}`)));
      }
    for (const [at, { saga, moment }] of LATE_PAGES.entries())
      for (let number = 0; number < GAMES_FROM_LATE_PAGES; number += 1) {
        const { state } = tableOf(saga, GODS[number % 2] ?? 'freyr', 'thor', 'tyr').with(moment);
        const policy = number % 4 === 3 ? atRandom : sensible;
        visit(playOn(chronicles, state, policy, playersChance(`late page ${at}, ${number}`)));
      }
    expect(visited).not.toContain(`${WHERE_ONLY_LOKI_COMES} ravaged`);
    expect(LANDMARKS.filter((landmark) => !visited.has(landmark))).toEqual([]);
  },
);
