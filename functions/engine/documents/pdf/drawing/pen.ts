import { type DrawingOperators, isNumbers, type Matrix, multiply, readMatrix, upright } from './matrix.ts';

/** How letters and shapes are drawn. */
export type Ink = Readonly<{
  /** As #rrggbb; undefined for patterns. */
  fill: string | undefined;
  stroke: string | undefined;
  /** Points, before the matrix. */
  lineWidth: number;
  opacity: number;
  /** What text is drawn with (PDF 1.7 reference, table 106). */
  textMode: number;
}>;

const black: Ink = { fill: '#000000', stroke: '#000000', lineWidth: 1, opacity: 1, textMode: 0 };

/** The state of graphics while the operators of a page are read. */
export class Pen {
  matrix = upright;
  ink = black;
  private readonly saved: { matrix: Matrix; ink: Ink }[] = [];
  private readonly operators: DrawingOperators;

  constructor(operators: DrawingOperators) {
    this.operators = operators;
  }

  /** Follows an operator that draws nothing itself. */
  follow(operator: number, given: unknown): void {
    const { operators: OPS } = this;
    const [first] = listOf(given);
    switch (operator) {
      case OPS.save:
        this.saved.push({ matrix: this.matrix, ink: this.ink });
        return;
      case OPS.paintFormXObjectBegin:
        this.saved.push({ matrix: this.matrix, ink: this.ink });
        this.move(first);
        return;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        ({ matrix: this.matrix, ink: this.ink } = this.saved.pop() ?? { matrix: upright, ink: black });
        return;
      case OPS.transform:
        this.move(given);
        return;
      case OPS.setFillRGBColor:
        this.ink = { ...this.ink, fill: colorOf(first) };
        return;
      case OPS.setStrokeRGBColor:
        this.ink = { ...this.ink, stroke: colorOf(first) };
        return;
      case OPS.setFillColorN:
        this.ink = { ...this.ink, fill: undefined };
        return;
      case OPS.setStrokeColorN:
        this.ink = { ...this.ink, stroke: undefined };
        return;
      case OPS.setLineWidth:
        this.ink = { ...this.ink, lineWidth: Number(first) };
        return;
      case OPS.setTextRenderingMode:
        this.ink = { ...this.ink, textMode: Number(first) };
        return;
      case OPS.setGState:
        this.readState(first);
    }
  }

  private move(by: unknown): void {
    if (isNumbers(by)) this.matrix = multiply(this.matrix, readMatrix(by));
  }

  private readState(entries: unknown): void {
    for (const entry of listOf(entries)) {
      const [name, value] = listOf(entry);
      if (name === 'ca' && typeof value === 'number') this.ink = { ...this.ink, opacity: value };
      if (name === 'LW' && typeof value === 'number') this.ink = { ...this.ink, lineWidth: value };
    }
  }
}

export const listOf = (given: unknown): unknown[] => (Array.isArray(given) ? given : []);

const colorOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
