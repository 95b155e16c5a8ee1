import { foldWord } from '#functions/engine/language/tokenize.ts';

const words: Record<string, number> = {};
const add = (value: number, spellings: string) => {
  for (const spelling of spellings.split(' ')) words[spelling] = value;
};
add(2, 'two zwei deux dos два две');
add(3, 'three drei trois tres три');
add(4, 'four vier quatre cuatro четыре');
add(5, 'five funf cinq cinco пять');
add(6, 'six sechs seis шесть');
add(7, 'seven sieben sept siete семь');
add(8, 'eight acht huit ocho восемь');
add(9, 'nine neun neuf nueve девять');
add(10, 'ten zehn dix diez десять');
add(11, 'eleven elf onze once одиннадцать');
add(12, 'twelve zwolf douze doce двенадцать');
add(15, 'fifteen funfzehn quinze quince пятнадцать');
add(20, 'twenty zwanzig vingt veinte двадцать');
add(30, 'thirty dreissig trente treinta тридцать');
add(40, 'forty vierzig quarante cuarenta сорок');
add(50, 'fifty funfzig cinquante cincuenta пятьдесят');
add(60, 'sixty sechzig soixante sesenta шестьдесят');
add(100, 'hundred hundert cent cien сто');

/** Spelled numbers of the supported languages as a pattern; "one" and its like are articles as often. */
export const numberWordPattern =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|zwei|drei|vier|f[uü]nf|sechs|sieben|acht|neun|zehn|elf|zw[oö]lf|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|двенадцать|двадцать|тридцать';

/** "1,200", "1.200,50", "1 200" or "three" as a number; undefined when it is none. */
export function readNumber(text: string): number | undefined {
  const known = words[foldWord(text.trim())];
  if (known !== undefined) return known;
  const digits = text.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  if (!/\d/.test(digits)) return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '';
  const whole = digits.slice(0, decimals === '' ? undefined : -decimals.length - 1).replace(/[.,]/g, '');
  return Number(`${whole || '0'}.${decimals || '0'}`);
}
