import type { Document } from 'domhandler';
import { blockText } from '#functions/engine/documents/content/block-text.ts';
import type { Content } from '#functions/engine/documents/content/content.ts';
import { countHiddenWords } from '#functions/engine/documents/html/html-visibility.ts';
import { readStructuredText } from '#functions/engine/documents/html/structured-text.ts';
import type { PageLinks } from '../score/page-links.ts';
import { measureShape, type PageShape } from './page-shape.ts';
import { needsScriptNotice, noticeWordLimit, pageSignals } from './page-signals.ts';
import { countWords, normalizeText, textOf } from './page-text.ts';

/** An application shell with fewer words hasn't rendered its text. */
const shellWordLimit = 25;
/** Only the request to enable scripts. */
const noticeOnlyWordLimit = 12;
/** A form that asks for a password, and hardly anything else. */
const loginWordLimit = 60;
/** Fewer are labels and notices, which many pages hide. */
const fewestHiddenWords = 50;
/** A notice is at the start of its page. */
const openingCharacters = 600;
/** So many characters tell whether a paragraph is the same. */
const openingOfParagraph = 40;

/** Whether a browser would show text that the page does not hold as it was sent. */
export function waitsForScripts({ code }: PageVerdict): boolean {
  return code === 'needs-javascript' || code === 'told-by-data';
}

export type PageVerdict = {
  code: string;
  wordCount: number;
  reason?: string;
} /** With all text of the content, as `textOf` gives it. */ & (
  | { kind: 'read'; content: Content; text: string }
  | { kind: 'skipped' | 'failed' }
);

const skipReasons = {
  noindex:
    'The page asks search engines to stay away (noindex), and no menu leads to it. Add its address if visitors may know it.',
  login: 'The page is behind a sign-in. If visitors may know its text, add it as text.',
  frames: 'The page only holds frames; they are read instead.',
  'needs-javascript':
    'The page needs JavaScript to show its text. Add its text, or have the website send it without scripts.',
  empty: 'The page has no text. If a picture shows it, add it as text.',
} as const;

/** Decides whether a page's text may become knowledge; notices, empty shells and sign-in forms may not. */
export function judgePage(document: Document, content: Content, links: PageLinks): PageVerdict {
  const text = textOf(content);
  const wordCount = countWords(text);
  const shape = measureShape(document);
  const skip = (code: keyof typeof skipReasons) =>
    ({ kind: 'skipped', code, reason: skipReasons[code], wordCount }) as const;
  if (links.noindex) return skip('noindex');
  const signal = wordCount <= noticeWordLimit ? findSignal(content.title, text) : undefined;
  if (signal) return { kind: 'failed', code: signal.code, reason: signal.reason, wordCount };
  if (shape.asksPassword && wordCount <= loginWordLimit) return skip('login');
  if (links.hasFrames && wordCount <= shellWordLimit) return skip('frames');
  const isShell = needsScript(shape, text, wordCount);
  const told = shape.hasScripts ? readToldText(content, text, isShell) : undefined;
  if (told) return told;
  if (isShell) return describeShell(content, shape) ?? skip('needs-javascript');
  if (wordCount === 0) return skip('empty');
  const hidden = countHiddenWords(document);
  const isMostHidden = hidden >= fewestHiddenWords && hidden > wordCount;
  return {
    kind: 'read',
    code: 'read',
    content,
    text,
    wordCount,
    ...(isMostHidden && { reason: mostIsHidden }),
  };
}

const mostIsHidden =
  'More than half of the text of this page is hidden from visitors, so it is not read. Show it on the page if the assistant is to know it.';

function findSignal(title: string, text: string) {
  const opening = text.slice(0, openingCharacters);
  return pageSignals.find(
    ({ phrases }) => phrases.test(title.slice(0, openingCharacters)) || phrases.test(opening),
  );
}

function needsScript(shape: PageShape, text: string, wordCount: number): boolean {
  if (!shape.hasScripts || wordCount > shellWordLimit) return false;
  if (wordCount === 0 || shape.hasEmptyRoot) return true;
  return wordCount <= noticeOnlyWordLimit && (shape.hasScriptNotice || needsScriptNotice.test(text));
}

/** The text that a page tells search engines but shows only once its scripts have run: more than all it shows before. */
function readToldText(content: Content, shown: string, isShell: boolean): PageVerdict | undefined {
  const told = readStructuredText(content.structuredData);
  const words = countWords(textOf({ ...content, blocks: told }));
  if (words <= Math.max(countWords(shown), shellWordLimit) || showsAny(shown, told)) return undefined;
  const whole = { ...content, blocks: isShell ? told : [...content.blocks, ...told] };
  const text = textOf(whole);
  return {
    kind: 'read',
    code: 'told-by-data',
    reason: `${skipReasons['needs-javascript']} It was read from the page’s data for search engines.`,
    content: whole,
    text,
    wordCount: countWords(text),
  };
}

/** Whether a page shows the beginning of any of these paragraphs; headings stand in its title and menus. */
function showsAny(shown: string, told: Content['blocks']): boolean {
  const text = normalizeText(shown);
  return told.some((block) => {
    const opening =
      block.kind === 'heading' ? '' : normalizeText(blockText(block)).slice(0, openingOfParagraph);
    return opening !== '' && text.includes(opening);
  });
}

/** An unrendered application's meta description is better than nothing; a note says so. */
function describeShell(content: Content, shape: PageShape): PageVerdict | undefined {
  const text = content.description ?? shape.description;
  if (!text) return undefined;
  return {
    kind: 'read',
    code: 'needs-javascript',
    reason: `${skipReasons['needs-javascript']} Only its description could be read.`,
    content: { ...content, blocks: [{ kind: 'paragraph', text }] },
    text,
    wordCount: countWords(text),
  };
}
