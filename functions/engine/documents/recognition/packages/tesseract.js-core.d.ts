declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** Types for the part of the package in use; it ships none. */
  type Recogniser = {
    /** 0 if it succeeded. */
    Init(dataPath: null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    /** 0 if it succeeded. Reads the file `/input`, turned by an angle in radians. */
    SetImageFile(exifOrientation: number, angle: number): number;
    FindLines(): number;
    GetGradient(): number;
    /** 0 if it succeeded. */
    Recognize(monitor: null): number;
    GetTSVText(): string;
  };
  export type Tesseract = {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => Recogniser;
  };
  export default function loadTesseract(options: { wasmBinary?: Uint8Array }): Promise<Tesseract>;
}
