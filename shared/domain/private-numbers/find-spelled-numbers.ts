/** The words of the ten digits, by language; "oh" is how a zero is read out. */
const digitWords = [
  'zero|oh|one|two|three|four|five|six|seven|eight|nine',
  'null|eins?|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun',
  'zéro|une?|deux|trois|quatre|cinq|sept|huit|neuf',
  'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
  'um|dois|três|quatro|sete|oito|nove',
  'due|tre|quattro|cinque|sei|sette|otto',
].join('|');

/** Cards have at least twelve digits (ISO/IEC 7812-1), phone numbers with their country at most eleven spoken ones. */
const spelled = new RegExp(
  `(?<!\\p{L})(?:(?:${digitWords})[\\s,.-]{1,3}){11,}(?:${digitWords})(?!\\p{L})`,
  'giu',
);

/** Finds the positions of numbers as long as a card's that are written out in words. */
export function findSpelledNumbers(text: string): number[] {
  return [...text.matchAll(spelled)].flatMap(({ 0: words, index }) =>
    Array.from(words, (_, at) => index + at).filter((at) => /\p{L}/u.test(text.charAt(at))),
  );
}
