/** The content of a reply to an interaction. */
import type { Row } from './parts.ts';

export interface Reply {
  readonly content: string;
  /** The parts that don't fit into the first message; they follow in further messages. */
  readonly more?: readonly string[];
  /** Text between the picture and the buttons. */
  readonly belowPicture?: string;
  /** The colour next to that text, as 0xRRGGBB; null or omitted for none. */
  readonly colour?: number | null;
  readonly rows?: readonly Row[];
  readonly files?: readonly {
    readonly attachment: Buffer;
    readonly name: string;
    readonly description: string;
  }[];
  /** When editing, keeps the message's files. */
  readonly keepsFiles?: boolean;
}
