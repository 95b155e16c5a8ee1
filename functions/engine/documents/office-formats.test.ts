import { describe, expect, it } from 'vitest';
import { writeZip } from '#tests/support/documents/document-writers.ts';
import { readBlocks, readFile } from '#tests/support/documents/read-file.ts';

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
const relations = (entries: string) => `<Relationships>${entries}</Relationships>`;

function writePptx(slides: Record<string, string>, more: Record<string, string> = {}): Buffer {
  const names = Object.keys(slides);
  return writeZip({
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'ppt/presentation.xml')),
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${names.map((name) => `<p:sldId r:id="${name}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      names.map((name) => relation(name, 'slide', `slides/${name}.xml`)).join(''),
    ),
    ...Object.fromEntries(names.map((name) => [`ppt/slides/${name}.xml`, slides[name] ?? ''])),
    ...more,
  });
}

const line = (text: string, properties = '') =>
  `<a:p><a:r><a:rPr ${properties}/><a:t>${text}</a:t></a:r></a:p>`;
const shape = (type: string, paragraphs: string) =>
  `<p:sp><p:nvPr><p:ph type="${type}"/></p:nvPr><p:txBody>${paragraphs}</p:txBody></p:sp>`;
const cells = (...texts: string[]) =>
  `<a:tr>${texts.map((text) => `<a:tc><a:txBody>${line(text)}</a:txBody></a:tc>`).join('')}</a:tr>`;

function writeOdf(kind: string, body: string, styles = '', more: Record<string, string> = {}): Buffer {
  const content = `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`;
  return writeZip({ 'content.xml': content, ...more });
}
const p = (text: string, style = '') => `<text:p text:style-name="${style}">${text}</text:p>`;
const row = (...texts: string[]) =>
  `<table:table-row>${texts.map((text) => `<table:table-cell>${p(text)}</table:table-cell>`).join('')}</table:table-row>`;
const lineThrough =
  '<style:style style:name="old"><style:text-properties style:text-line-through-style="solid"/></style:style>';

describe('presentations of PowerPoint', () => {
  it('are read slide by slide, with titles, tables, diagrams and without what is not shown', async () => {
    const bytes = writePptx(
      {
        s2: `<p:sld>${shape('body', line('Camp: ') + line('250 dollars', 'strike="sngStrike"'))}${shape('title', line('Summer'))}${shape('sldNum', line('1'))}</p:sld>`,
        s1: `<p:sld><a:tbl>${cells('Grade', 'Fee')}${cells('One', '$490')}${cells('Two', '$520')}</a:tbl></p:sld>`,
        s4: `<p:sld><p:grpSp><p:nvGrpSpPr><p:cNvPr id="2" hidden="1"/></p:nvGrpSpPr>${shape('body', line('SECRET'))}</p:grpSp><p:sp><p:nvSpPr><p:cNvPr id="3" hidden="true"/></p:nvSpPr><p:txBody>${line('SECRET')}</p:txBody></p:sp>${shape('body', line('Tea is free.'))}</p:sld>`,
        s3: `<p:sld show="0">${shape('body', line('SECRET'))}</p:sld>`,
      },
      {
        'ppt/slides/_rels/s1.xml.rels': relations(relation('d', 'diagramData', '../diagrams/data1.xml')),
        'ppt/diagrams/data1.xml': `<dgm:dataModel><dgm:pt><dgm:t>${line('Nurse: Mr. Elm')}</dgm:t></dgm:pt></dgm:dataModel>`,
      },
    );
    await expect(readBlocks('plan.pptx', bytes)).resolves.toEqual([
      { kind: 'paragraph', text: 'Camp:' },
      { kind: 'heading', level: 2, text: 'Summer' },
      {
        kind: 'table',
        header: ['Grade', 'Fee'],
        rows: [
          ['One', '$490'],
          ['Two', '$520'],
        ],
      },
      { kind: 'paragraph', text: 'Nurse: Mr. Elm' },
      { kind: 'paragraph', text: 'Tea is free.' },
    ]);
  });
});

describe('OpenDocument', () => {
  it('texts keep headings, lists, tables, notes and linked addresses, without deleted, hidden and struck-out text', async () => {
    const body =
      '<text:tracked-changes><text:changed-region><text:deletion><text:p>SECRET</text:p></text:deletion></text:changed-region></text:tracked-changes>' +
      '<text:section text:display="none"><text:section><text:p>SECRET</text:p></text:section><text:p>SECRET</text:p></text:section>' +
      '<text:h text:outline-level="1">Fees</text:h>' +
      p(
        'Camp: <text:span text:style-name="old">250 dollars</text:span><text:s text:c="1"/>180 dollars<office:annotation><text:p>SECRET</text:p></office:annotation>',
      ) +
      p('SECRET', 'off') +
      `<text:list text:style-name="numbers"><text:list-item>${p('Pay')}</text:list-item><text:list-item>${p('Come')}</text:list-item></text:list>` +
      p('Ask <text:a xlink:href="mailto:nurse@birch-school.org">the nurse</text:a>.') +
      `<table:table><table:table-header-rows>${row('Grade', 'Fee')}</table:table-header-rows>${row('One', '$490')}</table:table>`;
    const styles = `${lineThrough}<style:style style:name="off"><style:text-properties text:display="none"/></style:style><text:list-style style:name="numbers"><text:list-level-style-number style:num-format="1"/></text:list-style>`;
    await expect(readBlocks('fees.odt', writeOdf('text', body, styles))).resolves.toEqual([
      { kind: 'heading', level: 1, text: 'Fees' },
      { kind: 'paragraph', text: 'Camp: 180 dollars' },
      { kind: 'list', ordered: true, items: ['Pay', 'Come'] },
      { kind: 'paragraph', text: 'Ask the nurse (nurse@birch-school.org).' },
      { kind: 'table', header: ['Grade', 'Fee'], rows: [['One', '$490']] },
    ]);
  });

  it('presentations keep titles and leave out hidden pages and notes for the speaker', async () => {
    const page = (text: string, style = '') =>
      `<draw:page draw:style-name="${style}"><draw:frame presentation:class="title"><draw:text-box>${p('Camp')}</draw:text-box></draw:frame><draw:frame><draw:text-box>${p(text)}</draw:text-box></draw:frame><presentation:notes>${p('SECRET')}</presentation:notes></draw:page>`;
    const styles =
      '<style:style style:name="off"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>';
    const bytes = writeOdf('presentation', page('In July.') + page('SECRET', 'off'), styles);
    await expect(readBlocks('camp.odp', bytes)).resolves.toEqual([
      { kind: 'heading', level: 2, text: 'Camp' },
      { kind: 'paragraph', text: 'In July.' },
    ]);
  });

  it('spreadsheets show their cells as printed, without hidden rows, columns and sheets, whatever they repeat', async () => {
    const sheet = (name: string, rows: string, style = '') =>
      `<table:table table:name="${name}" table:style-name="${style}"><table:table-column table:number-columns-repeated="2"/><table:table-column table:visibility="collapse"/>${rows}<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`;
    const rows = `${row('Event', 'Date', 'Salary')}<table:table-row table:visibility="collapse"><table:table-cell>${p('SECRET')}</table:table-cell></table:table-row>${row('Open day', '4.12.2026', '61000')}`;
    const styles =
      '<style:style style:name="off"><style:table-properties table:display="false"/></style:style>';
    const bytes = writeOdf(
      'spreadsheet',
      sheet('Days', rows) + sheet('Pay', row('SECRET', '1'), 'off'),
      styles,
    );
    await expect(readBlocks('days.ods', bytes)).resolves.toEqual([
      { kind: 'heading', level: 2, text: 'Days' },
      { kind: 'table', header: ['Event', 'Date'], rows: [['Open day', '4.12.2026']] },
    ]);
  });
});

it.each([
  ['commas', 'Grade,Fee\r\nOne,"1,490"\r\n'],
  ['semicolons', 'Grade;Fee\nOne;1,490\n'],
])('tables separated by %s are read as tables', async (_, text) => {
  await expect(readBlocks('fees.csv', Buffer.from(text))).resolves.toEqual([
    { kind: 'table', header: ['Grade', 'Fee'], rows: [['One', '1,490']] },
  ]);
});

it('books are read chapter by chapter, in the order of their spine', async () => {
  const chapter = (text: string) => `<html><body><h1>${text}</h1><p>Lunch costs 4 dollars.</p></body></html>`;
  const bytes = writeZip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    'OPS/book.opf':
      '<package><metadata><dc:title>Handbook</dc:title></metadata><manifest><item id="a" href="a.xhtml"/><item id="b" href="text/b%201.xhtml"/><item id="n" href="nav.xhtml"/></manifest><spine><itemref idref="b"/><itemref idref="a"/><itemref idref="n" linear="no"/></spine></package>',
    'OPS/a.xhtml': chapter('Second'),
    'OPS/text/b 1.xhtml': chapter('First'),
    'OPS/nav.xhtml': chapter('SECRET'),
  });
  const read = await readFile('book.epub', bytes);
  expect(read).toMatch(/^Handbook\nFirst\nLunch costs 4 dollars\.\nSecond\n/);
  expect(read).not.toContain('SECRET');
});

describe('messages', () => {
  const head =
    'From: Desk <desk@birch-school.org>\r\nTo: parent@mail.net\r\nSubject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=\r\nMIME-Version: 1.0\r\n';
  it('are read in their richest form, without who wrote to whom, and name what is attached', async () => {
    const message = `${head}Content-Type: multipart/mixed; boundary="out"\r\n\r\n--out\r\nContent-Type: multipart/alternative; boundary=in\r\n\r\n--in\r\nContent-Type: text/plain\r\n\r\nPlain form.\r\n--in\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>Die Geb=C3=BChr betr=C3=A4gt =\r\nf=C3=BCnf Euro.</p>\r\n--in--\r\n--out\r\nContent-Type: application/pdf; name="plan.pdf"\r\nContent-Disposition: attachment\r\n\r\nSECRET\r\n--out--\r\n`;
    const read = await readFile('news.eml', Buffer.from(message));
    expect(read).toMatch(/^Grüße\nDie Gebühr beträgt fünf Euro\.\n/);
    expect(read).toContain('attachments were not read (plan.pdf)');
    expect(read).not.toMatch(/SECRET|Plain form|parent@mail/);
  });

  it('of plain text in base64 are read too', async () => {
    const text = Buffer.from('Lunch costs 4 dollars.').toString('base64');
    const message = `${head}Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n${text}`;
    await expect(readFile('news.eml', Buffer.from(message))).resolves.toContain('Lunch costs 4 dollars.');
  });
});

describe('files made to harm are refused with a reason', () => {
  const deep = '<text:section>'.repeat(500);
  const many = Array.from({ length: 400 }, () => '\r\n--b\r\n\r\nx').join('');
  it.each<[string, string, Buffer, RegExp]>([
    ['a bomb', 'a.odt', writeOdf('text', p(' '.repeat(60_000_000))), /too complex/],
    ['deep nesting', 'a.odt', writeOdf('text', deep), /too complex/],
    [
      'a document type',
      'a.odt',
      writeZip({ 'content.xml': '<!DOCTYPE a [<!ENTITY b "c">]><office:text>&b;</office:text>' }),
      /too complex/,
    ],
    [
      'an encrypted document',
      'a.ods',
      writeOdf('spreadsheet', '', '', { 'META-INF/manifest.xml': '<m><manifest:encryption-data/></m>' }),
      /password/,
    ],
    [
      'an encrypted book',
      'a.epub',
      writeZip({
        'META-INF/container.xml': '<c><rootfile full-path="b.opf"/></c>',
        'b.opf': '<p><item id="a" href="a.xhtml"/><itemref idref="a"/></p>',
        'a.xhtml': 'x',
        'META-INF/encryption.xml': '<e><CipherReference URI="a.xhtml"/></e>',
      }),
      /password/,
    ],
    [
      'a wide sheet',
      'a.ods',
      writeOdf(
        'spreadsheet',
        `<table:table><table:table-row><table:table-cell table:number-columns-repeated="16000"/><table:table-cell>${p('x')}</table:table-cell></table:table-row></table:table>`,
      ),
      /too complex/,
    ],
    [
      'a message of many parts',
      'a.eml',
      Buffer.from(`Subject: a\r\nContent-Type: multipart/mixed; boundary=b\r\n${many}`),
      /too complex/,
    ],
    ['another archive', 'a.pptx', writeZip({ 'word/document.xml': '<w:document/>' }), /does not match/],
    ['no message', 'a.eml', Buffer.from('only text'), /does not match/],
  ])('%s', async (_, name, bytes, reason) => {
    await expect(readFile(name, bytes)).resolves.toMatch(reason);
  });
});
