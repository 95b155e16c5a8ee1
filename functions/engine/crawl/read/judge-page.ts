import type { Document } from 'domhandler';
import type { Content } from '#functions/engine/documents/content/content.ts';
import { countHiddenWords } from '#functions/engine/documents/html/html-visibility.ts';
import type { PageLinks } from '../score/page-links.ts';
import { measureShape, type PageShape } from './page-shape.ts';
import { needsScriptNotice, noticeWordLimit, pageSignals } from './page-signals.ts';
import { countWords, textOf } from './page-text.ts';

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

export type PageVerdict = {
  code: string;
  wordCount: number;
  reason?: string;
} /** With all text of the content, as `textOf` gives it. */ & (
  | { kind: 'read'; content: Content; text: string }
  | { kind: 'skipped' | 'failed' }
);

const skipReasons = {
  noindex: 'The page asks not to be indexed (noindex).',
  login: 'The page is behind a sign-in.',
  frames: 'The page only holds frames; they are read instead.',
  'needs-javascript': 'The page needs JavaScript to show its text.',
  empty: 'The page has no text.',
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
  if (needsScript(shape, text, wordCount)) {
    return describeShell(content, shape) ?? skip('needs-javascript');
  }
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
