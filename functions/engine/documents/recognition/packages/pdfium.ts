export { PDFiumLibrary } from '@hyzyla/pdfium';
