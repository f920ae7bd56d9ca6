/** Describes the question in one line, with the remaining options and the consequences. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { ACTIONS, LIGHTS, TRACKS } from '../box/components.ts';
import { isStuck } from '../facts/moves.ts';
import { isWonByPoints } from '../facts/outcome.ts';
import { nextScoring } from '../facts/scoring.ts';
import { opponentOf } from '../facts/seats.ts';
import { drivenBy } from '../facts/tracks.ts';
import type { QuestionKind } from '../state/state.ts';
import type { MicromidgardView } from '../state/view.ts';
import {
  actionsToSpend,
  blessingOn,
  handNames,
  ravenAt,
  resourceNames,
  sentences,
  wolfName,
} from './names.ts';
import { scoringOutlook } from './outlook.ts';

type Lines = { readonly [Kind in QuestionKind]: (view: MicromidgardView) => Phrase };

const LINES: Lines = {
  'start-resource': (view) => ({
    key: 'micromidgard.question.start-resource',
    with: { raven: ravenAt(view, opponentOf(view.turn.seat)) },
  }),
  move: moveQuestion,
  turn: (view) => {
    const [first, ...rest] = [
      ...handLine(view),
      ...wolfLines(view),
      ...waitingLine('micromidgard.question.waiting', view),
    ];
    return first === undefined
      ? { key: 'micromidgard.question.turn' }
      : sentences([first, ...rest, { key: 'micromidgard.question.turn' }]);
  },
  'turn-end': endQuestion,
  prophecy: (view) => ({
    key: 'micromidgard.question.prophecy',
    with: {
      one: scoringOutlook(view, nextScoring(view, 'sun')),
      other: scoringOutlook(view, nextScoring(view, 'moon')),
    },
  }),
};

export function questionLine(about: QuestionKind, view: MicromidgardView): Phrase {
  return LINES[about](view);
}

/** The question about a move. The board shows which meeples are free, and the answers list their moves. */
function moveQuestion(view: MicromidgardView): Phrase {
  return { key: isStuck(view) ? 'micromidgard.question.move-stuck' : 'micromidgard.question.move' };
}

/** The player's actions, each with the tracks on which it can be used. */
function handLine(view: MicromidgardView): readonly Phrase[] {
  const { hand } = view.turn;
  const actions = ACTIONS.flatMap((action) => {
    if (hand[action] === 0) return [];
    const amount = actionsToSpend(action, hand[action]);
    const tracks = TRACKS.filter((track) => drivenBy(view, track) === action);
    return tracks.length === 0
      ? [{ key: 'micromidgard.question.action-for-relics', with: { amount } }]
      : [
          {
            key: 'micromidgard.question.action',
            with: { amount, tracks: tracks.map((track) => blessingOn(view, track)) },
          },
        ];
  });
  return actions.length === 0 ? [] : [{ key: 'micromidgard.question.hand', with: { actions } }];
}

/** Wolf actions that must be resolved before the turn is over. [M-319] */
function wolfLines({ turn }: MicromidgardView): readonly Phrase[] {
  return LIGHTS.flatMap((wolf) =>
    turn.wolfActions[wolf] === 0
      ? []
      : [
          {
            key: 'micromidgard.question.wolf-waits',
            with: { wolf: wolfName(wolf), count: turn.wolfActions[wolf] },
          },
        ],
  );
}

/** The Realm's gifts that don't fit, and the consequence. [M-212] */
function waitingLine(key: string, { turn: { waiting } }: MicromidgardView): readonly Phrase[] {
  const resources = resourceNames(waiting);
  return resources.length === 0 ? [] : [{ key, with: { resources, count: waiting.gold + waiting.mead } }];
}

/** The question about ending the turn. Nothing more can be done, though there might be unusable actions left. */
function endQuestion(view: MicromidgardView): Phrase {
  if (isWonByPoints(view))
    return { key: 'micromidgard.question.turn-end-won', with: { score: view.box.winningScore } };
  const left = handNames(view.turn.hand);
  const [lead, ...rest] = [
    left.length === 0
      ? { key: 'micromidgard.question.nothing-left' }
      : { key: 'micromidgard.question.nothing-to-spend-on', with: { left } },
    ...waitingLine('micromidgard.question.waiting-in-vain', view),
  ];
  if (lead === undefined) throw new Error('the end of a turn is always introduced');
  return sentences([lead, ...rest, { key: 'micromidgard.question.turn-end' }]);
}
