import { describe, expect, it } from 'vitest';
import { readBlocks, readDocument } from '#tests/support/documents/read-file.ts';
import { placeText, writePdfPage } from '#tests/support/documents/write-pdf-page.ts';

const read = (content: string, options?: { rotate: number }) =>
  readBlocks('x.pdf', writePdfPage(content, options));
const paragraph = (text: string) => ({ kind: 'paragraph', text });

describe('a PDF page is read as readers see it:', () => {
  it.each([
    ['upright', 0, '1 0 0 1', (line: number) => [72, 700 - line * 16]],
    ['on a page turned clockwise', 90, '0 1 -1 0', (line: number) => [100 + line * 16, 72]],
    ['on a page turned over', 180, '-1 0 0 -1', (line: number) => [500, 100 + line * 16]],
    ['turned by its own matrix', 0, '0 -1 1 0', (line: number) => [400 - line * 16, 700]],
  ])('text %s, in order', async (_where, rotate, matrix, place) => {
    const lines = ['The library opens at nine and closes at', 'five on every day of the school week.'];
    const content = lines.map((text, index) => {
      const [x = 0, y = 0] = place(index);
      return placeText(x, y, text, { matrix });
    });
    await expect(read(content.join(''), { rotate })).resolves.toEqual([paragraph(lines.join(' '))]);
  });

  it('text printed twice for boldness counts once, the same text in another place does not', async () => {
    const content = [
      placeText(72, 700, 'Lost property is kept for thirty days.'),
      placeText(72.4, 700, 'Lost property is kept for thirty days.'),
      placeText(72, 640, 'Closed'),
      placeText(72, 580, 'Closed'),
    ];
    await expect(read(content.join(''))).resolves.toEqual([
      paragraph('Lost property is kept for thirty days.'),
      paragraph('Closed'),
      paragraph('Closed'),
    ]);
  });

  it('minutes and cents set small and high belong to their number, marks of notes do not', async () => {
    const raised = (x: number, y: number, text: string) => placeText(x, y + 5, text, { size: 7 });
    const content = [
      placeText(72, 700, 'Lessons start at 7'),
      raised(169, 700, '30'),
      placeText(180, 700, 'and lunch costs $4'),
      raised(283, 700, '99'),
      placeText(72, 684, 'for 120'),
      raised(110, 684, '12'),
      placeText(121, 684, 'pupils of the upper school and their guests.'),
    ];
    await expect(read(content.join(''))).resolves.toEqual([
      paragraph(
        'Lessons start at 7:30 and lunch costs $4.99 for 120¹² pupils of the upper school and their guests.',
      ),
    ]);
  });

  it('right-to-left text in reading order, with ligatures, Latin words and numbers in their place', async () => {
    // Printed from left to right: NXS, a ligature of two letters in its middle, then a word of another script.
    const content = [
      placeText(380, 700, 'NXS', { font: 'A' }),
      placeText(327, 700, 'Python 3'),
      placeText(300, 700, 'TIB', { font: 'A' }),
      placeText(380, 684, 'MAL', { font: 'A' }),
      placeText(348, 684, '2025'),
    ];
    await expect(read(content.join(''))).resolves.toEqual([paragraph('سلان Python 3 بيت لام 2025')]);
  });

  it('ruled tables by their lines: wrapped labels stay whole, and a cell over two columns counts for both', async () => {
    const lines = [
      ...[72, 192, 292, 392].map((x) => `${x} ${x === 292 ? 660 : 600} m ${x} 720 l S`),
      ...[720, 690, 660, 600].map((y) => `72 ${y} m 392 ${y} l S`),
    ];
    const texts: [number, number, string][] = [
      [200, 700, 'Weekdays'],
      [300, 700, 'Weekend'],
      [76, 670, 'Library'],
      [200, 670, '9 to 5'],
      [300, 670, '10 to 2'],
      [76, 640, 'After-school'],
      [76, 624, 'care centre'],
      [200, 632, 'until 6, in room 12'],
    ];
    const content = [...lines, ...texts.map(([x, y, text]) => placeText(x, y, text))];
    await expect(read(content.join('\n'))).resolves.toEqual([
      {
        kind: 'table',
        header: ['', 'Weekdays', 'Weekend'],
        rows: [
          ['Library', '9 to 5', '10 to 2'],
          ['After-school care centre', 'until 6, in room 12', 'until 6, in room 12'],
        ],
      },
    ]);
  });

  it('Japanese and Korean in predefined character maps', async () => {
    const content = 'BT /J 12 Tf 72 700 Td <93FA967B8CEA> Tj ET BT /K 12 Tf 72 600 Td <C7D1B1B9BEEE> Tj ET';
    await expect(read(content)).resolves.toEqual([paragraph('日本語'), paragraph('한국어')]);
  });

  it('text without a map to letters is left out, and the owner is told', async () => {
    const codes = [...'The fee is due in May.'].map((letter) =>
      (letter.charCodeAt(0) - 29).toString(16).padStart(4, '0'),
    );
    const content = `BT /U 12 Tf 72 660 Td <${codes.join('')}> Tj ET\n${placeText(72, 700, 'Hill School')}`;
    await expect(readDocument('x.pdf', writePdfPage(content))).resolves.toMatchObject({
      content: { blocks: [paragraph('Hill School')] },
      note: expect.stringContaining('cannot be read'),
    });
  });
});
