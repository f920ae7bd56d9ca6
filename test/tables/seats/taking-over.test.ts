/** The host or a moderator takes the turn of a player who still has time: they must confirm once. */
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
import { asked, begun, offers, THOR, takes } from './changing-hands.ts';

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

describe.each(SPANS)('taking a %s in time', (span) => {
  test.each([
    ['a moderator', CAT],
    ['the host', BEN],
  ])('needs confirmation from %s', async (_, by) => {
    const { hall, id } = await hostedByBen();
    expect(refusalFor(await takesForSelf(hall, id, { by, span }))).toBe('take-asks');
    expect(refusalFor(await takesForSelf(hall, id, { by, span, confirmed: 'another turn' }))).toBe(
      'take-asks',
    );
    expect(await asked(hall, id)).toEqual([ANN]);
    const confirmed = await keyOfRequest(hall, id);
    agreed(await takesForSelf(hall, id, { by, span, confirmed }));
    expect(await asked(hall, id)).toEqual([by]);
  });

  test('a moderator who takes their own offer to everyone must confirm, unlike anyone else', async () => {
    const { hall, id } = await hostedByBen();
    agreed(await offers(hall, id, CAT, { span, isModerator: true }));
    expect(refusalFor(await takes(hall, id, CAT, span))).toBe('take-asks');
    expect(refusalFor(await takesForSelf(hall, id, { span }))).toBe('take-asks');
    expect(await asked(hall, id)).toEqual([ANN]);
    agreed(await takes(hall, id, BEN, span));
    expect(await asked(hall, id)).toEqual([BEN]);
  });

  test.each([null, CAT])(
    'a moderator takes what the player offers to %s without confirmation',
    async (to) => {
      const { hall, id } = await begun();
      agreed(await offers(hall, id, ANN, { span, to }));
      agreed(await takesForSelf(hall, id, { span }));
      expect(await asked(hall, id)).toEqual([CAT]);
    },
  );

  test('a moderator takes an overdue one without confirmation', async () => {
    const { hall, id } = await begun();
    hall.turnsClock(3 * DAYS);
    agreed(await takesForSelf(hall, id, { span }));
    expect(await asked(hall, id)).toEqual([CAT]);
  });

  test('a moderator takes an open seat without confirmation', async () => {
    const { hall } = await begun();
    const { id } = await started(hall, { channel: 'another' as ChannelId });
    agreed(await hall.tables.membersGone(id, [ANN], { by: null }, 'ann has left'));
    agreed(await takesForSelf(hall, id, { span }));
    expect(await asked(hall, id)).toEqual([CAT]);
  });
});

test('a player takes their turn back from a stand-in without confirmation', async () => {
  const { hall, id } = await begun();
  agreed(await offers(hall, id, ANN, { span: 'turn', to: BEN }));
  agreed(await takes(hall, id, BEN, 'turn'));
  agreed(await takesForSelf(hall, id, { by: ANN, span: 'turn' }));
  expect(await asked(hall, id)).toEqual([ANN]);
});
