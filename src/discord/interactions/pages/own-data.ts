/** The data that the bot stores about a person: as a file, and the question whether to erase it. */
import { laidOut } from '../../../box-files/layout.ts';
import type { Json } from '../../../core/json.ts';
import type { PersonsData } from '../../../tables/model/storage/people-kept.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, row, type Style } from '../../messages/pieces/parts.ts';
import type { Reply } from '../../messages/pieces/reply.ts';

const FORMAT = 'ratatoskr-person-1';

export async function dataReply({ tables, translate }: Bot, userId: UserId): Promise<Reply> {
  const data = await tables.dataOf(userId);
  const description = translate({ key: 'data.file' });
  return {
    content: translate({ key: 'data.exported' }),
    files: [{ attachment: Buffer.from(fileOf(data)), name: 'my-data.json', description }],
  };
}

/** The round trip through JSON makes the cast true. */
function fileOf(data: PersonsData): string {
  return laidOut(JSON.parse(JSON.stringify({ format: FORMAT, ...data })) as Json);
}

export function eraseQuestion({ translate }: Bot): Reply {
  const of = (kind: 'data-erase' | 'data-keep', style: Style) =>
    button(formatCustomId({ kind }), translate({ key: `button.${kind}` }), style);
  const buttons = [of('data-erase', 'danger'), of('data-keep', 'secondary')];
  return { content: translate({ key: 'data.sure' }), rows: [row(buttons)] };
}
