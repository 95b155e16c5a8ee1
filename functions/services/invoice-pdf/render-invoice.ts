import PDFDocument from 'pdfkit';
import type { SchoolInvoice } from '#functions/domain/school-billing/school-invoice.ts';
import type { Brand } from '#shared/brands/brand.ts';
import { describeInvoice, type InvoiceContext, type InvoiceText } from './describe-invoice.ts';
import { drawTable } from './draw-table.ts';
import { readInvoiceFonts } from './invoice-font.ts';
import { black, contentWidth, type Document, grey, lineColor, margin, pageWidth } from './page-measures.ts';

/** The box with the amount due, beside the payer. */
const boxWidth = 190;
const boxPadding = 12;

/** Renders an invoice as PDF, tagged for screen readers, with embedded fonts. */
export async function renderInvoice(
  invoice: SchoolInvoice,
  brand: Brand,
  context: InvoiceContext,
): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await readInvoiceFonts();
  const text = describeInvoice(invoice, brand, context);
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

type Section = ReturnType<Document['struct']>;
type Place = { x?: number; width?: number };

function layOut(document: Document, text: InvoiceText, brand: Brand): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const tag = (kind: string, draw: () => void) => root.add(document.struct(kind, {}, draw));
  const write = (line: string, size = 10.5, face: 'regular' | 'bold' = 'regular', color = black) =>
    writeText(document, line, { size, face, color });
  tag('P', () => write(text.from.join('\n'), 9.5, 'regular', grey));
  document.moveDown(1.5);
  tag('H1', () => write(text.title, 20, 'bold', brand.colors.primary));
  document.moveDown(1);
  const top = document.y;
  tag('H2', () => write('Billed to', 11, 'bold'));
  tag('P', () => writeText(document, text.to.join('\n'), { width: contentWidth - boxWidth - 24 }));
  const leftEnd = document.y;
  const boxEnd = drawDueBox(document, root, text.due, { top, color: brand.colors.primary });
  document.y = Math.max(leftEnd, boxEnd);
  document.moveDown(1);
  for (const { label, value } of text.facts) tag('P', () => write(`${label}: ${value}`));
  document.moveDown(1.5);
  drawTable(document, root, text);
  document.moveDown(2);
  tag('H2', () => write(text.payment.title, 11, 'bold'));
  for (const line of text.payment.lines) tag('P', () => write(line));
  if (text.payment.link) writeLink(document, root, text.payment.link, brand.colors.primary);
  root.end();
}

type Style = Place & { size?: number; face?: 'regular' | 'bold'; color?: string; link?: string };

function writeText(document: Document, line: string, style: Style): void {
  const { size = 10.5, face = 'regular', color = black, x = margin, width = contentWidth, link } = style;
  document
    .font(face)
    .fontSize(size)
    .fillColor(color)
    .text(line, x, document.y, { width, ...(link && { link, underline: true }) });
}

/** What is due and when, in a frame at the right; returns where it ends. */
function drawDueBox(
  document: Document,
  root: Section,
  { title, amount, note }: InvoiceText['due'],
  { top, color }: { top: number; color: string },
): number {
  const left = pageWidth - margin - boxWidth;
  const place = { x: left + boxPadding, width: boxWidth - 2 * boxPadding };
  document.y = top + boxPadding;
  const add = (draw: () => void) => root.add(document.struct('P', {}, draw));
  add(() => writeText(document, title, { ...place, size: 9.5, color: grey }));
  add(() => writeText(document, amount, { ...place, size: 18, face: 'bold' }));
  add(() => writeText(document, note, { ...place, face: 'bold', color }));
  const bottom = document.y + boxPadding;
  document.markContent('Artifact', { type: 'Layout' });
  document
    .roundedRect(left, top, boxWidth, bottom - top, 6)
    .lineWidth(1)
    .strokeColor(lineColor)
    .stroke();
  document.endMarkedContent();
  return bottom;
}

function writeLink(
  document: Document,
  root: Section,
  { label, url }: { label: string; url: string },
  color: string,
): void {
  document.moveDown(0.5);
  root.add(
    document.struct('Link', { alt: `${label}: ${url}` }, () =>
      writeText(document, label, { face: 'bold', color, link: url }),
    ),
  );
}

function readWhole(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    document.on('data', (part: Uint8Array) => parts.push(part));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.on('error', reject);
  });
}
