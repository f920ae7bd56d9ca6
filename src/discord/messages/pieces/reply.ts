/** The content of an answer to an interaction. */
import type { Row } from './parts.ts';

export interface Reply {
  readonly content: string;
  /** The part that does not fit into the first message; it follows in others. */
  readonly more?: readonly string[];
  /** Words between the picture and the buttons. */
  readonly belowPicture?: string;
  /** The colour beside those words, as 0xRRGGBB; null or left out for none. */
  readonly colour?: number | null;
  readonly rows?: readonly Row[];
  readonly files?: readonly {
    readonly attachment: Buffer;
    readonly name: string;
    readonly description: string;
  }[];
  /** An edit leaves the files of the message as they are. */
  readonly keepsFiles?: boolean;
}
