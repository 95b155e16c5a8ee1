import type { ValueType } from '../lexicon/value-type.ts';

/** Roles written next to a name in Korean, Japanese and Chinese. */
export const eastAsianRoles =
  '교장|교감|원장|소장|대표|이사장|회장|총장|학장|세무사|회계사|변호사|교사|담임|교수|校長|教頭|園長|所長|代表|理事長|会長|学長|税理士|会計士|弁護士|教諭|担任|教授|主任|校长|园长|主席|律师|会计师|老师';

const weekdays =
  '[월화수목금토일]요일|평일|주말|공휴일|[月火水木金土日]曜日?|[月火水木金土日][〜～・-][月火水木金土日]|平日|土日祝?|祝日|(?:星期|周|礼拜)[一二三四五六日天]';

/** Value patterns of Korean, Japanese and Chinese, in addition to those shared with other languages. */
const eastAsianPatterns: Partial<Record<ValueType, RegExp>> = {
  money: /[￥₩]\s?\d[\d,.]*|\d[\d,.]*\s?(?:만|천|億|万|千)?\s?\d{0,4}(?:원|円|元|ウォン|圆)|무료|無料|免费/gu,
  percent: /\d[\d.,]*\s?(?:퍼센트|パーセント|％)|\d(?:割|折)|半額|반값/gu,
  date: new RegExp(
    `(?:\\d{4}|令和\\d+|平成\\d+)\\s?[年년](?:\\s?\\d{1,2}\\s?[月월](?:\\s?\\d{1,2}\\s?[日일号])?)?|\\d{1,2}\\s?[月월](?:\\s?\\d{1,2}\\s?[日일号])?|${weekdays}`,
    'gu',
  ),
  time: /(?:午前|午後|오전|오후|上午|下午)?\s?\d{1,2}\s?(?:時|时|시|点)(?![間间간])(?:\s?(?:\d{1,2}\s?[分분]|[半반]))?|正午|정오/gu,
  duration:
    /(?<!\d|[月월]\s?)(?:\d{1,3}|[一二两三四五六七八九十]{1,3})\s?(?:日間|週間|周間|か月|ヶ月|カ月|箇月|年間|時間|分間|分(?!の)|泊|天|周(?!年)|个月|小时|分钟|일(?:간|동안)?|주(?:간|일)?|개월|년(?:간|동안)|시간|분(?:간|동안)?)/gu,
  number:
    /[一二两三四五六七八九十百]+(?:人|名|冊|本|個|回|歳|个)|(?:한|두|세|네|다섯|여섯|열)\s?(?:명|권|개|번|회|살)/gu,
  address:
    /〒\s?\d{3}-?\d{4}|(?:東京都|北海道|大阪府|京都府|\p{Script=Han}{2,3}県)\p{Script=Han}{1,8}[市区町村郡][^\s、。]{0,30}|\p{Script=Hangul}{1,6}(?:시|도|서울|부산|대구|인천|광주|대전|울산)?\s\p{Script=Hangul}{1,5}[시군구](?:\s\p{Script=Hangul}{1,5}[구읍면])?\s[\p{Script=Hangul}\d]+(?:로|길|동)\s?\d+|\p{Script=Han}{2,6}[市省区]\p{Script=Han}{0,12}[路街道巷]\d+号?/gu,
  person: new RegExp(
    `(?<=(?:${eastAsianRoles})[\\s:：、]{0,3})(?:\\p{Script=Han}{1,3}\\s\\p{Script=Han}{1,3}|(?<=[\\s:：、])[\\p{Script=Han}\\p{Script=Hangul}]{2,4})(?![\\p{Script=Han}\\p{Script=Hangul}])|(?<![\\p{Script=Han}\\p{Script=Hangul}])(?:\\p{Script=Han}{1,3}\\s\\p{Script=Han}{1,3}|\\p{Script=Hangul}{2,4}|\\p{Script=Han}{2,4})(?=\\s?[（(,、]?\\s?(?:${eastAsianRoles}))`,
    'gu',
  ),
};

const eastAsianLetterPattern = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}￥₩]/u;

/** Finds values of a kind in Korean, Japanese and Chinese texts, in order. */
export function findEastAsianValues(type: ValueType, text: string): string[] {
  const pattern = eastAsianPatterns[type];
  return pattern && eastAsianLetterPattern.test(text) ? (text.match(pattern) ?? []) : [];
}
