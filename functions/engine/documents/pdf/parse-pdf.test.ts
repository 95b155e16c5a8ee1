import { describe, expect, it } from 'vitest';
import { writePdf } from '#tests/support/documents/document-writers.ts';
import { ingest } from '#tests/support/documents/read-document.ts';
import { readBlocks, readDocument } from '#tests/support/documents/read-file.ts';
import { documentLimits } from '../document-limits.ts';

describe('pdf', () => {
  const line = (y: number, text: string, x = 72) => ({ x, y, text });

  it('joins lines into paragraphs, removes hyphenation and detects headings by font', async () => {
    const bytes = writePdf([
      [
        { x: 72, y: 780, size: 20, text: 'Admissions' },
        line(740, 'Applications are accepted throughout the year and reviewed by the admis-'),
        line(726, 'sions office within two weeks.'),
        { x: 72, y: 690, bold: true, text: 'Deadlines' },
        line(676, 'The form is due on 1 March and the interview follows within a week of it.'),
      ],
    ]);
    const { content } = await readDocument('x.pdf', bytes);
    expect(content.title).toBe('Admissions');
    expect(content.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Admissions' },
      {
        kind: 'paragraph',
        text: 'Applications are accepted throughout the year and reviewed by the admissions office within two weeks.',
      },
      { kind: 'heading', level: 6, text: 'Deadlines' },
      {
        kind: 'paragraph',
        text: 'The form is due on 1 March and the interview follows within a week of it.',
      },
    ]);
  });

  it('detects tables with headers from aligned text', async () => {
    const cells = (y: number, ...texts: string[]) =>
      texts.map((text, index) => line(y, text, 72 + index * 120));
    const bytes = writePdf([
      [
        line(740, 'The fees of the coming school year are listed in the table below:'),
        ...cells(700, 'Grade', 'Annual', 'Monthly'),
        ...cells(684, 'One', '$4,900', '$490'),
        ...cells(668, 'Two', '$5,100', '$510'),
      ],
    ]);
    expect(await readBlocks('fees.pdf', bytes)).toContainEqual({
      kind: 'table',
      header: ['Grade', 'Annual', 'Monthly'],
      rows: [
        ['One', '$4,900', '$490'],
        ['Two', '$5,100', '$510'],
      ],
    });
  });

  it('joins a row label over several lines, with the values beside any of them', async () => {
    const cells = (y: number, ...texts: string[]) =>
      texts.map((text, index) => line(y, text, 72 + index * 140));
    const bytes = writePdf([
      [
        ...cells(740, 'Service', 'Annual', 'Monthly'),
        ...cells(720, 'Lunch', '$490', '$49'),
        ...cells(700, 'Bus to and', '$510', '$51'),
        ...cells(687, 'from school'),
        ...cells(667, 'Supervised'),
        ...cells(654, 'homework', '$90', '$9'),
        ...cells(634, 'Choir', '$20', '$2'),
      ],
    ]);
    expect(await readBlocks('fees.pdf', bytes)).toContainEqual({
      kind: 'table',
      header: ['Service', 'Annual', 'Monthly'],
      rows: [
        ['Lunch', '$490', '$49'],
        ['Bus to and from school', '$510', '$51'],
        ['Supervised homework', '$90', '$9'],
        ['Choir', '$20', '$2'],
      ],
    });
  });

  it('reads lines whose words are drawn apart as prose, not as a table', async () => {
    const words = (y: number, ...placed: [number, string][]) => placed.map(([x, text]) => line(y, text, x));
    const bytes = writePdf([
      [
        ...words(740, [72, 'The school offers'], [201, 'lunch'], [266, 'daily'], [331, 'for all pupils']),
        ...words(726, [72, 'and for their'], [184, 'parents who'], [290, 'wish'], [352, 'to eat']),
        ...words(
          712,
          [72, 'here'],
          [128, 'on'],
          [173, 'Fridays or'],
          [260, 'before the'],
          [349, 'holidays.'],
        ),
      ],
    ]);
    expect(await readBlocks('lunch.pdf', bytes)).toEqual([
      {
        kind: 'paragraph',
        text: 'The school offers lunch daily for all pupils and for their parents who wish to eat here on Fridays or before the holidays.',
      },
    ]);
  });

  it('reads text columns one after another', async () => {
    const left = [
      'The school was founded in the year 1901 by',
      'citizens of the town who wanted every child',
      'to learn. It moved to the hill after the fire',
      'of 1923 and has stayed there.',
    ];
    const right = [
      'Its garden is open to the neighbourhood on',
      'Sundays from spring until the end of autumn.',
      'Dogs must be kept on a lead, and picnics are',
      'welcome under the old trees.',
    ];
    const bytes = writePdf([
      left.flatMap((text, index) => [
        line(700 - index * 14, text),
        line(700 - index * 14, right[index] ?? '', 320),
      ]),
    ]);
    const blocks = await readBlocks('x.pdf', bytes);
    expect(
      blocks.map((block) => (block.kind === 'paragraph' ? block.text.replaceAll('\n', ' ') : '')),
    ).toEqual([left.join(' '), right.join(' ')]);
  });

  it('keeps running headers once and drops page numbers', async () => {
    const bytes = writePdf(
      ['First', 'Second', 'Third', 'Fourth'].map((word, index) => [
        line(820, 'Hill School, 12 Hill Road'),
        line(600, `${word} page of the handbook.`),
        line(20, `Page ${index + 1} of 4`),
      ]),
    );
    await expect(readBlocks('x.pdf', bytes)).resolves.toEqual([
      { kind: 'paragraph', text: 'Hill School, 12 Hill Road' },
      { kind: 'paragraph', text: 'First page of the handbook.' },
      { kind: 'paragraph', text: 'Second page of the handbook.' },
      { kind: 'paragraph', text: 'Third page of the handbook.' },
      { kind: 'paragraph', text: 'Fourth page of the handbook.' },
    ]);
  });

  it('accepts a scan and notes that it has no text', async () => {
    await expect(readDocument('scan.pdf', writePdf([[]]))).resolves.toMatchObject({
      wordCount: 0,
      note: expect.stringContaining('no text found'),
    });
  });

  it('stops at the page limit', async () => {
    const bytes = writePdf([[], [], []]);
    await expect(
      ingest({ bytes, filename: 'x.pdf' }, { ...documentLimits, pages: 2 }),
    ).resolves.toMatchObject({ ok: false, code: 'too-many-pages' });
  });
});
