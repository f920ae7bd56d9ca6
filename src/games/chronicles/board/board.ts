/** The data from which every part of the picture is drawn. */
import type { Translate } from '../../../core/presentation/phrase.ts';
import type { Enemy, World } from '../box/components.ts';
import type { ChroniclesView } from '../state/view.ts';
import type { Marks } from './marks.ts';

export interface Board {
  readonly view: ChroniclesView;
  readonly marks: Marks;
  readonly translate: Translate;
  /** On the board of a lesson, the World or the enemy that it asks for. */
  readonly asked?: World | Enemy | null;
}
