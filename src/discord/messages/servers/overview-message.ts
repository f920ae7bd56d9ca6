/** The overview of a channel: one line per table with the players it waits for, and since when. */
import type { Translate } from '../../../core/presentation/phrase.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Outgoing } from '../pieces/outgoing.ts';
import { channelMention, firstLines, LIMITS } from '../pieces/parts.ts';
import { namesOf } from '../pieces/table-names.ts';
import { stateOf } from './tables-message.ts';

const MAX_LINES = 20;
/** Leaves room for the line that counts the tables left out. */
const ROOM = LIMITS.embedText - 100;

export function overviewMessage(tables: readonly LoadedTable[], translate: Translate): Outgoing {
  const lines = tables.map((loaded) => {
    const { place } = loaded.table;
    const places = { ...namesOf(loaded.table), channel: channelMention(place.channelId) };
    return translate({ key: 'overview.line', with: { ...places, state: stateOf(loaded) } });
  });
  const shown = firstLines(lines.slice(0, MAX_LINES), ROOM);
  const more = lines.length - (shown === '' ? 0 : shown.split('\n').length);
  return {
    content: translate({ key: 'overview.title' }),
    belowPicture:
      lines.length === 0
        ? translate({ key: 'overview.none' })
        : [shown, ...(more === 0 ? [] : [translate({ key: 'overview.more', with: { count: more } })])].join(
            '\n',
          ),
    rows: [],
    files: [],
    call: [],
    isSilent: true,
  };
}
