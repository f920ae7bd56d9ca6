/** Reads the width and height of a picture from its first bytes, for the two formats that the bot sends. */

interface Size {
  readonly width: number | null;
  readonly height: number | null;
}

/** The size of the picture; width and height are null for any other file. */
export function sizeOfPicture(bytes: Buffer): Size {
  if (bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG') {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length > 10 && bytes.toString('latin1', 0, 4) === 'GIF8') {
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  return { width: null, height: null };
}
