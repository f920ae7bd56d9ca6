/** A picture that the bot attaches to a message. */

export interface PictureFile {
  readonly attachment: Buffer;
  readonly name: string;
  readonly description: string;
}
