declare module 'word-extractor' {
  /** The part of the package that is used; it ships no types. */
  export default class WordExtractor {
    extract(source: Buffer): Promise<{ getBody(): string; getFootnotes(): string; getEndnotes(): string }>;
  }
}
