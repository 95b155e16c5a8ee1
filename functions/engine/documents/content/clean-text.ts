import { readRaised } from './raised-digits.ts';
import { spellAddresses } from './written-address.ts';

/**
 * Characters that readers can't see but a model would read, or that reorder text: controls, soft hyphens, zero-width
 * and bidirectional marks, interlinear annotation, tag characters (Unicode Tags block), variation selectors beyond the
 * emoji ones, private use and unpaired surrogates. Zero-width (non-)joiners stay: scripts and emoji need them between
 * visible characters.
 */
const invisible =
  /[\p{Cc}\p{Co}\p{Cs}\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\u{e0000}-\u{e0fff}]|\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\ufe00-\ufe0d]/gu;

/** Joiners are kept only between letters, marks or symbols. */
const idleJoiners = /(?<![\p{L}\p{M}\p{S}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{S}])/gu;

/** ECMA-48 sequences, as terminals write them: without their escape character the rest would show. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the escape character
const terminalSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[@-Z\\-_])/g;

/**
 * Composed Latin and Cyrillic letters, white space and typographic signs. Such texts, and most are, only need their
 * white space collapsed.
 */
const plainText = /^[\t\n\v\f\r -~\u00a0-\u00ac\u00ae-\u02ff\u0400-\u0482\u048a-\u04ff\u2010-\u2027\u20ac]*$/;

/** White space other than single spaces. */
const uneasySpace = /\s{2,}|[^\S ]/g;

/** Trims a text and collapses white space to single spaces. */
export const collapseSpace = (text: string): string => text.replace(uneasySpace, ' ').trim();

/** One line of plain visible text: NFC, without invisible characters, with white space collapsed, addresses and raised minutes and cents spelled out. */
export const cleanText = (text: string): string => spellAddresses(readRaised(cleanCharacters(text)));

function cleanCharacters(text: string): string {
  if (plainText.test(text)) return collapseSpace(text);
  const visible = text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(terminalSequence, '')
    .replace(invisible, '')
    .replace(idleJoiners, '')
    .normalize('NFC');
  return collapseSpace(visible);
}
