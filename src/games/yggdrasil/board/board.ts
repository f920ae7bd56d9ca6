/** The data from which every part of the picture is drawn. */
import type { Translate } from '../../../core/presentation/phrase.ts';
import type { YggdrasilView } from '../state/view.ts';
import type { Marks } from './marks.ts';
import type { Spotlight } from './spotlight.ts';

export interface Board {
  readonly view: YggdrasilView;
  readonly marks: Marks;
  readonly translate: Translate;
  /** The piece that a lesson asks for, on a lesson's board. */
  readonly spotlight?: Spotlight | null;
}
