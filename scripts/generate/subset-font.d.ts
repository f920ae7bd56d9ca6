/** The types of the package that we use, since it has none. */
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
