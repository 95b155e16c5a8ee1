import PDFDocument from 'pdfkit';
import type { SchoolInvoice } from '#functions/domain/school-billing/school-invoice.ts';
import type { Brand } from '#shared/brands/brand.ts';
import { describeInvoice, type InvoiceText } from './describe-invoice.ts';
import { readInvoiceFonts } from './invoice-font.ts';

/** US Letter, in points. */
const margin = 56;
const pageWidth = 612;
const contentWidth = pageWidth - 2 * margin;
const amountWidth = 110;
const grey = '#4b5563';
const black = '#111827';

type Document = InstanceType<typeof PDFDocument>;
type Line = { label: string; value: string };

/** Renders an invoice as PDF, tagged for screen readers, with embedded fonts. */
export async function renderInvoice(
  invoice: SchoolInvoice,
  brand: Brand,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await readInvoiceFonts();
  const text = describeInvoice(invoice, brand, now);
  const document = new PDFDocument({
    ...{ size: 'LETTER', margin, pdfVersion: '1.7', tagged: true, lang: 'en-US' },
    displayTitle: true,
    // The types only allow font names. Without an empty one, the PDF would start with a font that isn't
    // embedded.
    font: '',
    info: { Title: text.title, Author: text.from[0] ?? '', CreationDate: new Date(invoice.issuedAt) },
  });
  document.registerFont('regular', fonts.regular);
  document.registerFont('bold', fonts.bold);
  const whole = readWhole(document);
  layOut(document, text, brand);
  document.end();
  return whole;
}

function layOut(document: Document, text: InvoiceText, brand: Brand): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const tag = (kind: string, draw: () => void) => root.add(document.struct(kind, {}, draw));
  const write = (line: string, size = 10.5, face: 'regular' | 'bold' = 'regular', color = black) =>
    document
      .font(face)
      .fontSize(size)
      .fillColor(color)
      .text(line, margin, document.y, { width: contentWidth });
  tag('P', () => write(text.from.join('\n'), 9.5, 'regular', grey));
  document.moveDown(1.5);
  tag('H1', () => write(text.title, 20, 'bold', brand.colors.primary));
  document.moveDown(1);
  tag('H2', () => write('Billed to', 11, 'bold'));
  tag('P', () => write(text.to.join('\n')));
  document.moveDown(1);
  for (const { label, value } of text.facts) tag('P', () => write(`${label}: ${value}`));
  document.moveDown(1.5);
  tag('H2', () => write('Amount', 11, 'bold'));
  document.moveDown(0.3);
  const table = document.struct('Table');
  root.add(table);
  const addRow = (line: Line, face: 'regular' | 'bold') => {
    const row = document.struct('TR');
    table.add(row);
    writeRow(document, row, line, face);
  };
  for (const line of text.item) addRow(line, 'regular');
  addRow(text.due, 'bold');
  table.end();
  document.moveDown(2);
  tag('H2', () => write(text.payment.title, 11, 'bold'));
  for (const line of text.payment.lines) tag('P', () => write(line));
  root.end();
}

/** Marks the label as the row's header; the amount is right-aligned. */
function writeRow(
  document: Document,
  row: ReturnType<Document['struct']>,
  { label, value }: Line,
  face: 'regular' | 'bold',
): void {
  const top = document.y;
  const labelWidth = contentWidth - amountWidth;
  document.font(face).fontSize(10.5).fillColor(black);
  const bottom = top + document.heightOfString(label, { width: labelWidth });
  const place = (content: string, x: number, width: number, align: 'left' | 'right') => () => {
    document.font(face).text(content, x, top, { width, align });
  };
  row.add(document.struct('TH', {}, place(label, margin, labelWidth, 'left')));
  row.add(document.struct('TD', {}, place(value, pageWidth - margin - amountWidth, amountWidth, 'right')));
  row.end();
  document.y = bottom + 4;
}

function readWhole(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    document.on('data', (part: Uint8Array) => parts.push(part));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.on('error', reject);
  });
}
