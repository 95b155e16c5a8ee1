import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { drawLoaded } from '#tests/support/pages/drawn-page.tsx';
import { OwnPiece } from './own-piece.tsx';

const sites = fileURLToPath(new URL('../../../../infra/local/sample-sites/', import.meta.url));

/** All that the sample website of a brand says. */
function readSample(brandId: string): string {
  const pages = readdirSync(`${sites}${brandId}`).filter((name) => name.endsWith('.html'));
  const texts = pages.map((name) =>
    DomUtils.textContent(parseDocument(readFileSync(`${sites}${brandId}/${name}`, 'utf8'))),
  );
  return texts.join(' ').replaceAll(/\s+/g, ' ');
}

/** A label of the form itself, and what stands before each situation of the tax office. */
const notQuoted = ['Check', 'If you'];

test.each(Object.values(brands))(
  'the own section of $name says what its sample website says',
  async (brand) => {
    const piece = await drawLoaded(<OwnPiece brand={brand} />);
    const shown = piece
      .all('li')
      .flatMap(({ texts }) => texts)
      .filter((text) => !notQuoted.includes(text));
    const website = readSample(brand.id);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((text) => !website.includes(text))).toEqual([]);
  },
);
