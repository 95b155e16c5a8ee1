import { describe, expect, it } from 'vitest';
import { writeDocx, writeXlsx } from '#tests/support/documents/document-writers.ts';
import { readFile } from '#tests/support/documents/read-file.ts';
import { placeText, writePdfPage } from '#tests/support/documents/write-pdf-page.ts';

/** A line of text with its struck-out part between braces. */
type Writer = (line: string) => { name: string; bytes: Buffer };

const parts = (line: string) => /^(.*)\{(.*)\}(.*)$/.exec(line)?.slice(1) ?? [];
const page = (open: string, close: string, head = ''): Writer => {
  return (line) => ({
    name: 'camp.html',
    bytes: Buffer.from(`${head}<h1>Camp</h1><p>${line.replace('{', open).replace('}', close)}</p>`),
  });
};
const word = (properties: string, styles = ''): Writer => {
  const run = (text = '', own = '') =>
    `<w:r><w:rPr>${own}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  return (line) => {
    const [before, struck, after] = parts(line);
    const body = `<w:p>${run(before)}${run(struck, properties)}${run(after)}</w:p>`;
    return { name: 'camp.docx', bytes: writeDocx(body, { styles }) };
  };
};
const richText = (on: string): Writer => {
  return (line) => {
    const rtf = line.replace('{', `{${on} `);
    return { name: 'camp.rtf', bytes: Buffer.from(`{\\rtf1\\ansi\\pard ${rtf}\\par}`) };
  };
};
const sheet: Writer = (line) => {
  const runs = parts(line).map(
    (text, at) => `<r><rPr>${at === 1 ? '<strike/>' : ''}</rPr><t xml:space="preserve">${text}</t></r>`,
  );
  const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>Fees</t></is></c><c r="B1" t="inlineStr"><is>${runs.join('')}</is></c></row>`;
  return { name: 'camp.xlsx', bytes: writeXlsx({ Fees: rows }) };
};
/** Courier has letters of one width, so that the line is drawn where they are. */
const drawn = (draw: (from: number, to: number) => string): Writer => {
  return (line) => {
    const [before = '', struck = '', after = ''] = parts(line);
    const left = 72 + before.length * 7.2;
    const text = placeText(72, 700, before + struck + after, { font: 'C' });
    return { name: 'camp.pdf', bytes: writePdfPage(text + draw(left, left + struck.length * 7.2)) };
  };
};

describe('text with a line through it is told only where a word calls it old', () => {
  it.each<[string, Writer]>([
    ['del', page('<del>', '</del>')],
    ['s', page('<s>', '</s>')],
    ['strike around other elements', page('<strike><b><i>', '</i></b></strike>')],
    ['a style of its own', page('<span style="text-decoration: line-through red">', '</span>')],
    [
      'a class',
      page('<span class="old">', '</span>', '<style>.old{text-decoration-line:line-through}</style>'),
    ],
    ['a property of Word', word('<w:strike/>')],
    ['a double line of Word', word('<w:dstrike w:val="true"/>')],
    [
      'a style of Word',
      word('<w:rStyle w:val="Old"/>', '<w:style w:type="character" w:styleId="Old"><w:strike/></w:style>'),
    ],
    ['rich text', richText('\\strike')],
    ['two lines of rich text', richText('\\striked1')],
    ['a part of a cell', sheet],
    ['a line of a PDF', drawn((from, to) => `0.6 w ${from} 703.5 m ${to} 703.5 l S `)],
    ['a narrow shape of a PDF', drawn((from, to) => `${from} 703 ${to - from} 0.7 re f `)],
  ])('%s', async (_, write) => {
    const read = async (line: string) => {
      const { name, bytes } = write(line);
      return readFile(name, bytes);
    };
    const plain = await read('Camp: {250 dollars} 180 dollars');
    expect(plain).toContain('180 dollars');
    expect(plain).not.toContain('250');
    await expect(read('Camp: was {250 dollars} now 180 dollars')).resolves.toContain(
      'was 250 dollars now 180 dollars',
    );
  });

  it.each<[string, Writer]>([
    ['underlined in a PDF', drawn((from, to) => `0.6 w ${from} 698 m ${to} 698 l S `)],
    ['crossed by the line of a table', drawn(() => '0.6 w 20 703.5 m 560 703.5 l S ')],
    ['on a ground', drawn((from, to) => `0.9 g ${from} 697 ${to - from} 12 re f `)],
    ['no longer struck by a sheet', page('<del>', '</del>', '<style>del{text-decoration:none}</style>')],
    ['of a property that is off', word('<w:strike w:val="0"/>')],
  ])('text %s stays', async (_, write) => {
    const { name, bytes } = write('Camp: {250 dollars} and food');
    await expect(readFile(name, bytes)).resolves.toContain('Camp: 250 dollars and food');
  });
});
