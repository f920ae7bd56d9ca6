/** Lists the topics of Yggdrasil that people ask about: first those with their own texts, then the giants. */
import type { RuleTopic } from '../../../core/rulebook/topic.ts';
import { GIANTS, WORLDS } from '../box/components.ts';
import { ourGiantName } from './names.ts';

export const TOPICS = [
  'how-to-play',
  'goal',
  'defeat',
  'victory',
  'turn',
  'actions',
  'combat',
  ...WORLDS,
  'vanir',
  'trance',
  'vikings',
  'elves',
  'artifacts',
  'die',
  'islands',
  'bags',
  'valkyries',
  'submerged',
  'whirlpool',
  'giants',
  'runes',
  'sigel',
  'daeg',
  'mann',
  'tiwaz',
  'deck',
  'angry',
  'ragnarok',
  'hel',
  'surt',
  'jormungand',
  'loki',
  'nidhogg',
  'fenrir',
  'odin',
  'thor',
  'frey',
  'heimdall',
  'tyr',
  'freyja',
  'set-up',
  'seats',
  'house-values',
] as const;

/** The topics whose rows answer frequent questions, about which there are no separate rows. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  'how-to-play': ['turn', 'actions'],
  goal: ['victory', 'defeat'],
};

const answered = TOPICS.map(
  (id): RuleTopic => ({
    id,
    plain: { key: `yggdrasil.plain.${id}` },
    called: { key: `yggdrasil.called.${id}` },
    rows: ROWS[id] ?? [id],
    ...(id === 'trance' ? { rules: ['2011', '2018'] } : {}),
  }),
);

const giants = GIANTS.map((id): RuleTopic => {
  const called = ourGiantName(id);
  return { id, plain: { key: 'yggdrasil.plain-giant', with: { giant: called } }, called };
});

export const YGGDRASIL_TOPICS: readonly RuleTopic[] = [...answered, ...giants];
