import { describe, expect, it } from 'vitest';
import { readBlocks, readDocument } from '#tests/support/documents/read-file.ts';

describe('text formats', () => {
  it('reads headings, lists, tables, code pages and fields of RTF', async () => {
    const rtf =
      '{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset204 Arial;}}{\\stylesheet{\\s1 heading 1;}}{\\info{\\title Fees 2025}}' +
      "\\pard\\s1 Caf\\'e9 fees\\par\\pard\\plain Price \\u8364?5 {\\f1\\'cf\\'f0}\\par" +
      '{\\field{\\*\\fldinst HYPERLINK "http://127.0.0.1/"}{\\fldrslt our page}}\\par' +
      "{\\listtext\\'b7\\tab}First\\par{\\listtext\\'b7\\tab}Second\\par" +
      '\\trowd\\intbl Grade\\cell Fee\\cell Due\\cell\\row\\trowd\\intbl One\\cell $490\\cell May\\cell\\row\\pard End\\par}';
    const { content } = await readDocument('fees.rtf', rtf);
    expect(content.title).toBe('Fees 2025');
    expect(content.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Café fees' },
      { kind: 'paragraph', text: 'Price €5 Пр' },
      { kind: 'paragraph', text: 'our page' },
      { kind: 'list', ordered: false, items: ['First', 'Second'] },
      { kind: 'table', header: ['Grade', 'Fee', 'Due'], rows: [['One', '$490', 'May']] },
      { kind: 'paragraph', text: 'End' },
    ]);
  });

  it('reads headers and footers of RTF once, without page numbers, and a text box once', async () => {
    const rtf =
      '{\\rtf1\\ansi{\\header\\pard Elm School\\par}{\\headerf\\pard Elm School\\par}' +
      '{\\footer\\pard Call 555-0134\\par Page {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}\\par}' +
      '\\pard Trip on Friday.\\par{\\shp{\\*\\shpinst{\\shptxt Room 4\\par}}{\\shprslt Room 4\\par}}}';
    const blocks = ['Elm School', 'Trip on Friday.', 'Room 4', 'Call 555-0134'];
    await expect(readBlocks('trip.rtf', rtf)).resolves.toEqual(
      blocks.map((text) => ({ kind: 'paragraph', text })),
    );
  });

  it('reads headings, lists and tables of Markdown', async () => {
    const markdown =
      '# Fees\n\nPaid *monthly*.\n\n- cash\n- card\n\n| Grade | Fee |\n|---|---|\n| One | $490 |\n';
    await expect(readBlocks('fees.md', markdown)).resolves.toEqual([
      { kind: 'heading', level: 1, text: 'Fees' },
      { kind: 'paragraph', text: 'Paid monthly.' },
      { kind: 'list', ordered: false, items: ['cash', 'card'] },
      { kind: 'table', header: ['Grade', 'Fee'], rows: [['One', '$490']] },
    ]);
  });

  it('reads paragraphs and lists of plain text, and keeps the lines of an address', async () => {
    const text = 'Hill School\r\n12 Hill Road\r\n\r\nWhat to bring:\r\n- a form\r\n- the deposit\r\n';
    await expect(readBlocks('visit.txt', text)).resolves.toEqual([
      { kind: 'paragraph', text: 'Hill School\n12 Hill Road' },
      { kind: 'paragraph', text: 'What to bring:' },
      { kind: 'list', ordered: false, items: ['a form', 'the deposit'] },
    ]);
  });

  it('keeps the lines of plain text but those that the width of a page broke, and reads headings of values', async () => {
    const broken = 'The fair opens its doors to everybody who lives in this old town\nand to all friends.';
    const terms =
      'Spring term\nTerm starts: 11 January\nTerm ends: 26 March, after the concert of the choir in hall B';
    await expect(readBlocks('terms.txt', `Our dates\n\n${broken}\n\n${terms}`)).resolves.toEqual([
      { kind: 'heading', level: 1, text: 'Our dates' },
      { kind: 'paragraph', text: broken.replace('\n', ' ') },
      { kind: 'heading', level: 2, text: 'Spring term' },
      {
        kind: 'list',
        ordered: false,
        items: ['Term starts: 11 January', 'Term ends: 26 March, after the concert of the choir in hall B'],
      },
    ]);
  });

  it('truncates a giant line and notes that text is missing', async () => {
    const result = await readDocument('long.txt', 'a'.repeat(3_000_000));
    expect(result.note).toBe('only the first 2,000,000 characters were read');
    expect(
      Math.max(...result.content.blocks.map((block) => (block.kind === 'paragraph' ? block.text.length : 0))),
    ).toBeLessThanOrEqual(8_000);
  });
});

describe('calendars', () => {
  it('describes weekday, time, place and recurrence in chronological order', async () => {
    const ics = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'X-WR-CALNAME:Hill School',
      'X-WR-TIMEZONE:America/New_York',
      'BEGIN:VEVENT',
      'UID:2',
      'SUMMARY:Choir',
      'DTSTART:20250908T140000Z',
      'DTEND:20250908T153000Z',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20251219T000000Z',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Book fair',
      'DTSTART;VALUE=DATE:20250901',
      'DTEND;VALUE=DATE:20250903',
      'LOCATION:Main hall\\, first floor',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:3',
      'SUMMARY:Called off',
      'STATUS:CANCELLED',
      'DTSTART;VALUE=DATE:20250904',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    const { content } = await readDocument('school.ics', ics);
    expect(content.title).toBe('Hill School');
    expect(content.blocks).toEqual([
      { kind: 'heading', level: 3, text: 'Book fair' },
      {
        kind: 'paragraph',
        text: 'When: Monday 1 September 2025 to Tuesday 2 September 2025\nWhere: Main hall, first floor',
      },
      { kind: 'heading', level: 3, text: 'Choir' },
      {
        kind: 'paragraph',
        text: 'When: Monday 8 September 2025, 10:00–11:30, every week on Monday and Wednesday until Thursday 18 December 2025',
      },
    ]);
    expect(content.structuredData[0]).toEqual({
      '@type': 'Event',
      name: 'Book fair',
      startDate: '2025-09-01',
      endDate: '2025-09-03',
      location: 'Main hall, first floor',
    });
  });
});
