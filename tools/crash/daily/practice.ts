/**
 * A person who practises a past challenge through a crash test, and sometimes starts over. A practice keeps only the interaction
 * of its last answer, so its answers are counted against the presses.
 */
import type { Pick } from '../../../src/core/requests/answer.ts';
import { type DailyDate, dailyDateAt, daysAfter } from '../../../src/daily/day.ts';
import type { KeptPractice } from '../kept.ts';
import type { Scenery } from '../stage/stage.ts';
import type { Attempts } from './attempts.ts';
import { type Press, pressesInARound } from './pressing.ts';

/** The number of days that the database needs before today: in the first two hours of a day, yesterday isn't over yet. */
export const PAST_DAYS = 2;

/** A press since the last check, or before it if its result was never seen. */
interface Made extends Press {
  /** Whether the page showed that the press was carried out. */
  readonly isSeen: boolean;
}

export function openPractice(scenery: Scenery, pick: Pick): Attempts {
  const { local, keeper } = scenery;
  const who = local.world.personCalled('Moderator Mo')?.id ?? '';
  let date: DailyDate | null = null;
  let before: KeptPractice | null = null;
  let presses: readonly Made[] = [];
  const everyPress = new Set<string>();
  let stored = 0;

  return {
    press: () => {
      date ??= daysAfter(dailyDateAt(local.world.now()), -PAST_DAYS);
      return pressesInARound(scenery, pick, {
        who,
        options: { practice: date },
        pressed: (press) => {
          everyPress.add(press.interactionId);
          presses = [...presses, { ...press, isSeen: false }];
        },
        carriedOut: ({ interactionId }) => {
          presses = presses.map((made) =>
            made.interactionId === interactionId ? { ...made, isSeen: true } : made,
          );
        },
      });
    },
    async faults() {
      const now = await keeper.practiceOf(who);
      const faults = [...faultsInPractice(before, now, presses)];
      if (now !== null && now.cause !== null && !everyPress.has(now.cause))
        faults.push(`no one pressed for the answer ${now.cause} of the practice`);
      stored += Math.max(0, added(before, now));
      before = now;
      presses = presses.filter(({ isSeen }) => !isSeen);
      return faults;
    },
    repeated: () => before?.cause ?? null,
    count: () => stored,
  };
}

/** Sentences about a practice that lost something between two checks, or gained something that no one pressed for. */
export function faultsInPractice(
  before: KeptPractice | null,
  now: KeptPractice | null,
  presses: readonly Made[],
): readonly string[] {
  const starts = presses.filter(({ isStart }) => isStart);
  const started = starts.find(({ isSeen }) => isSeen);
  if (now === null) {
    if (before !== null) return ['the practice is lost'];
    return started === undefined ? [] : [`the practice started with ${started.interactionId} is not stored`];
  }
  const answers = presses.filter(({ isStart }) => !isStart);
  const isSame = isSamePractice(before, now);
  const lastStart = presses.findLastIndex(({ isStart }) => isStart);
  const wanted = (isSame ? answers : presses.slice(lastStart + 1)).filter(({ isSeen }) => isSeen).length;
  const gained = added(before, now);
  return [
    ...(isSame || starts.length > 0 ? [] : ['the practice was started over, and no one pressed for that']),
    ...(isSame && started !== undefined ? [`the start ${started.interactionId} changed nothing`] : []),
    ...(now.answered === now.answers.length
      ? []
      : [`the practice counts ${now.answered} answers and has ${now.answers.length}`]),
    ...(isSame && !hasKept(before, now) ? ['an answer of the practice is lost or has changed'] : []),
    ...(gained >= wanted ? [] : [`the practice went on after ${wanted} answers, and ${gained} are stored`]),
    ...(gained <= answers.length
      ? []
      : [`the practice has ${gained} new answers after ${answers.length} presses`]),
  ];
}

function isSamePractice(before: KeptPractice | null, now: KeptPractice): before is KeptPractice {
  return before?.startedAt.getTime() === now.startedAt.getTime();
}

function hasKept({ answers: before }: KeptPractice, { answers: now }: KeptPractice): boolean {
  return JSON.stringify(now.slice(0, before.length)) === JSON.stringify(before);
}

/** The number of answers since `before`, or since the practice was started over. */
function added(before: KeptPractice | null, now: KeptPractice | null): number {
  if (now === null) return 0;
  return now.answers.length - (isSamePractice(before, now) ? before.answers.length : 0);
}
