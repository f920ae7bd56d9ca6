/** What somebody is answered. */
import type { Row } from './parts.ts';

export interface Reply {
  readonly content: string;
  /** What one message has no room for, to follow it in others. */
  readonly more?: readonly string[];
  readonly rows?: readonly Row[];
  readonly files?: readonly {
    readonly attachment: Buffer;
    readonly name: string;
    readonly description: string;
  }[];
}
