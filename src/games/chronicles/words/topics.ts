/** Lists the rules topics of Chronicles: those with sentences of their own, then everything with a name. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { RuleTopic } from '../../../core/rulebook/topic.ts';
import { ARTIFACTS, CREATURES, GODS, IOTUNNS } from '../box/components.ts';
import { artifactName, creatureName, godName, iotunnName } from './names.ts';

export const TOPICS = [
  'how-to-play',
  'goal',
  'defeat',
  'victory',
  'turn',
  'round',
  'cards',
  'wheel',
  'actions',
  'bonus',
  'malus',
  'move',
  'fights',
  'strength',
  'retreat',
  'risks',
  'life',
  'heroes',
  'elves',
  'vanir-dice',
  'artifacts',
  'creatures',
  'iotunns',
  'gods',
  'support',
  'tree',
  'worlds',
  'ravaged',
  'cage',
  'asgard',
  'midgard',
  'iotunheim',
  'nidavellir',
  'vanaheim',
  'alfheim',
  'svartalfheim',
  'niflheim',
  'muspellheim',
  'hel',
  'surt',
  'loki',
  'jormungand',
  'fenrir',
  'nidhogg',
  'anonymous',
  'fire-giants',
  'rune-stones',
  'set-up',
  'seats',
  'saga',
  'page',
  'task',
  'deed',
  'tracks',
  'toll',
  'fated',
  'campaign',
  'experience',
  'skills',
  'relations',
  'house-values',
] as const;

/** The rows for the most frequent questions, which have no rows of their own. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  'how-to-play': ['turn', 'actions', 'round'],
  goal: ['victory', 'defeat'],
};

const answered = TOPICS.map(
  (id): RuleTopic => ({
    id,
    plain: { key: `chronicles.plain.${id}` },
    called: { key: `chronicles.called.${id}` },
    rows: ROWS[id] ?? [id],
  }),
);

function named(id: string, called: Phrase, kind: 'artifact' | 'creature' | 'god' | 'iotunn'): RuleTopic {
  return { id, plain: { key: `chronicles.plain-${kind}`, with: { [kind]: called } }, called };
}

export const CHRONICLES_TOPICS: readonly RuleTopic[] = [
  ...answered,
  ...GODS.map((id) => named(id, godName(id), 'god')),
  ...IOTUNNS.map((id) => named(id, iotunnName(id), 'iotunn')),
  ...ARTIFACTS.map((id) => named(id, artifactName(id), 'artifact')),
  ...CREATURES.map((id) => named(id, creatureName(id), 'creature')),
];
