import { firstNotBefore } from '#functions/engine/knowledge/index/first-not-before.ts';
import type { SearchIndex } from '#functions/engine/knowledge/index/search-index.ts';
import { conceptsOf } from '#functions/engine/language/concept-index.ts';
import { joinPatterns, joinWords } from '#functions/engine/language/join-patterns.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { allLexicons, lexicons } from '#functions/engine/lexicon/tables/lexicons.ts';

const shortestRemainder = 3;
const compoundLimit = 12;
/** How many words that start or end with a short one are tried; few are compounds of it. */
const shortRange = 400;

const sharedEndingLength = 6;
const compounds = allLexicons.map(({ lexicon }) => lexicon.compounds);
const commonEndings = joinWords(compounds.map((grammar) => grammar?.commonEndings));
const verbPrefixes = joinWords(compounds.map((grammar) => grammar?.verbPrefixes));
const prefixAfterJoint = joinPatterns(compounds.map((grammar) => grammar?.prefixAfterJoint));

/** Terms with the same head as a compound ("Fahrerflucht", "Unfallflucht"). */
export function sharingHead(word: string, index: SearchIndex): string[] {
  if (word.length < sharedEndingLength + 3) return [];
  const ending = word.slice(-sharedEndingLength);
  if (commonEndings.has(ending)) return [];
  return rangeOf(endingsOf(index).reversed, reverse(ending))
    .map(reverse)
    .filter((term) => term !== word);
}

type Endings = { reversed: string[] };
const endings = new WeakMap<SearchIndex, Endings>();

/** Compounds that start or end with a word ("Beratung": "Beratungsschein", "Erstberatung"). */
export function compoundsWith(word: string, index: SearchIndex, language: Language): string[] {
  const shortestPart = lexicons[language].compounds?.shortestPart;
  if (!shortestPart || word.length < shortestPart) return [];
  const beginning = rangeOf(index.terms.all(), word);
  const ending = rangeOf(endingsOf(index).reversed, reverse(word))
    .map(reverse)
    .filter((term) => isPart(term.slice(0, term.length - word.length), shortestPart));
  return [...beginning, ...ending].filter((term) => term !== word).slice(0, compoundLimit);
}

const shortestOfKnownParts = 4;
/** Linking letters of German compounds: "Hund-e-schule", "Vereins-heim". */
export const linkingLetters = ['', 's', 'es', 'e', 'n', 'en', 'er'];

/**
 * German compounds of a word too short for `compoundsWith`. Such a word is in many others by chance ("Geld" in
 * "vergelten"), so the other part must be a known word.
 */
export function compoundsOfShort(written: string, index: SearchIndex): string[] {
  const word = stem(written, 'de');
  if (written.length < shortestOfKnownParts || word.length > shortestOfKnownParts) return [];
  const isWord = (part: string) =>
    part.length >= shortestOfKnownParts && (index.terms.has(part) || conceptsOf(part, 'de').length > 0);
  const beginning = rangeOf(index.terms.all(), word, shortRange).filter((term) => {
    const rest = term.slice(word.length);
    return linkingLetters.some((joint) => rest.startsWith(joint) && isWord(rest.slice(joint.length)));
  });
  // A stem loses an s that the short word keeps: "Kurs", but "Anfängerkur".
  const endings = new Set([word, word.replace(/s$/, '')]);
  const ending = [...endings].flatMap((part) =>
    rangeOf(endingsOf(index).reversed, reverse(part), shortRange)
      .map(reverse)
      .filter((term) => {
        const first = term.slice(0, -part.length);
        const joins = linkingLetters.some(
          (joint) => first.endsWith(joint) && isWord(first.slice(0, first.length - joint.length)),
        );
        return joins && !endsWithVerbPrefix(first);
      }),
  );
  return [...beginning, ...ending].slice(0, compoundLimit);
}

/** Terms that start a word, up to a few letters, or end it. */
export function partsOf(word: string, index: SearchIndex, language: Language): string[] {
  const shortestPart = lexicons[language].compounds?.shortestPart;
  if (!shortestPart) return [];
  const remainder = Math.min(shortestPart, shortestRemainder);
  const shortestEnding = lexicons[language].compounds?.shortestEnding ?? remainder;
  const parts: string[] = [];
  for (let cut = shortestPart; cut <= word.length - shortestEnding; cut++) {
    const first = word.slice(0, cut);
    if (index.terms.has(first)) parts.push(first);
  }
  for (let cut = remainder; cut <= word.length - shortestPart; cut++) {
    const last = word.slice(cut);
    if (!index.terms.has(last) || endsWithVerbPrefix(word.slice(0, cut))) continue;
    // "Schutz-verfahren" doesn't contain "erfahren".
    const longer = parts.findLast((part) => part.endsWith(last));
    if (!longer || isPart(longer.slice(0, -last.length), shortestPart)) parts.push(last);
  }
  return parts;
}

/** Whether the letters before a part can be a word; one letter or a verb prefix would change its meaning. */
function isPart(first: string, shortestPart: number): boolean {
  return first.length >= Math.min(shortestPart, shortestRemainder) && !endsWithVerbPrefix(first);
}

function endsWithVerbPrefix(first: string): boolean {
  return verbPrefixes.has(first) || prefixAfterJoint.test(first);
}

function endingsOf(index: SearchIndex): Endings {
  const known = endings.get(index);
  if (known) return known;
  const made = { reversed: index.terms.all().map(reverse).sort() };
  endings.set(index, made);
  return made;
}

function rangeOf(sorted: readonly string[], prefix: string, limit = compoundLimit): string[] {
  const found: string[] = [];
  for (let at = firstNotBefore(sorted, prefix); sorted[at]?.startsWith(prefix) && found.length <= limit; at++)
    found.push(sorted[at] ?? '');
  return found;
}

const reverse = (text: string): string => [...text].reverse().join('');
