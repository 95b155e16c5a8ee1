import { getResolvedPDFJS } from 'unpdf';
import { Pen } from './drawing/pen.ts';
import { drawnLetters } from './drop-unseen-text.ts';
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
  const pen = new Pen(OPS);
  let isEmpty = false;
  let covered = 0;
  let shapes = 0;
  const fill = () => {
    if (isEmpty) covered += Math.abs(pen.matrix[0] * pen.matrix[3] - pen.matrix[1] * pen.matrix[2]);
    isEmpty = false;
  };
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) fill();
    pen.follow(operator, argsArray[index]);
    switch (operator) {
      case OPS.transform:
        isEmpty = true;
        break;
      case OPS.paintInlineImageXObject:
        isEmpty = true;
        fill();
        break;
      case OPS.constructPath:
        shapes++;
        isEmpty = false;
        break;
      case OPS.paintFormXObjectBegin:
      case OPS.showText:
        isEmpty = false;
    }
  }
  fill();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  return covered >= (right - left) * (top - bottom) * pictureShare || shapes >= drawnLetters;
}
