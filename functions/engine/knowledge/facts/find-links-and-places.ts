import type { Content } from '#functions/engine/documents/content/content.ts';
import { contentText } from '#functions/engine/documents/content/content-text.ts';
import { pageSource } from '#functions/engine/language/page-words.ts';
import { isInstruction } from '../instruction-text.ts';
import type { Fact, Passage, Statement } from '../knowledge.ts';

const placeLabelPattern = new RegExp(
  `^${pageSource(({ placeLabel }) => placeLabel)}\\s*[:：]\\s*(?<place>.{3,120})$`,
  'iu',
);

/** Documents and forms that a page links to, quoted by their link text if the page's text contains it. */
export function findLinkFacts(content: Content, source: number): Fact[] {
  const { links = [] } = content;
  if (links.length === 0) return [];
  const page = contentText(content);
  return links
    .filter(({ text }) => page.includes(text) && !isInstruction(text))
    .map(({ kind, text, url }) => ({
      kind,
      value: url,
      label: text.replaceAll('\n', ' '),
      quote: text,
      source,
    }));
}

/** Where an event takes place: "Where: Main hall". */
export function findPlaces({ text, quote }: Statement, { headings, source }: Passage): Fact[] {
  const place = placeLabelPattern.exec(text)?.groups?.place;
  return place
    ? [{ kind: 'place', value: place, label: headings.at(-1) ?? '', quote: quote ?? text, source }]
    : [];
}
