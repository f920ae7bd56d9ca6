/** Draws the story of a finished game as an animation, and reports the progress in the meantime. */
import { animate } from '../../../../render/drawing/animate.ts';
import { storyFrames } from '../../../../render/pictures/story-frame.ts';
import { themed } from '../../../../render/themes.ts';
import { isOver } from '../../../../tables/model/table.ts';
import type { LoadedTable } from '../../../../tables/turns/loaded-table.ts';
import { type Bot, withLanguage } from '../../../bot.ts';
import { themeAt } from '../../../delivery/boards/board-picture.ts';
import { endingMessage } from '../../../messages/history/ending-message.ts';
import { storyPictures } from '../../../messages/history/story-pictures.ts';
import { cut, LIMITS } from '../../../messages/pieces/parts.ts';
import type { Reply } from '../../../messages/pieces/reply.ts';
import { historyAt, unreadable } from './history-pages.ts';

/** Discord accepts files of this many bytes from everyone. */
const MAX_BYTES = 8 * 1024 * 1024;
const FRAME_MS = { least: 450, most: 1_400, last: 5_000 } as const;
/** People watch for half a minute, not longer. */
const LENGTH_MS = 30_000;
const FRAMES_PER_REPORT = 12;

/** The story is for the whole channel. If there isn't one, `reason` is for the person who asked for it. */
export type SharedStory =
  | { readonly ok: true; readonly story: Reply }
  | { readonly ok: false; readonly reason: Reply };

export async function sharedStory(
  bot: Bot,
  loaded: LoadedTable,
  say: (progress: Reply) => Promise<unknown>,
): Promise<SharedStory> {
  const { table } = loaded;
  const refused = (key: string): SharedStory => ({ ok: false, reason: { content: bot.translate({ key }) } });
  if (loaded.entry.presenter.finale === null) return refused('story.none');
  if (!isOver(table)) return refused('story.not-over');
  const history = await historyAt(bot, loaded);
  if (history === null) return { ok: false, reason: unreadable(bot, loaded) };
  const { translate } = withLanguage(bot, table.language);
  const svgs = storyFrames(storyPictures(loaded, history, translate));
  const theme = await themeAt(bot, table.place.guildId);
  const frames: Buffer[] = [];
  for (const [at, svg] of svgs.entries()) {
    // Reports even before the first frame, because the first message after a private acknowledgement is private too.
    if (at % FRAMES_PER_REPORT === 0)
      await say({
        content: bot.translate({ key: 'story.working', with: { part: at / svgs.length } }),
      });
    const rendered = await bot.painter.render(themed(svg, theme));
    if (!rendered.ok) return refused('story.failed');
    frames.push(rendered.picture);
  }
  const animation = await animated(frames);
  if (!animation.ok) {
    bot.log.warn({ table: table.id, frames: frames.length, because: animation.because }, 'cannot draw story');
    return refused('story.failed');
  }
  const ending = endingMessage(loaded, history, translate);
  const content = translate({ key: 'story.told', with: { turns: history.moments.at(-1)?.turn ?? 0 } });
  const description = cut(ending?.altText ?? content, LIMITS.altText);
  return {
    ok: true,
    story: { content, files: [{ attachment: animation.picture, name: 'whole-game.gif', description }] },
  };
}

type Animated =
  | { readonly ok: true; readonly picture: Buffer }
  | { readonly ok: false; readonly because: string };

/** Uses half of the frames if all of them would be too large. */
async function animated(frames: readonly Buffer[]): Promise<Animated> {
  const drawn = await animate({ frames, delays: delaysOf(frames.length) });
  if (!drawn.ok) return drawn;
  const picture = Buffer.from(drawn.picture);
  if (picture.length <= MAX_BYTES) return { ok: true, picture };
  const last = frames.length - 1;
  return frames.length < 4
    ? { ok: false, because: 'few frames are too large' }
    : animated(frames.filter((_, at) => (last - at) % 2 === 0));
}

/** The time each frame is shown, in ms. The last one stays longer. */
export function delaysOf(count: number): readonly number[] {
  const room = Math.floor((LENGTH_MS - FRAME_MS.last) / Math.max(1, count - 1));
  const each = Math.min(FRAME_MS.most, Math.max(FRAME_MS.least, room));
  return Array.from({ length: count }, (_, at) => (at === count - 1 ? FRAME_MS.last : each));
}
