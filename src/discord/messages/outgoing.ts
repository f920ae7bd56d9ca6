/** A message as it is sent to a channel. */
import type { UserId } from '../../tables/model/table.ts';
import type { Row } from './parts.ts';
import type { PictureFile } from './picture-file.ts';

export interface Outgoing {
  readonly content: string;
  readonly rows: readonly Row[];
  readonly files: readonly PictureFile[];
  readonly call: readonly UserId[];
  /** It makes no sound. */
  readonly isSilent?: boolean;
}
