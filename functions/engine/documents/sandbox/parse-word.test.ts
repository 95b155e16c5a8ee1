import { CFB } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { writeDocx } from '#tests/support/documents/document-writers.ts';
import { ingest } from '#tests/support/documents/read-document.ts';
import { readBlocks, readDocument } from '#tests/support/documents/read-file.ts';

describe('docx', () => {
  const paragraph = (text: string, properties = '') =>
    `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const row = (...cells: string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;

  it('keeps headings, lists and tables with their header', async () => {
    const listed = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr>';
    const body = [
      paragraph('Fees 2025', '<w:pStyle w:val="Titre"/>'),
      paragraph('Tuition', '<w:pStyle w:val="berschrift2"/>'),
      paragraph('Payable in advance.'),
      paragraph('Bring a form', listed),
      paragraph('Pay the deposit', listed),
      `<w:tbl>${row('Grade', 'Annual', 'Monthly')}${row('One', '$4,900', '$490')}</w:tbl>`,
    ].join('');
    const styles =
      '<w:style w:type="paragraph" w:styleId="Titre"><w:name w:val="Title"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>';
    const numbering =
      '<w:abstractNum w:abstractNumId="3"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>' +
      '<w:num w:numId="7"><w:abstractNumId w:val="3"/></w:num>';
    const { content } = await readDocument('fees.docx', writeDocx(body, { styles, numbering }));
    expect(content.title).toBe('Fees 2025');
    expect(content.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Fees 2025' },
      { kind: 'heading', level: 2, text: 'Tuition' },
      { kind: 'paragraph', text: 'Payable in advance.' },
      { kind: 'list', ordered: true, items: ['Bring a form', 'Pay the deposit'] },
      { kind: 'table', header: ['Grade', 'Annual', 'Monthly'], rows: [['One', '$4,900', '$490']] },
    ]);
  });

  it('reads headers, footers and text boxes, each once and without page numbers', async () => {
    const field = (code: string, shown: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${code} </w:instrText></w:r><w:r><w:t>${shown}</w:t></w:r>`;
    const boxed = `<w:p><w:r><w:pict><v:shape xmlns:v="v"><v:textbox><w:txbxContent>${paragraph('Room 4')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
    const letterhead = paragraph('Elm School', '<w:outlineLvl w:val="0"/>') + paragraph('Desk 9');
    const bytes = writeDocx(paragraph('Trip', '<w:outlineLvl w:val="0"/>') + boxed, {
      headers: [letterhead, letterhead],
      footers: [
        paragraph('Call 555-0134') +
          `<w:p><w:r><w:t>Page </w:t></w:r>${field('PAGE', '1')}<w:r><w:t> of </w:t></w:r>${field('NUMPAGES', '3')}</w:p>`,
      ],
    });
    const { content } = await readDocument('letter.docx', bytes);
    expect(content.title).toBe('Trip');
    expect(content.blocks).toEqual([
      { kind: 'paragraph', text: 'Elm School' },
      { kind: 'paragraph', text: 'Desk 9' },
      { kind: 'heading', level: 1, text: 'Trip' },
      { kind: 'paragraph', text: 'Room 4' },
      { kind: 'paragraph', text: 'Call 555-0134' },
    ]);
  });

  it('omits deleted and hidden text, and reads a text box once', async () => {
    const body =
      '<w:p><w:r><w:t>Open </w:t></w:r><w:del><w:r><w:t>never </w:t></w:r></w:del>' +
      '<w:r><w:rPr><w:vanish/></w:rPr><w:t>secret </w:t></w:r><w:ins><w:r><w:t>daily</w:t></w:r></w:ins></w:p>' +
      '<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>Boxed</w:t></w:r></w:p></w:txbxContent></mc:Choice>' +
      '<mc:Fallback><w:p><w:r><w:t>Boxed</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent></w:r></w:p>';
    await expect(readBlocks('hours.docx', writeDocx(body))).resolves.toEqual([
      { kind: 'paragraph', text: 'Open daily' },
      { kind: 'paragraph', text: 'Boxed' },
    ]);
  });

  it('omits text that a style hides, or that is white or too small, and keeps white text that can lie on a color', async () => {
    const run = (text: string, properties: string) =>
      `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
    const white = '<w:color w:val="FFFFFF"/>';
    const body = [
      run('By letters', '<w:rStyle w:val="Unseen"/>'),
      paragraph('By paragraph', '<w:pStyle w:val="UnseenBlock"/>'),
      run('White', white),
      run('Tiny', '<w:sz w:val="2"/>'),
      run('Shown again', '<w:rStyle w:val="Unseen"/><w:vanish w:val="0"/>'),
      run('On blue', `${white}<w:shd w:val="clear" w:fill="1F3864"/>`),
      `<w:p><w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr><w:r><w:rPr>${white}</w:rPr><w:t>On a bar</w:t></w:r></w:p>`,
    ].join('');
    const styles =
      '<w:style w:type="character" w:styleId="Unseen"><w:rPr><w:vanish/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="UnseenBlock"><w:basedOn w:val="Unseen"/></w:style>';
    const shown = ['Shown again', 'On blue', 'On a bar'].map((text) => ({ kind: 'paragraph', text }));
    await expect(readBlocks('fees.docx', writeDocx(body, { styles }))).resolves.toEqual(shown);
    const onPicture = `<w:p><w:r><w:drawing><wp:anchor xmlns:wp="wp"/></w:drawing></w:r></w:p>${run('Title', white)}`;
    await expect(readBlocks('cover.docx', writeDocx(onPicture))).resolves.toEqual([
      { kind: 'paragraph', text: 'Title' },
    ]);
  });
});

