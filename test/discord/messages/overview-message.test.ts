/** The overview of a channel stays within Discord's limits, however many tables there are. */
import { expect, test } from 'vitest';
import { overviewMessage } from '../../../src/discord/messages/servers/overview-message.ts';
import type { ChannelId } from '../../../src/tables/model/table.ts';
import { table } from '../../games/yggdrasil/table.ts';
import { loadedAt, translate } from '../../shared/messages/loaded-tables.ts';

test('the overview has a line for each of twenty tables, and a count of the others', () => {
  const tables = Array.from({ length: 50 }, (_, at) => {
    const loaded = loadedAt(table('odin').state, ['odin']);
    const channelId = `12345678901234567${String(at).padStart(2, '0')}` as ChannelId;
    return { ...loaded, table: { ...loaded.table, place: { ...loaded.table.place, channelId } } };
  });
  const { belowPicture = '' } = overviewMessage(tables, translate);
  const lines = belowPicture.split('\n');
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe('- and 30 more');
  expect(belowPicture.length).toBeLessThan(4096);
});
