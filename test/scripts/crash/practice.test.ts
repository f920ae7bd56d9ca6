/** The crash test's check of practice finds answers that were lost, changed or never given, and runs that played nothing. */
import { expect, test } from 'vitest';
import { faultsInPractice } from '../../../tools/crash/daily/practice.ts';
import { faultsOfUnplayed } from '../../../tools/crash/daily/unplayed.ts';
import type { KeptPractice } from '../../../tools/crash/kept.ts';

const MORNING = new Date('2026-11-29T08:00:00Z');
const NOON = new Date('2026-11-29T12:00:00Z');

function practice(startedAt: Date, ...answers: readonly string[]): KeptPractice {
  return { startedAt, answered: answers.length, answers, cause: null };
}

const START = { interactionId: 'start', isStart: true, isSeen: true };
const SEEN = { interactionId: 'seen', isStart: false, isSeen: true };
/** The program died before the person saw the result. */
const UNSEEN = { interactionId: 'unseen', isStart: false, isSeen: false };

test('a practice that matches the presses has no fault', () => {
  expect(faultsInPractice(null, null, [])).toEqual([]);
  expect(faultsInPractice(null, practice(MORNING, 'a'), [START, SEEN])).toEqual([]);
  const before = practice(MORNING, 'a');
  expect(faultsInPractice(before, practice(MORNING, 'a', 'b'), [SEEN, UNSEEN])).toEqual([]);
  expect(faultsInPractice(before, practice(MORNING, 'a', 'b', 'c'), [SEEN, UNSEEN])).toEqual([]);
});

test('an answer whose result was seen must be stored', () => {
  expect(faultsInPractice(practice(MORNING), practice(MORNING), [SEEN])).toEqual([
    'the practice went on after 1 answers, and 0 are stored',
  ]);
});

test('an older answer must stay as it was', () => {
  const lost = ['an answer of the practice is lost or has changed'];
  expect(faultsInPractice(practice(MORNING, 'a', 'b'), practice(MORNING, 'c', 'b'), [])).toEqual(lost);
  expect(faultsInPractice(practice(MORNING, 'a', 'b'), practice(MORNING, 'a'), [UNSEEN])).toContain(lost[0]);
});

test('an answer that was delivered twice must be stored only once', () => {
  expect(faultsInPractice(practice(MORNING, 'a'), practice(MORNING, 'a', 'a'), [])).toEqual([
    'the practice has 1 new answers after 0 presses',
  ]);
});

test('starting over drops the answers, and is a fault unless someone pressed the button for it', () => {
  const before = practice(MORNING, 'a', 'b');
  expect(faultsInPractice(before, practice(NOON), [SEEN, { ...START, isSeen: false }])).toEqual([]);
  expect(faultsInPractice(before, practice(NOON), [])).toEqual([
    'the practice was started over, and no one pressed for that',
  ]);
  expect(faultsInPractice(before, practice(NOON), [START, SEEN])).toEqual([
    'the practice went on after 1 answers, and 0 are stored',
  ]);
});

test('a start whose page was seen must be stored, and so must a practice', () => {
  expect(faultsInPractice(null, null, [START])).toEqual(['the practice started with start is not stored']);
  expect(faultsInPractice(practice(MORNING), practice(MORNING), [START])).toEqual([
    'the start start changed nothing',
  ]);
  expect(faultsInPractice(practice(MORNING, 'a'), null, [])).toEqual(['the practice is lost']);
});

test('the number of answers must be right', () => {
  const now = { ...practice(MORNING, 'a'), answered: 2 };
  expect(faultsInPractice(practice(MORNING, 'a'), now, [])).toEqual([
    'the practice counts 2 answers and has 1',
  ]);
});

test('a run that stored no answer of the daily challenge fails, unless it had hardly any kills', () => {
  expect(faultsOfUnplayed(40, { dailyAnswers: 12, practiceAnswers: 9 })).toEqual([]);
  expect(faultsOfUnplayed(1, { dailyAnswers: 0, practiceAnswers: 0 })).toEqual([]);
  expect(faultsOfUnplayed(40, { dailyAnswers: 0, practiceAnswers: 0 })).toEqual([
    'no answer in the daily challenge was stored in 40 kills',
    'no answer in a practice was stored in 40 kills',
  ]);
});
