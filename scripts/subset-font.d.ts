/** What we use of the package, which has no types of its own. */
declare module 'subset-font' {
  interface Subset {
    readonly targetFormat: 'sfnt';
    /** Names of the font that are kept beside the usual ones. */
    readonly preserveNameIds: readonly number[];
    /** Typographic features that are kept. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }

  export default function subsetFont(font: Buffer, text: string, subset: Subset): Promise<Buffer>;
}
