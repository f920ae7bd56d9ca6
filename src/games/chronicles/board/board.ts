/** What every part of the picture is drawn from. */
import type { Translate } from '../../../core/telling/saying.ts';
import type { ChroniclesView } from '../view.ts';
import type { Marks } from './marks.ts';

export interface Board {
  readonly view: ChroniclesView;
  readonly marks: Marks;
  readonly translate: Translate;
}
