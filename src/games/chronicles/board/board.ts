/** The data from which every part of the picture is drawn. */
import type { Translate } from '../../../core/presentation/phrase.ts';
import type { Enemy, World } from '../box/components.ts';
import type { ChroniclesView } from '../state/view.ts';
import type { Marks } from './marks.ts';

export interface Board {
  readonly view: ChroniclesView;
  readonly marks: Marks;
  readonly translate: Translate;
  /** The World or enemy that a lesson asks for, on a lesson's board. */
  readonly spotlight?: World | Enemy | null;
}
