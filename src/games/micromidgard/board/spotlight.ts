/** Finds the places and pieces of the turn board that an answer is about, so that a lesson can point at them. */
import type { LessonAnswer } from '../../../core/presentation/presenter.ts';
import { MEEPLES, type Meeple, REALMS, RELICS, type Realm, TRACKS, type Track } from '../box/components.ts';
import { placeOf } from '../facts/tracks.ts';
import type { MicromidgardView } from '../state/view.ts';

export type Spotlight = `meeple-${Meeple}` | `realm-${Realm}` | `track-${Track}` | 'holdings';

/** The places and pieces; empty if the answer refers to nothing on the turn board. */
export function spotlightsFor(
  view: MicromidgardView,
  { choice, values }: LessonAnswer,
): readonly Spotlight[] {
  const [, of] = choice.split(':');
  const meeple = MEEPLES.find((each) => each === of);
  const realm = REALMS.find((each) => each === values['realm']);
  const track = trackMeant(view, of, values);
  return [
    ...(meeple === undefined ? [] : [`meeple-${meeple}` as const]),
    ...(realm === undefined ? [] : [`realm-${realm}` as const]),
    ...(track === undefined ? [] : [`track-${track}` as const]),
    ...(values['resource'] === undefined ? [] : ['holdings' as const]),
  ];
}

/** The track that the answer is about: that of the square, of the level to gain, or of the Relic. */
function trackMeant(
  view: MicromidgardView,
  of: string | undefined,
  values: LessonAnswer['values'],
): Track | undefined {
  const relic = RELICS.find((each) => each === values['relic']);
  const place = relic === undefined ? null : placeOf(view, relic);
  return place?.track ?? TRACKS.find((each) => each === of || each === values['track']);
}
