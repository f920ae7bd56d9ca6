/** The version, source and documents of the bot: all of `/about`, and one line below `/help`. */
import type { Translate } from '../../../core/presentation/phrase.ts';
import { ABOUT_LINKS, type About } from '../../about.ts';
import type { Bot } from '../../bot.ts';
import { commandMention, timestamp } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';

export function aboutMessage({
  commandIds = new Map(),
  about,
  translate,
}: Pick<Bot, 'commandIds' | 'about' | 'translate'>): Reply {
  const given = {
    version: about.version,
    since: timestamp(about.startedAt, 'relative'),
    settings: commandMention('settings', commandIds, translate),
  };
  const links = linksIn(about, translate);
  const lines = [
    translate({ key: 'about.running', with: given }),
    translate({ key: 'about.data', with: given }),
    ...(links.length === 0 ? [] : [links.join(' · ')]),
  ];
  return { content: lines.join('\n') };
}

/** The version and the links on one line, in small type. */
export function aboutLine(about: About, translate: Translate): string {
  const version = translate({ key: 'about.version', with: { version: about.version } });
  return `-# ${[version, ...linksIn(about, translate)].join(' · ')}`;
}

/** Angle brackets keep Discord from showing a preview of each address. */
function linksIn(about: About, translate: Translate): readonly string[] {
  return ABOUT_LINKS.flatMap((link) => {
    const address = about[link];
    return address === null ? [] : [`[${translate({ key: `about.${link}` })}](<${address}>)`];
  });
}
