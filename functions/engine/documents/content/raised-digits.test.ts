import { expect, test } from 'vitest';
import { writeDocx } from '#tests/support/documents/document-writers.ts';
import { readBlocks } from '#tests/support/documents/read-file.ts';
import { extractHtml } from '../html/extract-html.ts';
import { parseHtml } from '../html/parse-html.ts';

/** Lines with raised parts between carets, and how they are read. */
const lines = {
  'Lunch costs $4^50^ a day.': 'Lunch costs $4.50 a day.',
  'The office opens at 8^30^ and closes at 12^00^.': 'The office opens at 8:30 and closes at 12:00.',
  'A boat costs 12^50^ € and a hall 145^90^ EUR.': 'A boat costs 12.50 € and a hall 145.90 EUR.',
  'A room is € 1,200^00^ a month.': 'A room is € 1,200.00 a month.',
  'The hall has 120 m^2^ for 450^1^ people.': 'The hall has 120 m² for 450¹ people.',
  'The fee is $450^1^ in 2026^12^.': 'The fee is $450¹ in 2026¹².',
  'On the 4^th^ of May.': 'On the 4th of May.',
};
const write = (raise: (text: string) => string, plain = (text: string) => text) =>
  Object.keys(lines).map((line) =>
    line
      .split('^')
      .map((text, at) => (at % 2 === 1 ? raise(text) : plain(text)))
      .join(''),
  );
const run = (text: string, property = '') =>
  `<w:r><w:rPr>${property}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const rtf = write(
  (text) => `{\\super ${text}}`,
  (text) => text.replaceAll('€', '\\u8364 ?'),
);
const lifted = write(
  (text) => `{\\up6 ${text}}`,
  (text) => text.replaceAll('€', '\\u8364 ?'),
);
const docx = write((text) => run(text, '<w:vertAlign w:val="superscript"/>'), run);
const html = write((text) => `<sup>${text}</sup>`);
const inline = write((text) => `<span style="vertical-align: super">${text}</span>`);
const styled = write((text) => `<small class="up">${text}</small>`);
const typed = write((text) => text.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? digit));

const readHtml = (texts: readonly string[], style = '') =>
  extractHtml(parseHtml(`${style}<h1>Prices</h1>${texts.map((line) => `<p>${line}</p>`).join('')}`), {
    url: 'https://a.example/',
  });
const readRtf = (texts: readonly string[]) =>
  readBlocks('page.rtf', `{\\rtf1\\ansi${texts.map((line) => `\\pard ${line}\\par`).join('')}}`);

const formats = {
  HTML: () => readHtml(html),
  'HTML with an own style': () => readHtml(inline),
  'HTML with a style sheet': () => readHtml(styled, '<style>.up { vertical-align: 0.4em }</style>'),
  'rich text': () => readRtf(rtf),
  'rich text that lifts its letters': () => readRtf(lifted),
  Word: () => readBlocks('page.docx', writeDocx(docx.map((line) => `<w:p>${line}</w:p>`).join(''))),
  'plain text': () => readBlocks('page.txt', typed.join('\n\n')),
};

test.each(Object.entries(formats))(
  'raised minutes and cents of %s are told as such, and marks stay marks',
  async (_name, read) => {
    const told = JSON.stringify(await read());
    expect(Object.values(lines).filter((line) => !told.includes(line))).toEqual([]);
  },
);
