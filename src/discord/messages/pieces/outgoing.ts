/** A message that the bot sends to a channel. */
import type { UserId } from '../../../tables/model/table.ts';
import type { Row } from './parts.ts';
import type { PictureFile } from './picture-file.ts';

export interface Outgoing {
  readonly content: string;
  /** Words between the picture and the buttons: an embed if the bot may send one, else the end of the content. */
  readonly belowPicture?: string;
  /** The colour next to those words, as 0xRRGGBB (default: none). */
  readonly colour?: number | null;
  readonly rows: readonly Row[];
  readonly files: readonly PictureFile[];
  /** An edit leaves the files of the message as they are. */
  readonly keepsFiles?: boolean;
  /** An edit changes nothing but the files, so people the message has called stay marked. */
  readonly isOnlyFiles?: boolean;
  readonly call: readonly UserId[];
  /** Sends the message without a notification sound. */
  readonly isSilent?: boolean;
}
