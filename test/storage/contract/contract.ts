/** The contract of storage: every back end passes all of it. */
import { describe } from 'vitest';
import type { OpenBackEnd } from './back-end.ts';
import { boxes } from './boxes.ts';
import { changes } from './changes.ts';
import { damage } from './damage.ts';
import { lookups } from './lookups.ts';
import { opening } from './opening.ts';
import { outbox } from './outbox.ts';
import { peopleKept } from './people.ts';
import { results } from './results.ts';
import { reviews } from './reviews.ts';
import { settings } from './settings.ts';
import { waitTimers } from './wait-timers.ts';

export function storageContract(openBackEnd: OpenBackEnd): void {
  describe('opening', () => {
    opening(openBackEnd);
  });
  describe('changes', () => {
    changes(openBackEnd);
  });
  describe('lookups', () => {
    lookups(openBackEnd);
  });
  describe('outbox', () => {
    outbox(openBackEnd);
  });
  describe('wait timers and later calls', () => {
    waitTimers(openBackEnd);
  });
  describe('results', () => {
    results(openBackEnd);
  });
  describe('reviews', () => {
    reviews(openBackEnd);
  });
  describe('settings', () => {
    settings(openBackEnd);
  });
  describe('boxes', () => {
    boxes(openBackEnd);
  });
  describe('people', () => {
    peopleKept(openBackEnd);
  });
  describe('damaged rows', () => {
    damage(openBackEnd);
  });
}
