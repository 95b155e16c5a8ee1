import { pageWordsAsWritten } from '#functions/engine/language/page-words.ts';

/** Lower-case abbreviations whose full stop doesn't end a sentence, without the stop. */
const abbreviations = pageWordsAsWritten((pages) => pages.abbreviations);

const boundaryPattern = /([.!?…]+["'”’»)\]]*)(\s+)(?=["'“‘«([]?[\p{Lu}\p{N}\p{Lo}¿¡])|([。！？])/gu;
const longestSentence = 600;
/** No abbreviation is longer; without this limit a long line takes quadratic time. */
const contextLength = 40;

/** Splits a text into sentences as written. Line feeds always end a sentence. */
export const splitSentences = (text: string): string[] => text.split('\n').flatMap(splitLine);

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(boundaryPattern)) {
    const mark = match[1] ?? match[3] ?? '';
    const end = match.index + mark.length;
    const before = line.slice(Math.max(start, match.index - contextLength), match.index);
    const after = line.slice(end, end + contextLength);
    if (mark.startsWith('.') && (endsInAbbreviation(before) || countsOn(before, after))) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  sentences.push(line.slice(start).trim());
  return sentences.filter((sentence) => sentence !== '').flatMap(splitOverlong);
}

function endsInAbbreviation(before: string): boolean {
  const word = /[\p{L}.]+$/u.exec(before)?.[0].toLowerCase() ?? '';
  if (/^\p{L}$/u.test(word)) return true;
  const numbered = /(?:^|\s)\d{1,2}$/.test(before);
  return numbered || abbreviations.has(word);
}

/** "Hons. 3 each": a number after a short word continues the sentence. */
function countsOn(before: string, after: string): boolean {
  return /^\s*\d/.test(after) && /(?:^|[^\p{L}])\p{L}{1,4}$/u.test(before);
}

function splitOverlong(sentence: string): string[] {
  if (sentence.length <= longestSentence) return [sentence];
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > longestSentence) {
    const cut = Math.max(rest.lastIndexOf('; ', longestSentence), rest.lastIndexOf(', ', longestSentence));
    const end =
      cut > longestSentence / 3
        ? cut + 1
        : Math.max(rest.lastIndexOf(' ', longestSentence), longestSentence / 2);
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end);
  }
  return [...parts, rest.trim()].filter((part) => part !== '');
}
