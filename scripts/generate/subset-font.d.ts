/** The types that we use of this package, which has none of its own. */
declare module 'subset-font' {
  interface Subset {
    readonly targetFormat: 'sfnt';
    /** Ids of names that are kept besides the usual ones. */
    readonly preserveNameIds: readonly number[];
    /** Typographic features that are kept. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }

  export default function subsetFont(font: Buffer, text: string, subset: Subset): Promise<Buffer>;
}
