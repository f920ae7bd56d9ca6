/** The log shows the outcome of each command, press and form as its handler reports it, whatever texts the handler used. */
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { openHall } from '../bot.ts';
import { keptLog } from '../faults.ts';
import { startsGame } from '../playing.ts';

interface Over {
  readonly msg: string;
  readonly outcome?: string;
  readonly refusal?: string;
}

test('the log line of an interaction says that it was done, or refused with the reason', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, bo, cleo, mo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const over = () =>
    lines().filter((line): line is typeof line & Over => line.msg === 'interaction finished');

  /** The outcome of the interaction, in the words of the log. */
  async function comesOf(deed: () => Promise<unknown>): Promise<string> {
    const before = over().length;
    await deed();
    await eventually(() => expect(over().length).toBeGreaterThan(before));
    const { outcome, refusal } = over()[before] ?? { outcome: undefined };
    return [outcome, ...(refusal === undefined ? [] : [refusal])].join(' ');
  }

  expect(await comesOf(() => ada.types('/game status'))).toBe('done');
  expect(await comesOf(() => ada.presses('More'))).toBe('done');
  expect(await comesOf(() => cleo.isShown(cleo.presses('Take an Elf (Alfheim)')))).toBe('refused not-seated');
  expect(await comesOf(() => bo.types('/yggdrasil done'))).toBe('refused not-your-turn');
  expect(await comesOf(() => ada.types('/yggdrasil muspellheim', { island: 'white' }))).toBe(
    'refused yggdrasil.world-blocked',
  );
  // These refusals have their own words.
  expect(await comesOf(() => cleo.types('/server box', { reset: true }))).toBe('refused box.only-moderator');
  expect(await comesOf(() => cleo.types('/server stop-all'))).toBe('refused ending.all-only-moderators');
  expect(await comesOf(() => cleo.types('/settings', { 'time-zone': 'Asgard' }))).toBe(
    'refused settings.no-such-time-zone',
  );
  expect(await comesOf(() => mo.goesTo('#midgard').types('/game log'))).toBe('refused log.no-game');
});
