declare module '@hyzyla/pdfium' {
  /** Types for the part of the package in use, which may not be installed. */
  type Drawn = { width: number; height: number; data: Uint8Array };
  type Page = {
    getOriginalSize(): { originalWidth: number; originalHeight: number };
    render(options: { scale: number; render: 'bitmap'; colorSpace: 'Gray' }): Promise<Drawn>;
  };
  type Document = { getPageCount(): number; getPage(index: number): Page };
  export const PDFiumLibrary: { init(): Promise<{ loadDocument(bytes: Uint8Array): Promise<Document> }> };
}
