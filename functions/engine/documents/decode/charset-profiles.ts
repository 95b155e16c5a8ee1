/**
 * How dense typical characters are in a script: Chinese and Korean have thousands; Latin text has few outside ASCII.
 */
export type Script = 'latin' | 'alphabet' | 'ideographs';

export type CharsetProfile = {
  label: string;
  script: Script;
  typical: RegExp;
  /** The dozen most frequent letters, for alphabets that share their codes. */
  frequent?: RegExp;
};

const frequentCyrillic = /[оеаинтсрвлкд]/u;

/**
 * Characters beyond ASCII that are frequent in each legacy encoding. A wrong encoding yields rare characters, so the
 * share of typical ones shows which guess reads like language.
 */
export const charsetProfiles: CharsetProfile[] = [
  {
    label: 'windows-1252',
    script: 'latin',
    typical: /[äöüßÄÖÜéèêëàâáçîïíìôóòõûúùñøåæœÉÀÇÓ’‘“”„–—•…€°«»§®©™·¿¡£\u00a0]/u,
  },
  { label: 'windows-1250', script: 'latin', typical: /[ąćęłńóśźżŁŚŻáčďéěíňřšťúůýžČŘŠŽőűöüăşţ–„”\u00a0]/u },
  { label: 'iso-8859-2', script: 'latin', typical: /[ąćęłńóśźżŁŚŻáčďéěíňřšťúůýžČŘŠŽőűöüăşţ\u00a0]/u },
  {
    label: 'windows-1251',
    script: 'alphabet',
    frequent: frequentCyrillic,
    typical: /[абвгдежзийклмнопрстуфхцчшщьыъэюяёіїєґў«»–—№\u00a0]/u,
  },
  {
    label: 'koi8-r',
    script: 'alphabet',
    frequent: frequentCyrillic,
    typical: /[абвгдежзийклмнопрстуфхцчшщьыъэюяё]/u,
  },
  {
    label: 'iso-8859-5',
    script: 'alphabet',
    frequent: frequentCyrillic,
    typical: /[абвгдежзийклмнопрстуфхцчшщьыъэюяёіїє№]/u,
  },
  {
    label: 'windows-1253',
    script: 'alphabet',
    frequent: /[αοιετσνηυρπάόίέή]/u,
    typical: /[αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώ«»–]/u,
  },
  { label: 'windows-1254', script: 'latin', typical: /[çğıöşüÇĞİÖŞÜâî’“”–]/u },
  {
    label: 'windows-1255',
    script: 'alphabet',
    frequent: /[יוהלאתמרבשםן]/u,
    typical: /[אבגדהוזחטיכלמנסעפצקרשתךםןףץ–]/u,
  },
  {
    label: 'windows-1256',
    script: 'alphabet',
    frequent: /[اليمونترةبعد]/u,
    typical: /[ابتثجحخدذرزسشصضطظعغفقكلمنهويىةأإآءئؤپچژگ،]/u,
  },
  {
    label: 'windows-874',
    script: 'alphabet',
    frequent: /[านรกเงอมยวลท]/u,
    typical: /[กคงจชดตทนบปพมยรลวสหอะาิีเแไ่้]/u,
  },
  {
    label: 'shift_jis',
    script: 'ideographs',
    typical: /[ぁ-んァ-ヶー、。・「」日本人年月大会社学校時東京都区市電話]/u,
  },
  {
    label: 'euc-jp',
    script: 'ideographs',
    typical: /[ぁ-んァ-ヶー、。・「」日本人年月大会社学校時東京都区市電話]/u,
  },
  {
    label: 'euc-kr',
    script: 'ideographs',
    typical: /[이다는에을가의하고로한를기사은지서도과대원자시일전정학교]/u,
  },
  {
    label: 'gb18030',
    script: 'ideographs',
    typical: /[的一是不了在人有我他这中大来上个国到说们为子和你地出会时要也下生年学校以公司，。、：；（）]/u,
  },
  {
    label: 'big5',
    script: 'ideographs',
    typical: /[的一是不了在人有我他這中大來上個國到說們為子和你地出會時要也下生年學校以公司，。、：；（）]/u,
  },
];

/** Encodings used for a language, so that a page's `lang` attribute settles close calls. */
export const charsetsByLanguage: Record<string, string[]> = {
  ja: ['shift_jis', 'euc-jp'],
  ko: ['euc-kr'],
  zh: ['gb18030', 'big5'],
  ru: ['windows-1251', 'koi8-r', 'iso-8859-5'],
  uk: ['windows-1251'],
  bg: ['windows-1251'],
  el: ['windows-1253'],
  tr: ['windows-1254'],
  he: ['windows-1255'],
  ar: ['windows-1256'],
  th: ['windows-874'],
  pl: ['windows-1250', 'iso-8859-2'],
  cs: ['windows-1250', 'iso-8859-2'],
  sk: ['windows-1250', 'iso-8859-2'],
  hu: ['windows-1250', 'iso-8859-2'],
};
