/** The content of an answer to an interaction. */
import type { Row } from './parts.ts';

export interface Reply {
  readonly content: string;
  /** The part that does not fit into the first message; it follows in others. */
  readonly more?: readonly string[];
  readonly rows?: readonly Row[];
  readonly files?: readonly {
    readonly attachment: Buffer;
    readonly name: string;
    readonly description: string;
  }[];
}
