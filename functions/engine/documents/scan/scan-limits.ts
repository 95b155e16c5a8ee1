/** Limits on reading scans, besides those on documents. */
export const scanLimits = {
  /** Pages of a document that are read; the others are named in its note. */
  pages: 40,
  /** Of the process that reads a page, its start included: pages take 2 to 9 s where nothing else runs. */
  pageSeconds: 40,
  /** Resident memory of that process: pages take 160 to 260 MB, and a large picture in colour 100 MB more. */
  memoryBytes: 700_000_000,
  /** Of the picture of a page: A4 at 300 dpi, as Tesseract asks for. */
  pixels: 8_800_000,
  dotsPerInch: 300,
  /** For the scans that a website links, together. Uploads are read however long they take. */
  linkedMs: 180_000,
  /** Of one step. A page that is begun takes up to `pageSeconds` more, and the message has a minute. */
  stepMs: 8_000,
} as const;
