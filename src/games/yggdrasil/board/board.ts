/** The data from which every part of the picture is drawn. */
import type { Translate } from '../../../core/presentation/phrase.ts';
import type { YggdrasilView } from '../state/view.ts';
import type { AskedPiece } from './asked.ts';
import type { Marks } from './marks.ts';

export interface Board {
  readonly view: YggdrasilView;
  readonly marks: Marks;
  readonly translate: Translate;
  /** On the board of a lesson, the piece that it asks for. */
  readonly asked?: AskedPiece | null;
}
