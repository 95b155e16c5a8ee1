import type { ValueWords } from '../value-words.ts';

export const valueWords: ValueWords = {
  phone: /電話/u,
  rolesBesideName: /校長|教頭|園長|所長|代表|理事長|会長|学長|税理士|会計士|弁護士|教諭|担任|教授|主任/u,
  dateMarks: { year: /年/u, month: /月/u, day: /日/u },
  // Chinese has no lexicon of its own; its day (号) stands here, because one pattern reads both.
  ownValues: {
    money: /￥\s?\d[\d,.]*|\d[\d,.]*\s?(?:億|万|千)?\s?\d{0,4}(?:円|ウォン)|無料/u,
    percent: /\d[\d.,]*\s?(?:パーセント|％)|\d割|半額/u,
    date: /(?:\d{4}|令和\d+|平成\d+)\s?年(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?[日号])?)?|\d{1,2}\s?月(?:\s?\d{1,2}\s?[日号])?|[月火水木金土日]曜日?|[月火水木金土日][〜～・-][月火水木金土日]|平日|土日祝?|祝日/u,
    time: /(?:午前|午後)?\s?\d{1,2}\s?時(?!間)(?:\s?(?:\d{1,2}\s?分|半))?|正午/u,
    duration:
      /(?<!\d|月\s?)(?:\d{1,3}|[一二三四五六七八九十]{1,3})\s?(?:日間|週間|周間|か月|ヶ月|カ月|箇月|年間|時間|分間|分(?!の)|泊)/u,
    number: /[一二三四五六七八九十百]+(?:人|名|冊|本|個|回|歳)/u,
    address:
      /〒\s?\d{3}-?\d{4}|(?:東京都|北海道|大阪府|京都府|\p{Script=Han}{2,3}県)\p{Script=Han}{1,8}[市区町村郡][^\s、。]{0,30}/u,
  },
};
