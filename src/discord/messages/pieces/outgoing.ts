/** A message that the bot sends to a channel. */
import type { UserId } from '../../../tables/model/table.ts';
import type { Row } from './parts.ts';
import type { PictureFile } from './picture-file.ts';

export interface Outgoing {
  readonly content: string;
  /** Text between the picture and the buttons: an embed if the bot may send one, otherwise the end of the content. */
  readonly belowPicture?: string;
  /** The colour next to that text, as 0xRRGGBB (default: none). */
  readonly colour?: number | null;
  readonly rows: readonly Row[];
  readonly files: readonly PictureFile[];
  /** When editing, keeps the message's files. */
  readonly keepsFiles?: boolean;
  /** When editing, changes nothing but the files, so that Discord still highlights the message for the people it pinged. */
  readonly isOnlyFiles?: boolean;
  readonly call: readonly UserId[];
  /** Sends the message without a notification sound. */
  readonly isSilent?: boolean;
}
