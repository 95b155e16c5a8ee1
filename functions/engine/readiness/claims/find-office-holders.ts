import { foldWord } from '#functions/engine/language/tokenize.ts';
import { findValues } from '#functions/engine/values/value-patterns.ts';
import { wordsOfPerson } from '#functions/engine/values/words-of-person.ts';
import type { FoundValue } from './claim.ts';

/** Offices that one person holds, as a word of their own in a text without accents. */
const offices: readonly (readonly [string, RegExp])[] = [
  [
    'principal',
    /(?<!\p{L})(?:principal|head ?teacher|headmaster|headmistress|head of school|schulleiter(?:in)?|rektor(?:in)?|proviseure?|directeur de l ecole|directrice de l ecole|директор школы)(?!\p{L})/u,
  ],
  [
    'director',
    /(?<!\p{L})(?:executive director|managing director|geschaftsfuhrer(?:in)?|directeur general|directrice generale|director general|directora general|генеральный директор)(?!\p{L})/u,
  ],
  ['president', /(?<!\p{L})(?:president|presidente|vorsitzende[rn]?|председатель)(?!\p{L})/u],
  [
    'treasurer',
    /(?<!\p{L})(?:treasurer|kassenwart(?:in)?|schatzmeister(?:in)?|tresorier|tresoriere|tesorer[oa]|казначей)(?!\p{L})/u,
  ],
  ['nurse', /(?<!\p{L})(?:school nurse|infirmier|infirmiere|enfermer[oa])(?!\p{L})/u],
  ['dean', /(?<!\p{L})(?:dean|dekan(?:in)?|doyenn?e?|decan[oa]|декан)(?!\p{L})/u],
  ['admissions', /(?<!\p{L})(?:director of admissions|admissions director|head of admissions)(?!\p{L})/u],
  ['business manager', /(?<!\p{L})(?:business manager|bursar)(?!\p{L})/u],
  ['managing partner', /(?<!\p{L})managing partner(?!\p{L})/u],
];
/** Words that make an office another one, or one of another time. */
const otherOffice =
  /(?<!\p{L})(?:vice|deputy|assistant|associate|acting|interim|former|formerly|past|previous|retired|first|founding|elect|honorary|emeritus|until|stellvertret\p{L}*|ehemalig\p{L}*|fruher\p{L}*|ancien\p{L}*|adjoint\p{L}*|vice|antigu\p{L}*|sub|бывш\p{L}*|заместитель)(?!\p{L})/u;
const lengthLimit = 200;

/** The one person whom a statement names beside an office, with the office as its place in the text. */
export function findOfficeHolder(text: string): { office: string; found: FoundValue } | undefined {
  if (text.length > lengthLimit) return undefined;
  const folded = foldWord(text).replace(/[’'-]/g, ' ');
  if (otherOffice.test(folded) || /(?<!\d)(?:18|19)\d\d(?!\d)/.test(text)) return undefined;
  const held = offices.filter(([, pattern]) => pattern.test(folded));
  const [office] = held[0] ?? [];
  const names = findValues('person', text).filter((name) => !offices.some(([, p]) => p.test(foldWord(name))));
  const [shown] = names;
  if (held.length !== 1 || !office || !shown || names.length !== 1) return undefined;
  const words = wordsOfPerson(shown);
  if (words.length === 0) return undefined;
  const start = text.indexOf(shown);
  return {
    office,
    found: { value: { kind: 'person', names: words }, shown, start, end: start + shown.length },
  };
}
