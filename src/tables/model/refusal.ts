/** Why a table refuses something; the game's own refusals are passed on as they are. */
import type { Refusal } from '../../core/result.ts';

export const TABLE_REFUSALS = [
  'no-table',
  'channel-taken',
  'no-such-game',
  'no-lesson',
  'no-lesson-thread',
  'not-your-lesson',
  'other-game',
  'unknown-option',
  'bad-option',
  'role-taken',
  'no-such-role',
  'no-roles',
  'already-seated',
  'lobby-full',
  'seats-kept',
  'seat-kept',
  'seats-free',
  'not-a-lobby',
  'not-playing',
  'not-seated',
  'only-host',
  'only-host-or-moderator',
  'hosts-already',
  'nobody-to-host',
  'too-few-seats',
  'not-your-turn',
  'stale',
  'nothing-to-take-back',
  'not-yours-to-take-back',
  'paused',
  'pause-held',
  'not-paused',
  'busy',
  'other-rules',
  'only-moderators-host',
  'settings-unreadable',
  'only-role-hosts',
  'not-in-this-channel',
  'too-many-tables',
  'too-many-in-channel',
  'suspended',
  'not-suspended',
  'here-already',
  'no-such-table',
  'tables-in-threads',
  'your-turn-elsewhere',
  'seated-elsewhere',
  'not-only-yours',
  'nothing-to-redo',
  'nothing-to-skip',
  'own-turn',
  'not-overdue',
  'never-overdue',
  'skips-by-moderators',
  'other-proposal',
  'proposal-over',
  'already-agreed',
  'seat-open',
  'seat-taken',
  'no-open-seat',
  'not-your-seat',
  'leaving-asks',
  'not-asked-now',
  'plays-it-already',
  'offer-gone',
  'only-seated-steps-in',
  'already-offered',
  'not-invited',
  'opponents-seat',
  'only-holder-host-or-moderator',
  'not-asleep',
  'not-closed',
  'none-closed',
  'reopen-elsewhere',
  'closed',
  'closed-already',
  'only-seated-or-host',
  'only-players-repeat',
] as const;
export type TableRefusalCode = (typeof TABLE_REFUSALS)[number];

export type TableRefused =
  | {
      readonly ok: false;
      readonly by: 'table';
      readonly refusal: Refusal & { readonly why: TableRefusalCode };
    }
  | { readonly ok: false; readonly by: 'game'; readonly gameId: string; readonly refusal: Refusal };

export function tableRefuses(
  why: TableRefusalCode,
  details: { readonly [detail: string]: string | number } = {},
): TableRefused {
  return { ok: false, by: 'table', refusal: { why, ...details } };
}
