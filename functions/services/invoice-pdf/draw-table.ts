import type { InvoiceText } from './describe-invoice.ts';
import { black, contentWidth, type Document, grey, lineColor, margin } from './page-measures.ts';

type Section = ReturnType<Document['struct']>;
type Column = { x: number; width: number; align: 'left' | 'right' };
type Cell = { kind: 'TH' | 'TD'; text: string; column: Column };
type Row = { face: 'regular' | 'bold'; color?: string; cells: Cell[] };

const amountWidth = 100;
const periodWidth = 110;
const gap = 12;
const itemWidth = contentWidth - periodWidth - amountWidth;
const item: Column = { x: margin, width: itemWidth - gap, align: 'left' };
const period: Column = { x: margin + itemWidth, width: periodWidth - gap, align: 'left' };
const amount: Column = { x: margin + itemWidth + periodWidth, width: amountWidth, align: 'right' };
/** A sum's label stands left of its amount. */
const label: Column = { x: margin, width: contentWidth - amountWidth - gap, align: 'right' };

const cellPadding = 5;
const fontSize = 10.5;

/** The items and their sums, with a rule below each row. */
export function drawTable(document: Document, root: Section, { columns, rows, sums }: InvoiceText): void {
  const table = document.struct('Table');
  root.add(table);
  const [first, second, third] = columns;
  const head: Row = {
    ...{ face: 'bold', color: grey },
    cells: [
      { kind: 'TH', text: first, column: item },
      { kind: 'TH', text: second, column: period },
      { kind: 'TH', text: third, column: amount },
    ],
  };
  const listed = rows.map(
    ([what, when, price]): Row => ({
      face: 'regular',
      cells: [
        { kind: 'TH', text: what, column: item },
        { kind: 'TD', text: when, column: period },
        { kind: 'TD', text: price, column: amount },
      ],
    }),
  );
  const summed = sums.map(
    (sum, index): Row => ({
      face: index === sums.length - 1 ? 'bold' : 'regular',
      cells: [
        { kind: 'TH', text: sum.label, column: label },
        { kind: 'TD', text: sum.value, column: amount },
      ],
    }),
  );
  drawRule(document, 1.2);
  for (const row of [head, ...listed, ...summed]) drawRow(document, table, row, row === head ? 1.2 : 0.6);
  table.end();
}

function drawRow(
  document: Document,
  table: Section,
  { face, color = black, cells }: Row,
  rule: number,
): void {
  const row = document.struct('TR');
  table.add(row);
  const top = document.y + cellPadding;
  document.font(face).fontSize(fontSize);
  const heights = cells.map(({ text, column }) => document.heightOfString(text, { width: column.width }));
  for (const { kind, text, column } of cells) {
    const { x, width, align } = column;
    const draw = () => {
      document.font(face).fontSize(fontSize).fillColor(color).text(text, x, top, { width, align });
    };
    row.add(document.struct(kind, {}, draw));
  }
  row.end();
  document.y = top + Math.max(...heights) + cellPadding;
  drawRule(document, rule);
}

/** Decoration: screen readers skip it. */
function drawRule(document: Document, width: number): void {
  document.markContent('Artifact', { type: 'Layout' });
  document
    .moveTo(margin, document.y)
    .lineTo(margin + contentWidth, document.y)
    .lineWidth(width)
    .strokeColor(lineColor)
    .stroke();
  document.endMarkedContent();
}