describe('text of Word that its file says is hidden', () => {
  const run = (text: string, properties = '') =>
    `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
  const shown = [{ kind: 'paragraph', text: 'Lunch is extra.' }];
  it.each([
    ['in the view of the web', '<w:webHidden/>', ''],
    [
      'by the defaults of the document',
      '',
      '<w:docDefaults><w:rPrDefault><w:rPr><w:vanish/></w:rPr></w:rPrDefault></w:docDefaults>',
    ],
    [
      'by the style of paragraphs that name none',
      '',
      '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:rPr><w:vanish/></w:rPr></w:style>',
    ],
  ])('%s is no content', async (_, properties, styles) => {
    const body = run('Tuition is 1200.', properties) + run('Lunch is extra.', '<w:vanish w:val="0"/>');
    await expect(readBlocks('fees.docx', writeDocx(body, { styles }))).resolves.toEqual(shown);
  });
});

describe('doc', () => {
  /** A minimal Word 97–2003 file: a header, and the table that locates the text. */
  function writeDoc(text: string, { encrypted = false } = {}): Buffer {
    const textOffset = 0x400;
    const main = Buffer.alloc(0x2000);
    main.writeUInt16LE(0xa5ec, 0);
    main.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 0x0a);
    main.writeUInt32LE(textOffset, 0x18);
    main.writeUInt32LE(text.length, 0x4c);
    main.write(text, textOffset, 'latin1');
    const pieces = Buffer.alloc(0x1000);
    pieces.writeUInt8(2, 0);
    pieces.writeUInt32LE(16, 1);
    pieces.writeUInt32LE(text.length, 9);
    pieces.writeUInt32LE(0x40000000 | (textOffset * 2), 15);
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, 'WordDocument', main);
    CFB.utils.cfb_add(container, '1Table', pieces);
    return Buffer.from(CFB.write(container, { type: 'array' }));
  }

  it('reads paragraphs and tables', async () => {
    const text = 'School fees\rPaid in advance.\rGrade\tFee\tDue\rOne\t$490\tMay\rEnd\r';
    await expect(readBlocks('fees.doc', writeDoc(text))).resolves.toEqual([
      { kind: 'paragraph', text: 'School fees' },
      { kind: 'paragraph', text: 'Paid in advance.' },
      { kind: 'table', header: ['Grade', 'Fee', 'Due'], rows: [['One', '$490', 'May']] },
      { kind: 'paragraph', text: 'End' },
    ]);
  });

  it('asks for an unencrypted copy of an encrypted document', async () => {
    const bytes = writeDoc('\x8f\x13', { encrypted: true });
    await expect(ingest({ bytes, filename: 'fees.doc' })).resolves.toMatchObject({
      code: 'password-protected',
    });
  });
});
