/** The one line about a turn that stands in a picture: what a phone should show first, else what happened last. */
import type { GameEvent } from '../../../core/game.ts';
import type { Presenter, Translate } from '../../../core/telling/presenter.ts';
import { FULL_WIDTH } from '../../../render/measures.ts';
import { widthOf } from '../../../render/typeface.ts';
import { cut } from '../pieces/parts.ts';

/** As it is set where it is longest, in units of a picture: nine pixels on a phone. */
const SMALLEST = 27;
const WIDTH = FULL_WIDTH - 60;

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
  return told === null ? '' : cutToLine(translate(told));
}

function cutToLine(words: string): string {
  let length = words.length;
  while (widthOf(cut(words, length), 'strong', SMALLEST) > WIDTH) length -= 1;
  return cut(words, length);
}
