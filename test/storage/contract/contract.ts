/** The contract of storage: every back end passes all of it. */
import { describe } from 'vitest';
import type { OpenBackEnd } from './back-end.ts';
import { campaigns } from './campaigns.ts';
import { changes } from './changes.ts';
import { daily } from './daily.ts';
import { damage } from './damage.ts';
import { lookups } from './lookups.ts';
import { opening } from './opening.ts';
import { outbox } from './outbox.ts';
import { boxes } from './people/boxes.ts';
import { peopleKept } from './people/people.ts';
import { results } from './people/results.ts';
import { settings } from './people/settings.ts';
import { practice } from './practice.ts';
import { reviews } from './reviews.ts';
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
  describe('wait timers and delayed pings', () => {
    waitTimers(openBackEnd);
  });
  describe('results', () => {
    results(openBackEnd);
  });
  describe('reviews', () => {
    reviews(openBackEnd);
  });
  describe('campaigns', () => {
    campaigns(openBackEnd);
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
  describe('the daily challenge', () => {
    daily(openBackEnd);
  });
  describe('practice at the daily challenge', () => {
    practice(openBackEnd);
  });
  describe('damaged rows', () => {
    damage(openBackEnd);
  });
}
