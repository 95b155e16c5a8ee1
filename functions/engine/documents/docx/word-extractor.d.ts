declare module 'word-extractor' {
  /** Types for the part of the package in use; it ships none. */
  export default class WordExtractor {
    extract(source: Buffer): Promise<{
      getBody(): string;
      getFootnotes(): string;
      getEndnotes(): string;
      getHeaders(options: { includeFooters: boolean }): string;
      getFooters(): string;
      getTextboxes(): string;
    }>;
  }
}
