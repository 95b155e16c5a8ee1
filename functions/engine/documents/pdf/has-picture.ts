import { getResolvedPDFJS } from 'unpdf';
import { drawnLetters } from './drop-unseen-text.ts';
import { isNumbers, type Matrix, multiply, readMatrix, upright } from './matrix.ts';
import type { PdfPage } from './open-pdf.ts';

/** Of the page: smaller pictures are logos. */
const pictureShare = 0.2;

/**
 * Whether a page shows pictures large enough for text, or letters drawn as shapes. Pictures aren't decoded, see `openPdf`: what
 * is left of one is the square that it fills, in which nothing is drawn.
 */
export async function hasPicture(page: PdfPage): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const saved: Matrix[] = [];
  let matrix = upright;
  let isEmpty = false;
  let covered = 0;
  let shapes = 0;
  const fill = () => {
    if (isEmpty) covered += Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]);
    isEmpty = false;
  };
  for (const [index, operator] of fnArray.entries()) {
    const given: unknown = argsArray[index];
    const moved: unknown = operator === OPS.transform || !Array.isArray(given) ? given : given[0];
    switch (operator) {
      case OPS.save:
        saved.push(matrix);
        break;
      case OPS.transform:
      case OPS.paintFormXObjectBegin:
        if (operator === OPS.paintFormXObjectBegin) saved.push(matrix);
        if (isNumbers(moved)) matrix = multiply(matrix, readMatrix(moved));
        isEmpty = operator === OPS.transform;
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        fill();
        matrix = saved.pop() ?? upright;
        break;
      case OPS.paintInlineImageXObject:
        isEmpty = true;
        fill();
        break;
      case OPS.constructPath:
        shapes++;
        isEmpty = false;
        break;
      case OPS.showText:
        isEmpty = false;
    }
  }
  fill();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  return covered >= (right - left) * (top - bottom) * pictureShare || shapes >= drawnLetters;
}
