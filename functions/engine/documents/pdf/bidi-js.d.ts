/** The package's own types describe an ES module, but Node.js loads its CommonJS file. */
declare module 'bidi-js' {
  type Levels = { levels: Uint8Array };
  type Bidi = {
    /** The embedding level of each UTF-16 unit (UAX 9). */
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): Levels;
    /** Ranges, ends included, to reverse one after another. */
    getReorderSegments(text: string, levels: Levels): number[][];
    getMirroredCharacter(character: string): string | null;
  };
  export default function createBidi(): Bidi;
}
