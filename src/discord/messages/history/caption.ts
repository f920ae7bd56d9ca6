/** What is told of a turn below a picture, in one sentence: what a phone should show first, else what happened last. */
import type { GameEvent } from '../../../core/game.ts';
import type { Presenter } from '../../../core/telling/presenter.ts';
import type { Translate } from '../../../core/telling/saying.ts';

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
  return told === null ? '' : translate(told);
}
