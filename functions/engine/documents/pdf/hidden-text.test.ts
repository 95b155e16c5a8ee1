import { describe, expect, it } from 'vitest';
import { readBlocks } from '#tests/support/documents/read-file.ts';
import { placeText, writePdfPage } from '#tests/support/documents/write-pdf-page.ts';

const fact = 'Tuition is $1,200 a year.';
const secret = placeText(72, 650, fact);
const picture = 'q 500 0 0 600 40 200 cm BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI Q ';

async function read(content: string, options?: { box: string }): Promise<string> {
  const page = `${placeText(72, 700, 'Fees are due in September.')}${content}${placeText(72, 600, 'Lunch is extra.')}`;
  return JSON.stringify(await readBlocks('fees.pdf', writePdfPage(page, options)));
}

describe('text of a PDF that no reader sees is no content', () => {
  it.each([
    ['drawn without ink', `q 3 Tr ${secret} Q`],
    ['white on the page', `q 1 g ${secret} Q`],
    ['nearly white', `q 0.99 0.99 0.98 rg ${secret} Q`],
    ['white in printing colors', `q 0 0 0 0 k ${secret} Q`],
    ['white with a white edge', `q 1 g 1 G 2 Tr ${secret} Q`],
    ['transparent', `q /Clear gs ${secret} Q`],
    ['of no width', `q 0 Tz ${secret} Q`],
    ['of a point', placeText(72, 650, fact, { size: 1 })],
    ['white beside a dark box', `q 0 0 0.3 rg 300 640 200 30 re f Q q 1 g ${secret} Q`],
    [
      'without ink beside a picture',
      `q 100 0 0 100 400 400 cm BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI Q q 3 Tr ${secret} Q`,
    ],
  ])('%s', async (_, content) => {
    const text = await read(content);
    expect(text).not.toContain('1,200');
    expect(text).toContain('due in September');
    expect(text).toContain('Lunch is extra.');
  });

  it.each([
    ['on a layer that is off', `/OC /Off BDC ${secret} EMC `],
    ['on a layer that is off, over a picture', `${picture} /OC /Off BDC ${secret} EMC `],
    ['within another part of a layer that is off', `/OC /Off BDC /Span BMC ${secret} EMC EMC `],
  ])('%s', async (_, content) => {
    const text = await read(content);
    expect(text).not.toContain('1,200');
    expect(text).toContain('Lunch is extra.');
  });

  it('outside the part of the page that is shown', async () => {
    const text = await read(placeText(72, 800, fact), { box: '0 0 595 750' });
    expect(text).not.toContain('1,200');
    expect(text).toContain('Lunch is extra.');
  });

  it('behind visible words of its line', async () => {
    const text = await read(
      `q BT /F 12 Tf 72 650 Td (School starts at 8.) Tj 3 Tr ( ${fact}) Tj 0 Tr ( Bring a pen.) Tj ET Q`,
    );
    expect(text).not.toContain('1,200');
    expect(text).toContain('School starts at 8.');
    expect(text).toContain('Bring a pen.');
  });
});

describe('text of a PDF that readers see is content', () => {
  it.each([
    ['on a layer that is shown', `/OC /On BDC ${secret} EMC `],
    ['after a layer that is off', `/OC /Off BDC ${placeText(72, 660, 'x')} EMC ${secret}`],
    ['white on a dark box', `q 0 0 0.3 rg 60 640 400 30 re f 1 g ${secret} Q`],
    ['white on a thick line', `q 0 0 0.3 RG 30 w 60 655 m 460 655 l S 1 g ${secret} Q`],
    ['white on a picture', `${picture} q 1 g ${secret} Q`],
    ['white with a dark edge', `q 1 g 2 Tr ${secret} Q`],
    ['drawn by its edge', `q 1 g 1 Tr ${secret} Q`],
    ['light grey', `q 0.8 g ${secret} Q`],
    ['after white text', `q 1 g ${placeText(72, 660, 'x')} Q ${secret}`],
    ['recognised in the picture below it', `${picture} q 3 Tr ${secret} Q`],
    ['recognised in the picture above it', `q 3 Tr ${secret} Q ${picture}`],
    [
      'recognised in letters that are drawn',
      `${'80 651 m 84 655 l 88 651 l f '.repeat(300)} q 3 Tr ${secret} Q`,
    ],
  ])('%s', async (_, content) => {
    expect(await read(content)).toContain(fact);
  });
});
