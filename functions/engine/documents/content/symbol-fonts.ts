export const tick = '✓';
export const cross = '✗';
const box = '☐';
const tickedBox = '☑';
const crossedBox = '☒';

type Signs = Readonly<Record<string, string>>;

/** The signs of Wingdings and its kin that say something, by the letter that stands in their place. */
const wingdings: Signs = { ü: tick, û: cross, þ: tickedBox, ý: crossedBox, '¨': box, o: box, q: box };
const wingdings2: Signs = {
  ...{ P: tick, O: cross, R: tickedBox, Q: crossedBox, S: crossedBox, T: crossedBox, '£': box },
  ...{ U: cross, V: cross },
};
const webdings: Signs = { a: tick, r: cross, c: box };
/** Letters that are bullets in the fonts of signs. */
const dot = '•';
const bullets: Signs = {
  ...{ '§': dot, l: dot, n: dot, u: dot, v: dot, w: dot, t: dot },
  ...{ Ø: dot, '¡': dot, '·': dot, q: dot },
};

/** The first letter of Zapf Dingbats, and where its signs begin in Unicode. */
const firstDingbat = 0x21;
const lastDingbat = 0x7e;
const dingbatOffset = 0x2700 - 0x20;
/** Fonts of signs have a byte for each; what is beyond is Unicode already. */
const lastCode = 0xff;
/** Office writes codes of symbol fonts into Unicode's private area. */
const privateArea = 0xf000;
const privateLetters = /[\uf020-\uf0ff]/g;

/** The text of a font in which signs stand in the place of letters; any other as it is. */
export function readSymbols(text: string, font: string): string {
  const name = font.replace(/[\s_-]/g, '').toLowerCase();
  if (/zapfdingbats|itcdingbats/.test(name)) return mapLetters(text, readDingbat);
  const signs = signsOf(name);
  if (!signs) return text;
  return mapLetters(text, (letter) => {
    const isCode = (letter.codePointAt(0) ?? 0) <= lastCode;
    return signs[letter] ?? bullets[letter] ?? (isCode ? ' ' : letter);
  });
}

/** Codes of the private area by Wingdings, the usual font of such signs, where the font is not known. */
export function readPrivateSymbols(text: string): string {
  return text.replace(privateLetters, (code) => {
    const letter = letterOf(code);
    return wingdings[letter] ?? bullets[letter] ?? code;
  });
}

function signsOf(name: string): Signs | undefined {
  if (/wingdings2/.test(name)) return wingdings2;
  if (/wingdings/.test(name)) return wingdings;
  return /webdings/.test(name) ? webdings : undefined;
}

function mapLetters(text: string, map: (letter: string) => string): string {
  return Array.from(text, (character) => (/\s/.test(character) ? character : map(letterOf(character)))).join(
    '',
  );
}

function letterOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code >= privateArea && code <= privateArea + 0xff
    ? String.fromCharCode(code - privateArea)
    : character;
}

function readDingbat(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code < firstDingbat || code > lastDingbat) return plainSign(letter);
  return plainSign(String.fromCodePoint(code + dingbatOffset));
}

/** Ticks and crosses of any weight are one sign each, and dots are bullets. */
function plainSign(sign: string): string {
  if (/[✓✔]/.test(sign)) return tick;
  if (/[✕-✘]/.test(sign)) return cross;
  return /[❍-❞●■◆]/.test(sign) ? '•' : sign;
}
