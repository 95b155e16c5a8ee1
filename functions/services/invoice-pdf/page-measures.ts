import type PDFDocument from 'pdfkit';

export type Document = InstanceType<typeof PDFDocument>;

/** US Letter, in points. */
export const margin = 56;
export const pageWidth = 612;
export const contentWidth = pageWidth - 2 * margin;

export const black = '#111827';
export const grey = '#4b5563';
export const lineColor = '#9ca3af';
