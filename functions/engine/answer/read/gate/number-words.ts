import { foldWord } from '#functions/engine/language/tokenize.ts';

/** By value; words that are articles as well ("one", "ein", "un") count as none. */
const table: readonly (readonly [number, string])[] = [
  [0.25, 'quarter quarters viertel quart quarts cuarto cuartos'],
  [0.5, 'half halb halbe halben halber demi demie medio media mitad'],
  [2, 'two zwei deux dos два две twice zweimal'],
  [3, 'three drei trois tres три'],
  [4, 'four vier quatre cuatro четыре'],
  [5, 'five funf cinq cinco пять'],
  [6, 'six sechs seis шесть'],
  [7, 'seven sieben sept siete семь'],
  [8, 'eight acht huit ocho восемь'],
  [9, 'nine neun neuf nueve девять'],
  [10, 'ten zehn dix diez десять'],
  [11, 'eleven elf onze once одиннадцать'],
  [12, 'twelve zwolf douze doce двенадцать dozen dutzend'],
  [13, 'thirteen dreizehn treize trece тринадцать'],
  [14, 'fourteen vierzehn quatorze catorce четырнадцать'],
  [15, 'fifteen funfzehn quinze quince пятнадцать'],
  [16, 'sixteen sechzehn seize dieciseis шестнадцать'],
  [17, 'seventeen siebzehn diecisiete семнадцать'],
  [18, 'eighteen achtzehn dieciocho восемнадцать'],
  [19, 'nineteen neunzehn diecinueve девятнадцать'],
  [20, 'twenty zwanzig vingt veinte двадцать'],
  [30, 'thirty dreissig trente treinta тридцать'],
  [40, 'forty vierzig quarante cuarenta сорок'],
  [50, 'fifty funfzig cinquante cincuenta пятьдесят'],
  [60, 'sixty sechzig soixante sesenta шестьдесят'],
  [70, 'seventy siebzig setenta семьдесят'],
  [80, 'eighty achtzig ochenta восемьдесят'],
  [90, 'ninety neunzig noventa девяносто'],
  [100, 'hundred hundert cent cien сто'],
  [1000, 'thousand tausend mille mil тысяча'],
];

/** Words of one language that another uses otherwise ("once" is eleven in Spanish, "sept" a month in English). */
const ambiguous = new Set(['once', 'sept', 'elf', 'mil']);

const values = new Map(
  table.flatMap(([value, words]) =>
    words
      .split(' ')
      .map(foldWord)
      .filter((word) => !ambiguous.has(word))
      .map((word): [string, number] => [word, value]),
  ),
);

/** The number that a folded word says. */
export function numberOfWord(word: string): number | undefined {
  return values.get(word);
}
