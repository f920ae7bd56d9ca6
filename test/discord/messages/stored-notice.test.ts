/** Notices and messages to watchers are stored with their phrases, so the keys and parameters of earlier releases stay. */
import { expect, test } from 'vitest';
import { noticeMessage } from '../../../src/discord/messages/notices/notice-message.ts';
import { languages } from '../../../src/words/locales.ts';
import { speaking } from '../../shared/games/entries.ts';
import { momentsOf } from '../../shared/messages/loaded-tables.ts';

const THOR = { key: 'yggdrasil.god.thor' };

/** An overdue notice, as version 1.0.0 stored it. */
const OVERDUE = {
  phrase: {
    key: 'waiting.overdue',
    with: {
      who: [
        {
          key: 'asked.as',
          with: { user: '<@100>', roles: [THOR, { key: 'asked.for', with: { role: THOR, user: '<@101>' } }] },
        },
        { key: 'asked.computer', with: { role: THOR } },
        { key: 'asked.computer-for', with: { role: THOR, user: '<@102>' } },
        { key: 'asked.vacant-as', with: { roles: [THOR] } },
      ],
      since: '<t:1766000000:R>',
      skips: 'vote',
      plays: 'others',
      count: 1,
      others: [{ key: 'asked.person', with: { user: '<@103>' } }],
    },
  },
};

test.each(languages())('an overdue notice of an earlier release still has words in %s', (language) => {
  const [loaded] = momentsOf('yggdrasil', 1);
  if (loaded === undefined) throw new Error('a game without a beginning');
  const { content } = noticeMessage(loaded, OVERDUE, speaking(language));
  for (const user of ['100', '101', '102', '103']) expect(content).toContain(`<@${user}>`);
});

test.each(languages())('a message to a watcher of a lost game still has its reasons in %s', (language) => {
  const reason = { key: 'yggdrasil.god.thor' };
  const outcome = { key: 'yggdrasil.outcome.lost', with: { why: [reason] } };
  const text = speaking(language)({
    key: 'watching.ended',
    with: { game: { key: 'game.yggdrasil' }, outcome, channel: '1' },
  });
  expect(text).toContain(speaking(language)(reason));
});
