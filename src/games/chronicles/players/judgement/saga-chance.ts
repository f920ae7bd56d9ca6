/** How much of the chance to win is left by a task that is not done and by saga foes far along their tracks: the net learnt from games without either. */
import { pageOf } from '../../saga/page.ts';
import { deedsLeft, fightsLeft } from '../../saga/task.ts';
import type { ChroniclesView } from '../../view.ts';
import { byStepsLeft } from '../task.ts';

/** The doubt that each Fight and each deed brings, by the moves of Nidhogg to the page's last space, from one move on. */
const DOUBT_OF_FIGHT = [0.3, 0.1, 0.05, 0.03];
const DOUBT_OF_DEED = [0.2, 0.05, 0.02, 0.01];

/** The same for a saga foe, by the spaces before the end of its track, from one on. */
const DOUBT_OF_TRACK = [0.25, 0.1, 0.05, 0.02];

/** 1 where the page has neither. */
export function chanceOfSaga(view: ChroniclesView): number {
  const fights = fightsLeft(view).reduce((sum, { done, of }) => sum + of - done, 0);
  let chance =
    (1 - byStepsLeft(view, DOUBT_OF_FIGHT)) ** fights *
    (1 - byStepsLeft(view, DOUBT_OF_DEED)) ** deedsLeft(view);
  for (const { foe, length } of pageOf(view).tracks)
    chance *= 1 - (DOUBT_OF_TRACK[length - view.tracks[foe] - 1] ?? 0);
  return chance;
}
