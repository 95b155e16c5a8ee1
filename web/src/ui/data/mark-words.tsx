import { PhoneText } from './phone-text.tsx';

const unspaced = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}';
const wordEdge = `[^\\p{L}\\p{M}\\p{N}]|^|$|[${unspaced}]`;

export function markWords(quote: string, words: readonly string[] = []) {
  if (words.length === 0) return <PhoneText text={quote} />;
  const longestFirst = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const pattern = new RegExp(`(?<=${wordEdge})(${longestFirst.join('|')})(?=${wordEdge})`, 'giu');
  return quote.split(pattern).map((part, at) => {
    // Splitting by a group puts what it matched at the odd places, which never change.
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <mark key={key}>{part}</mark> : <PhoneText key={key} text={part} />;
  });
}
