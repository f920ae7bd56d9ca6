/** A picture as it is attached to a message. */

export interface PictureFile {
  readonly attachment: Buffer;
  readonly name: string;
  readonly description: string;
}
