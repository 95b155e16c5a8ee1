import type { Language } from './languages.ts';
import { foldWord } from './tokenize.ts';

/** Replaces a suffix when at least `minimumRemainder` characters stay before it. */
export type SuffixRule = { suffix: string; replacement: string; minimumRemainder: number };

/** Endings of nouns, adjectives and verbs, of which a word may carry two: "offen", "offene", "offenen". */
const germanInflection: readonly string[] = [
  `ss>ss/0 urs>urs/0 los>los/0 os>o/2 as>a/3 bs>b/3 ds>d/3 fs>f/3 gs>g/3 hs>h/3 ks>k/3 ls>l/3 ms>m/3 ns>n/3 ps>p/3 rs>r/3 ts>t/3 ys>y/3`,
  `innen>/4 ungen>/4 heiten>/4 keiten>/4 eln>el/3 ern>/3 em>/3 er>/3 en>/3 es>/3 e>/3`,
];

/**
 * Rounds of rules, each `suffix>replacement/minimumRemainder`; in each round the first rule that fits is applied.
 * Words are folded, so suffixes carry no accents.
 */
const tables: Record<Language, readonly string[]> = {
  und: [],
  en: [
    `sses>ss/1 ies>y/2 ss>ss/0 us>us/1 is>is/1 xes>x/2 ches>ch/2 shes>sh/2 s>/2`,
    `ceed>ceed/0 feed>feed/0 peed>peed/0 eed>ee/2 eated>eat/1 eating>eat/1 oated>oat/1 oating>oat/1 ated>ate/3 ating>ate/3 ized>ize/3 izing>ize/3 ised>ise/3 ising>ise/3 ived>ive/3 iving>ive/3 iced>ice/4 icing>ice/4 anced>ance/3 ancing>ance/3 enced>ence/3 encing>ence/3 ying>y/2 ing>/3 ied>y/2 ed>/3`,
    `ization>ize/3 isation>ize/3 ational>ate/3 itional>/4 tional>t/3 sional>s/3 fulness>/3 ousness>ous/3 iveness>/3 ically>/3 ability>/4 ation>/3 ition>/4 ator>/4 ance>/4 ence>/4 able>/4 ible>/4 ment>/4 ness>/4 tion>t/3 sion>s/3 ful>/4 ical>/3 ally>/4 ably>/4 ly>/4 ise>/4 ize>/4 ive>/4 ant>/4 ent>/4 ntre>nt/2 atre>at/3 etre>et/4 etre>eter/1 itre>iter/1 er>/4 our>/4 our>or/3 or>/4 al>/4 ic>/4 ity>/4 ate>/4`,
    `mme>m/3 ogue>og/3 e>/4 y>i/2 bb>b/2 dd>d/2 gg>g/2 ll>l/3 mm>m/2 nn>n/2 pp>p/2 rr>r/2 tt>t/2`,
  ],
  de: [
    ...germanInflection,
    ...germanInflection,
    `ung>/4 heit>/4 keit>/4 tum>tum/0 aum>aum/0 um>/4`,
    `lich>/4 tisch>tisch/0 isch>/4 eig>eig/0 ig>/4 ein>ein/0 in>/5 sst>ss/2 rst>r/4 lst>l/4 hst>h/3 tet>t/3 det>d/3 hnet>hn/2 fnet>fn/2 gnet>gn/2 dnet>dn/2 tmet>tm/1 wert>wert/0 zert>zert/0 ssert>ssert/0 ient>ien/3 ent>ent/0 bt>b/3 ft>f/3 gt>g/3 ht>h/3 kt>k/3 lt>l/3 mt>m/3 nt>n/3 pt>p/3 rt>r/3 zt>z/3`,
    ...germanInflection,
    `eig>eig/0 ig>/4`,
  ],
  fr: [
    `eaux>eau/2 aux>al/3 ss>ss/0 s>/3`,
    `issements>/3 issement>/3 atrice>/3 ateur>/3 ation>/3 ition>/4 ement>/3 ment>/4 euse>/4 eux>/4 eure>/4 eur>/4 ance>/4 ence>/4 able>/4 ible>/4 isme>/4 iste>/4 iere>i/3 ier>i/3 iee>i/3 ie>i/3 ive>/4 if>/4 age>ag/4 aient>/3 erons>/3 eront>/3 issent>/3 issez>/3 ent>/4 ons>/4 ees>/3 ait>/4 era>/4 ez>/3 er>/3 ttre>tt/2 dre>d/3 it>/4 ir>/3 ee>/3 ue>u/3`,
    `x>/4 e>/3`,
    `ss>ss/0 s>/4 ier>i/3 ent>/4 ag>/5 iqu>/4 it>/4 ir>/4`,
    `nn>n/2 ll>l/3 tt>t/3`,
  ],
  es: [
    `ces>z/2 eses>es/3 nes>n/3 res>r/3 les>l/3 des>d/3 as>a/2 es>e/2 os>o/2 s>/4`,
    `ariai>/3 eriai>/3 iriai>/3 abai>/3 ai>/3 ei>/3 amiento>/3 imiento>/3 acion>/3 icion>/3 mente>/4 adora>/3 ador>/3 idad>/4 ando>/3 iendo>/3 aron>/3 ieron>/3 able>/4 abl>/4 ible>/4 ibl>/4 ista>/4 anza>/4 cion>/4 ada>/3 ado>/3 ida>/3 ido>/3 ar>/3 er>/3 ir>/3 an>/4 en>/4`,
    `a>/3 o>/3 e>/3`,
    `es>/4 s>/4`,
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
