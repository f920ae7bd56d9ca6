/** Lists the topics that people look up: those with texts of their own, then the Blessings, the Realms and the Relics. */
import type { RuleTopic } from '../../../core/rulebook/topic.ts';
import { BLESSINGS_OF, OUTER_REALMS, RELICS, TRACKS } from '../box/components.ts';
import { realmName, relicNumber } from './names.ts';

export const TOPICS = [
  'how-to-play',
  'goal',
  'end',
  'turn',
  'move',
  'actions',
  'meeples',
  'markers',
  'points',
  'gold',
  'mead',
  'realms',
  'midgard',
  'blessings',
  'levels',
  'relics',
  'prophecies',
  'ragnarok',
  'wolves',
  'set-up',
  'seats',
  'house-values',
] as const;

/** The topics whose rows answer the most frequent questions, about which there are no separate rows. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  'how-to-play': ['turn', 'move', 'actions'],
  goal: ['points', 'end'],
};

const answered = TOPICS.map(
  (id): RuleTopic => ({
    id,
    plain: { key: `micromidgard.plain.${id}` },
    called: { key: `micromidgard.called.${id}` },
    rows: ROWS[id] ?? [id],
  }),
);

const blessings = TRACKS.flatMap((track) => BLESSINGS_OF[track]).map(
  (id): RuleTopic => ({
    id,
    plain: { key: 'micromidgard.plain-blessing', with: { blessing: { key: `micromidgard.blessing.${id}` } } },
    called: { key: `micromidgard.blessing.${id}` },
  }),
);

/** The Realms as topics, except Svartalfheim: it's also the name of a Blessing, whose topic has the rows of both. */
const realms = OUTER_REALMS.filter((id) => blessings.every((blessing) => blessing.id !== id)).map(
  (id): RuleTopic => ({
    id,
    plain: { key: 'micromidgard.plain-realm', with: { realm: realmName(id) } },
    called: realmName(id),
  }),
);

const relics = RELICS.map((id): RuleTopic => {
  const relic = relicNumber(id);
  return {
    id,
    plain: { key: 'micromidgard.plain-relic', with: { relic } },
    called: { key: 'micromidgard.called-relic', with: { relic } },
  };
});

export const MICROMIDGARD_TOPICS: readonly RuleTopic[] = [...answered, ...blessings, ...realms, ...relics];
