/** The host or a moderator takes or offers the turn of a player who still has time: they must confirm once. */
import { describe, expect, test } from 'vitest';
import type { ChannelId, TableId, UserId } from '../../../src/tables/model/table.ts';
import { SPANS, type Span } from '../../../src/tables/turns/seating.ts';
import {
  ANN,
  agreed,
  BEN,
  CAT,
  keyOfRequest,
  privilegedActor,
  refusalFor,
  started,
  type TestTables,
} from '../../shared/hall.ts';
import { begun, DAN, ODIN, offers, pendingAt, posted, THOR, takes } from './changing-hands.ts';

const MINUTE = 60_000;
const DAYS = 24 * 60 * MINUTE;

interface Taken {
  readonly by?: UserId;
  readonly span: Span;
  readonly confirmed?: string;
}

/** Cat is a moderator; Ben isn't. */
function takesForSelf(hall: TestTables, id: TableId, { by = CAT, span, confirmed }: Taken) {
  const offer = { seat: THOR, span, to: by };
  return hall.tables.offer(privilegedActor(hall, by, by === CAT), id, offer, confirmed);
}

/** Ben is the host of a table at which it's Ann's turn. */
async function hostedByBen() {
  const { hall, id } = await begun();
  agreed(await hall.tables.handOn(privilegedActor(hall, ANN), id, BEN));
  return { hall, id };
}

describe.each(SPANS)('taking a %s', (span) => {
  test.each([
    ['a moderator', CAT],
    ['the host', BEN],
  ])('needs confirmation from %s while the player still has time', async (_, by) => {
    const { hall, id } = await hostedByBen();
    expect(refusalFor(await takesForSelf(hall, id, { by, span }))).toBe('take-asks');
    expect(refusalFor(await takesForSelf(hall, id, { by, span, confirmed: 'another turn' }))).toBe(
      'take-asks',
    );
    expect(await pendingAt(hall, id)).toEqual([ANN]);
    const confirmed = await keyOfRequest(hall, id);
    agreed(await takesForSelf(hall, id, { by, span, confirmed }));
    expect(await pendingAt(hall, id)).toEqual([by]);
  });

  test('a moderator who takes their own offer to everyone must confirm, unlike anyone else', async () => {
    const { hall, id } = await hostedByBen();
    const confirmed = await keyOfRequest(hall, id);
    agreed(await offers(hall, id, CAT, { span, isModerator: true, confirmed }));
    expect(refusalFor(await takes(hall, id, CAT, span))).toBe('take-asks');
    expect(refusalFor(await takesForSelf(hall, id, { span }))).toBe('take-asks');
    expect(await pendingAt(hall, id)).toEqual([ANN]);
    agreed(await takes(hall, id, BEN, span));
    expect(await pendingAt(hall, id)).toEqual([BEN]);
  });

  test.each([null, CAT])(
    "a moderator takes the player's own offer without confirmation (offered to %s)",
    async (to) => {
      const { hall, id } = await begun();
      agreed(await offers(hall, id, ANN, { span, to }));
      agreed(await takesForSelf(hall, id, { span }));
      expect(await pendingAt(hall, id)).toEqual([CAT]);
    },
  );

  test('a moderator takes an overdue seat or turn without confirmation', async () => {
    const { hall, id } = await begun();
    hall.turnsClock(3 * DAYS);
    agreed(await takesForSelf(hall, id, { span }));
    expect(await pendingAt(hall, id)).toEqual([CAT]);
  });

  test('a moderator takes an open seat without confirmation', async () => {
    const { hall } = await begun();
    const { id } = await started(hall, { channel: 'another' as ChannelId });
    agreed(await hall.tables.membersGone(id, [ANN], { by: null }, 'ann has left'));
    agreed(await takesForSelf(hall, id, { span }));
    expect(await pendingAt(hall, id)).toEqual([CAT]);
  });
});

describe.each(SPANS)('offering a %s', (span) => {
  test.each([
    ['a moderator', CAT, 'everyone', null],
    ['a moderator', CAT, 'someone else', DAN],
    ['the host', BEN, 'everyone', null],
    ['the host', BEN, 'someone else', DAN],
  ])(
    'needs confirmation from %s (%s) who offers it to %s while its player still has time',
    async (_, by, __, to) => {
      const { hall, id } = await hostedByBen();
      await hall.jobs();
      const offer = { span, to, isModerator: by === CAT };
      expect(refusalFor(await offers(hall, id, by, offer))).toBe('take-asks');
      expect(refusalFor(await offers(hall, id, by, { ...offer, confirmed: 'another turn' }))).toBe(
        'take-asks',
      );
      expect(await posted(hall)).toEqual([]);
      expect(refusalFor(await takes(hall, id, DAN, span))).not.toBe(null);
      const confirmed = await keyOfRequest(hall, id);
      agreed(await offers(hall, id, by, { ...offer, confirmed }));
      agreed(await takes(hall, id, DAN, span));
      expect(await pendingAt(hall, id)).toEqual([DAN]);
    },
  );

  test('needs one confirmation, even if the moderator then chooses another person', async () => {
    const { hall, id } = await begun();
    const confirmed = await keyOfRequest(hall, id);
    agreed(await offers(hall, id, CAT, { span, isModerator: true, confirmed }));
    expect(await offers(hall, id, CAT, { span, to: DAN, isModerator: true })).toMatchObject({ ok: true });
  });

  test('is refused at once if even a confirmation would not allow it', async () => {
    const { hall, id } = await begun();
    expect(refusalFor(await offers(hall, id, BEN, { span }))).toBe('only-holder-host-or-moderator');
    expect(refusalFor(await offers(hall, id, CAT, { span, to: ANN, isModerator: true }))).toBe(
      'plays-it-already',
    );
  });

  test('needs no confirmation from its player', async () => {
    const { hall, id } = await hostedByBen();
    expect(await offers(hall, id, ANN, { span })).toMatchObject({ ok: true });
  });

  test('needs no confirmation if it is overdue', async () => {
    const { hall, id } = await hostedByBen();
    hall.turnsClock(3 * DAYS);
    expect(await offers(hall, id, BEN, { span, to: DAN })).toMatchObject({ ok: true });
  });

  test('needs no confirmation to withdraw it', async () => {
    const { hall, id } = await hostedByBen();
    agreed(await offers(hall, id, ANN, { span }));
    expect(await offers(hall, id, CAT, { span, to: ANN, isModerator: true })).toMatchObject({ ok: true });
  });
});

test('a moderator offers a seat without confirmation if it has no question to answer', async () => {
  const { hall, id } = await begun();
  expect(await offers(hall, id, CAT, { seat: ODIN, isModerator: true })).toMatchObject({ ok: true });
});

test('a moderator offers an open seat without confirmation', async () => {
  const { hall } = await begun();
  const { id } = await started(hall, { channel: 'another' as ChannelId });
  agreed(await hall.tables.membersGone(id, [ANN], { by: null }, 'ann has left'));
  expect(await offers(hall, id, CAT, { to: DAN, isModerator: true })).toMatchObject({ ok: true });
});

test('a player takes their turn back from a stand-in without confirmation', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, ANN, { span: 'turn', to: BEN }));
  agreed(await takes(hall, id, BEN, 'turn'));
  agreed(await takesForSelf(hall, id, { by: ANN, span: 'turn' }));
  expect(await pendingAt(hall, id)).toEqual([ANN]);
});
