import type { Language } from './languages.ts';
import { foldWord } from './tokenize.ts';

/** Replaces a suffix when at least `minimumRemainder` characters stay before it. */
export type SuffixRule = { suffix: string; replacement: string; minimumRemainder: number };

/**
 * Rounds of rules, each `suffix>replacement/minimumRemainder`; in each round the first rule that fits is applied.
 * Words are folded, so suffixes carry no accents.
 */
const tables: Record<Language, readonly string[]> = {
  und: [],
  en: [
    `sses>ss/1 ies>y/2 ss>ss/0 us>us/1 is>is/1 xes>x/2 ches>ch/2 shes>sh/2 s>/2`,
    `eed>ee/2 ying>y/2 ing>/3 ied>y/2 ed>/3`,
    `ization>ize/3 isation>ize/3 ational>ate/3 fulness>/3 ousness>ous/3 iveness>/3 ically>/3 ability>/4 ation>/3 ition>/4 ator>/4 ance>/4 ence>/4 able>/4 ible>/4 ment>/4 ness>/4 tion>t/3 sion>s/3 ful>/4 ical>/3 ally>/4 ably>/4 ly>/4 ise>/4 ize>/4 ive>/4 ant>/4 ent>/4 er>/4 or>/4 al>/4 ic>/4 ity>/4 ate>/4`,
    `e>/4 y>i/2 bb>b/2 dd>d/2 gg>g/2 ll>l/3 mm>m/2 nn>n/2 pp>p/2 rr>r/2 tt>t/2`,
  ],
  de: [
    `innen>/4 ungen>/4 heiten>/4 keiten>/4 ern>/4 em>/4 er>/4 en>/3 es>/4 e>/3 s>/4 n>/4`,
    `ung>/4 heit>/4 keit>/4 lich>/4 isch>/4 ig>/4 in>/5 st>/4 t>/4 er>/4 en>/4`,
  ],
  fr: [
    `issements>/3 issement>/3 eaux>eau/2 aux>al/3 s>/3 x>/3`,
    `atrice>/3 ateur>/3 ation>/3 ition>/4 ement>/3 ment>/4 euse>/4 eur>/4 ance>/4 ence>/4 able>/4 ible>/4 ique>/4 isme>/4 iste>/4 ite>/4 ive>/4 if>/4 age>/4 aient>/3 erons>/3 eront>/3 issent>/3 issez>/3 ent>/4 ons>/4 ees>/3 ait>/4 era>/4 ez>/3 er>/3 ir>/3 re>/4 ee>/3 ie>i/3`,
    `e>/3 i>/4 nn>n/2 ll>l/3 tt>t/3`,
  ],
  es: [
    `ariais>/3 eriais>/3 iriais>/3 abais>/3 ais>/3 eis>/3 eses>es/3 ces>z/2 es>/4 s>/3`,
    `amiento>/3 imiento>/3 aciones>/3 acion>/3 icion>/3 mente>/4 adora>/3 ador>/3 idad>/4 ando>/3 iendo>/3 aron>/3 ieron>/3 able>/4 ible>/4 ista>/4 anza>/4 cion>/4 ada>/3 ado>/3 ida>/3 ido>/3 ar>/3 er>/3 ir>/3 an>/4 en>/4`,
    `a>/3 o>/3 e>/3`,
  ],
  ru: [
    `иями>/3 ость>/3 остью>/3 ости>/3 ения>/3 ение>/3 ении>/3 ений>/3 ация>/3 ации>/3 ацию>/3 ями>/3 ами>/3 ого>/3 его>/3 ому>/3 ему>/3 ыми>/3 ими>/3 иях>/3 ться>/3 ая>/3 яя>/3 ое>/3 ее>/3 ые>/3 ие>/3 ый>/3 ий>/3 ой>/3 ую>/3 юю>/3 ых>/3 их>/3 ым>/3 им>/3 ом>/3 ем>/3 ам>/3 ям>/3 ах>/3 ях>/3 ов>/3 ев>/3 ей>/3 ии>/3 ия>/3 ию>/3 ть>/3 ет>/3 ит>/3 ут>/3 ют>/3 ат>/3 а>/3 я>/3 о>/3 е>/3 ы>/3 и>/3 у>/3 ю>/3 ь>/3 й>/3`,
    `нн>н/3 ск>/4 к>/4`,
  ],
  ko: [
    `하시나요>/2 하십니까>/2 하려면>/2 하나요>/2 합니까>/2 합니다>/2 하세요>/2 했나요>/2 했습니다>/2 하면>/2 하고>/2 하는>/2 해요>/2 해야>/2 할까요>/2 할>/2 한>/2 한가요>/2 됩니까>/2 됩니다>/2 되나요>/2 되었습니다>/2 되면>/2 되는>/2 돼요>/2 될까요>/2 있나요>/2 있습니까>/2 있어요>/2 있는지>/2 없나요>/2 이에요>/1 예요>/1 인가요>/1 입니까>/1 입니다>/1 인지>/2 어야>/1 아야>/1 야>/1 어요>/1 아요>/1 나요>/1 습니까>/1 습니다>/1 까요>/2 은요>/2 는요>/1 요>/2`,
    `에서는>/1 에서도>/1 에게는>/1 으로는>/1 까지는>/1 부터는>/1 에는>/1 에도>/1 이란>/2 이라도>/2 은>/1 는>/1 도>/2 만>/2`,
    `에게서>/1 에서>/1 에게>/1 께서>/1 으로>/1 까지>/1 부터>/1 보다>/2 처럼>/2 마다>/1 이나>/2 이랑>/1 하고>/2 을>/1 를>/1 이>/2 가>/2 의>/2 에>/1 와>/1 과>/2 로>/2 랑>/2`,
    `들>/1`,
  ],
  ja: [`ー>/3`],
};

/** Rules of a language, round by round. */
export const stemRules: Record<Language, SuffixRule[][]> = {
  en: tables.en.map(parseRound),
  de: tables.de.map(parseRound),
  fr: tables.fr.map(parseRound),
  es: tables.es.map(parseRound),
  ru: tables.ru.map(parseRound),
  ko: tables.ko.map(parseRound),
  ja: tables.ja.map(parseRound),
  und: [],
};

function parseRound(table: string): SuffixRule[] {
  return table.split(' ').map((rule) => {
    const [suffix = '', rest = ''] = rule.split('>');
    const [replacement = '', remainder = ''] = rest.split('/');
    return { suffix: foldWord(suffix), replacement, minimumRemainder: Number(remainder) };
  });
}
