/** Latin, Cyrillic and Korean vowels, the latter as parts of syllables (U+1161 to U+1175). */
const vowels = new Set('aeiouyаеиоуыэюяᅡᅢᅣᅤᅥᅦᅧᅨᅩᅪᅫᅬᅭᅮᅯᅰᅱᅲᅳᅴᅵ');
const doubled: Record<string, string> = { ᄁ: 'ᄀ', ᄄ: 'ᄃ', ᄈ: 'ᄇ', ᄊ: 'ᄉ', ᄍ: 'ᄌ' };
const koreanPattern = /\p{Script=Hangul}/u;
const doubledPattern = /(.)\1/u;
const lengthOfTwoMistakes = 9;
/** Shorter words with a letter more are other words: "world" is no "word". */
const shortestWithSlip = 8;

/**
 * Whether `typed` is a likely misspelling of `meant`: swapped, missing, doubled or extra letters, or a wrong vowel.
 * Other consonants usually make another word.
 */
export function isNearMisspelling(typed: string, meant: string): boolean {
  const allowed = typed.length >= lengthOfTwoMistakes && !koreanPattern.test(typed) ? 2 : 1;
  if (Math.abs(typed.length - meant.length) > allowed || typed[0] !== meant[0] || meant.length < 4)
    return false;
  if (/\d/.test(typed) || /\d/.test(meant)) return false;
  if (typed.length > meant.length && typed.length < shortestWithSlip && !doubledPattern.test(typed))
    return false;
  return mistakes(typed, meant, allowed) <= allowed;
}

/**
 * The letters of a word. Korean syllables and doubled consonants are taken apart, because a typing mistake changes
 * one letter.
 */
export function spell(word: string): string {
  if (!koreanPattern.test(word)) return word;
  return word.normalize('NFD').replace(/[ᄁᄄᄈᄊᄍ]/g, (letter) => (doubled[letter] ?? letter).repeat(2));
}

function mistakes(typed: string, meant: string, allowed: number): number {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  if (start === typed.length && start === meant.length) return 0;
  if (allowed === 0) return 1;
  const rest = typed.slice(start);
  const target = meant.slice(start);
  const [first = '', second = ''] = rest;
  const [targetFirst = '', targetSecond = ''] = target;
  const costs: number[] = [];
  if (first === targetSecond && second === targetFirst && second !== '') {
    costs.push(1 + mistakes(rest.slice(2), target.slice(2), allowed - 1));
  }
  if (rest !== '') costs.push(1 + mistakes(rest.slice(1), target, allowed - 1));
  if (target !== '') costs.push(1 + mistakes(rest, target.slice(1), allowed - 1));
  if (vowels.has(first) && vowels.has(targetFirst)) {
    costs.push(1 + mistakes(rest.slice(1), target.slice(1), allowed - 1));
  }
  return Math.min(allowed + 1, ...costs);
}
