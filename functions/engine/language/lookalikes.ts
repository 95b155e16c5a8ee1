/** Cyrillic and Greek letters that look Latin and smuggle instructions past filters. */
const lookalikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  һ: 'h',
  ԁ: 'd',
  ο: 'o',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ρ: 'p',
  ν: 'v',
  τ: 't',
};

/** A text with such letters as Latin ones, if it has any Latin letter. */
export function unmaskLookalikes(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  return text.replace(/[а-яѕіјһԁοαειρντ]/gi, (letter) => lookalikes[letter.toLowerCase()] ?? letter);
}
