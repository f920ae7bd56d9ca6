/** The one line about a turn that stands in a picture: what a phone should show first, else what happened last. */
import type { GameEvent } from '../../../core/game.ts';
import type { Presenter, Translate } from '../../../core/telling/presenter.ts';
import { cut } from '../pieces/parts.ts';

/** As much as can be read in a picture on a phone. */
const LONGEST = 64;

/** Empty where nothing is to be told. */
export function captionOf(
  presenter: Presenter<unknown>,
  view: unknown,
  events: readonly GameEvent[],
  translate: Translate,
): string {
  const headline = presenter.headline(events);
  const line = headline === null ? null : presenter.event(headline, view);
  const lines = presenter.events(events, view).flatMap((each) => each ?? []);
  const told = line ?? lines.at(-1) ?? null;
  return told === null ? '' : cut(translate(told), LONGEST);
}
