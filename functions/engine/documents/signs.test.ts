import { describe, expect, it, test } from 'vitest';
import { writeDocx, writeXlsx } from '#tests/support/documents/document-writers.ts';
import { readFile } from '#tests/support/documents/read-file.ts';
import { placeText, writePdfPage } from '#tests/support/documents/write-pdf-page.ts';

const table = (yes: string, no: string) =>
  `<h1>Membership</h1><table><tr><th>Service</th><th>Basic</th><th>Family</th></tr>
  <tr><td>Music</td><td>${no}</td><td>${yes}</td></tr><tr><td>Library</td><td>${yes}</td><td>${yes}</td></tr></table>`;

describe('a cell without words says what its picture says', () => {
  it.each([
    [
      'pictures',
      '<img src="a.png" alt="included">',
      '<img src="b.png" alt="not included">',
      'not included',
      'included',
    ],
    ['labels', '<span aria-label="Yes"></span>', '<span role="img" aria-label="No"></span>', 'No', 'Yes'],
    ['titles of drawings', '<svg><title>yes</title></svg>', '<svg><title>no</title></svg>', 'no', 'yes'],
    ['icons', '<i class="fa fa-check" aria-hidden="true"></i>', '<i class="fas fa-times"></i>', '✗', '✓'],
    ['pictures without a name', '<img src="/i/check.svg" alt="">', '<img src="/i/cross.svg">', '✗', '✓'],
    [
      'words that a font draws as icons',
      '<i class="material-icons">check</i>',
      '<i class="material-symbols-outlined">close</i>',
      '✗',
      '✓',
    ],
    [
      'letters of a font of signs',
      '<font face="Wingdings">ü</font>',
      '<span style="font-family:Wingdings,serif">û</span>',
      '✗',
      '✓',
    ],
    ['boxes', '<input type="checkbox" checked disabled>', '<input type="checkbox" disabled>', '✗', '✓'],
  ])('by %s', async (_, yes, no, negative, positive) => {
    const read = await readFile('fees.html', Buffer.from(table(yes, no)));
    expect(read).toContain(JSON.stringify(['Music', negative, positive]));
    expect(read).toContain(JSON.stringify(['Library', positive, positive]));
  });

  test('and keeps its words where it has some', async () => {
    const read = await readFile('fees.html', Buffer.from(table('<i class="fa fa-check"></i> free', '—')));
    expect(read).toContain(JSON.stringify(['Music', '—', 'free']));
  });
});

describe('fonts of signs say ticks and crosses, not the letters in their place', () => {
  const word = (font: string, text: string) =>
    `<w:r><w:rPr><w:rFonts w:ascii="${font}"/></w:rPr><w:t>${text}</w:t></w:r>`;
  const symbol = (font: string, code: string) => `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`;
  const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t>Music</t></is></c><c r="B1" s="1" t="inlineStr"><is><t>ü</t></is></c><c r="C1" s="1" t="inlineStr"><is><t>û</t></is></c></row>`;

  it.each<[string, string, Buffer]>([
    ['Word', 'a.docx', writeDocx(`<w:p>${word('Wingdings', 'ü')}${word('Wingdings 2', 'O')}</w:p>`)],
    [
      'symbols of Word',
      'a.docx',
      writeDocx(`<w:p>${symbol('Wingdings', 'F0FC')}${symbol('Wingdings', 'F0FB')}</w:p>`),
    ],
    [
      'rich text',
      'a.rtf',
      Buffer.from(
        "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset2 Wingdings;}}\\pard {\\f1 \\'fc\\'fb}\\par}",
      ),
    ],
    [
      'Excel',
      'a.xlsx',
      writeXlsx(
        { Fees: sheet },
        {
          fonts: '<font/><font><name val="Wingdings"/></font>',
          cellFormats: '<xf fontId="0"/><xf fontId="1"/>',
        },
      ),
    ],
    ['a PDF', 'a.pdf', writePdfPage(placeText(72, 700, 'Music ') + placeText(110, 700, '48', { font: 'Z' }))],
  ])('%s', async (_, name, bytes) => {
    const read = await readFile(name, bytes);
    expect(read).toMatch(/✓.*✗/);
    expect(read).not.toMatch(/[üûO]|\b48\b/);
  });
});

describe('of text that is seen and its twin for screen readers, one is read', () => {
  const head =
    '<style>.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}</style><h1>Shop</h1>';
  it.each([
    [
      'in one piece',
      '<span class="sr">$12.50</span><span aria-hidden="true">$<b>12</b><i>50</i></span>',
      'Bag: $12.50',
    ],
    [
      'in other words',
      '<span class="sr">Twelve dollars</span><span aria-hidden="true">$12</span>',
      'Bag: $12',
    ],
    [
      'in a label',
      '<span aria-label="twelve dollars"><span aria-hidden="true">$12</span></span>',
      'Bag: $12',
    ],
    [
      'seen twice',
      '<a href="/b"><span>Buy</span><span class="sr"> a bag</span><span aria-hidden="true">Buy</span></a>',
      'Bag: Buy',
    ],
    [
      'an icon',
      '$12 <span class="sr">Close</span><span class="icon" aria-hidden="true">close</span>',
      'Bag: $12',
    ],
  ])('%s', async (_, html, expected) => {
    const read = await readFile('shop.html', Buffer.from(`${head}<p>Bag: ${html}</p>`));
    expect(read).toContain(`"text":"${expected}"`);
  });
});

test('terms that share a description are all kept', async () => {
  const html =
    '<dl><dt>Adults</dt><dt>Seniors</dt><dd>6 dollars</dd><dt>Children</dt><dd>3 dollars</dd><dd>free on Sunday</dd></dl>';
  const read = await readFile('pool.html', Buffer.from(html));
  expect(read).toContain(
    '"items":[{"term":"Adults, Seniors","description":"6 dollars"},{"term":"Children","description":"3 dollars"},{"term":"Children","description":"free on Sunday"}]',
  );
});
