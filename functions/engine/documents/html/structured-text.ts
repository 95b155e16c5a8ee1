import type { Block } from '../content/content.ts';
import { type DataEntry, dataTypes, innerEntries } from '../content/data-entry.ts';
import { readBlocks } from './html-blocks.ts';
import { parseHtml } from './parse-html.ts';

/** What a page is about, in schema.org's vocabulary; the rest describes who runs it. */
const mainTypes = /(?:Article|Posting|Event)$|^(?:HowTo|Recipe|FAQPage|Product|Course|Service)$/;
/** Properties that hold the parts of a text, in reading order. */
const partProperties = ['mainEntity', 'acceptedAnswer', 'step', 'recipeInstructions', 'itemListElement'];
const partDepthLimit = 4;
const outlineLevels = 6;

/**
 * The text that a page's structured data repeats for search engines, which require that visitors see it too. Texts that
 * are marked as not free for everybody stay out.
 */
export function readStructuredText(entries: readonly DataEntry[]): Block[] {
  const main = entries.filter((entry) => dataTypes(entry).some((type) => mainTypes.test(type)));
  if (main.length === 0) return [];
  const html = main.map((entry) => (isFree(entry) ? writeEntry(entry, 1) : '')).join('\n');
  return readBlocks(parseHtml(html).children);
}

/** Publishers write the value as a boolean, as a word, or as the address of one. */
function isFree(entry: DataEntry): boolean {
  return [entry, ...innerEntries(entry.hasPart)].every(
    ({ isAccessibleForFree }) => !/false$/i.test(String(isAccessibleForFree ?? '')),
  );
}

function writeEntry(entry: DataEntry, level: number): string {
  if (level > partDepthLimit) return '';
  const text = [writeText(entry), ...partProperties.map((name) => writeParts(entry[name], level + 1))]
    .filter(Boolean)
    .join('\n');
  const title = textsOf(entry.headline ?? entry.name)[0];
  if (text === '' || !title) return text;
  const heading = `h${Math.min(level, outlineLevels)}`;
  return `<${heading}>${title}</${heading}>\n${text}`;
}

/** A whole text begins with what its description says. */
function writeText({ description, articleBody, text, recipeIngredient }: DataEntry): string {
  const ingredients = textsOf(recipeIngredient).map((line) => `<li>${line}</li>`);
  const texts = [articleBody ?? text ?? description].flatMap(textsOf).map(writeParagraphs);
  return [...texts, ...(ingredients.length > 0 ? [`<ul>${ingredients.join('')}</ul>`] : [])].join('\n');
}

function writeParts(value: unknown, level: number): string {
  const sentences = textsOf(value).map(writeParagraphs);
  return [...sentences, ...innerEntries(value).map((part) => writeEntry(part, level))].join('\n');
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
}

/** Texts are HTML or lines. */
function writeParagraphs(text: string): string {
  if (/<\/?[a-z][^>]*>/i.test(text)) return `<div>${text}</div>`;
  return text
    .split(/\n+/)
    .map((line) => `<p>${line}</p>`)
    .join('\n');
}
