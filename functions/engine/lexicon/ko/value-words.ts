import type { ValueWords } from '../value-words.ts';

export const valueWords: ValueWords = {
  phone: /전화|연락/u,
  rolesBesideName: /교장|교감|원장|소장|대표|이사장|회장|총장|학장|세무사|회계사|변호사|교사|담임|교수/u,
  dateMarks: { year: /년/u, month: /월/u, day: /일/u },
  ownValues: {
    money: /₩\s?\d[\d,.]*|\d[\d,.]*\s?(?:만|천)?\s?\d{0,4}원|무료/u,
    percent: /\d[\d.,]*\s?퍼센트|반값/u,
    date: /\d{4}\s?년(?:\s?\d{1,2}\s?월(?:\s?\d{1,2}\s?일)?)?|\d{1,2}\s?월(?:\s?\d{1,2}\s?일)?|[월화수목금토일]요일|평일|주말|공휴일/u,
    time: /(?:오전|오후)?\s?\d{1,2}\s?시(?!간)(?:\s?(?:\d{1,2}\s?분|반))?|정오/u,
    duration:
      /(?<!\d|월\s?)\d{1,3}\s?(?:일(?:간|동안)?|주(?:간|일)?|개월|년(?:간|동안)|시간|분(?:간|동안)?)/u,
    number: /(?:한|두|세|네|다섯|여섯|열)\s?(?:명|권|개|번|회|살)/u,
    address:
      /\p{Script=Hangul}{1,6}(?:시|도|서울|부산|대구|인천|광주|대전|울산)?\s\p{Script=Hangul}{1,5}[시군구](?:\s\p{Script=Hangul}{1,5}[구읍면])?\s[\p{Script=Hangul}\d]+(?:로|길|동)\s?\d+/u,
  },
};
