import type { PageWords } from '../page-words.ts';

export const pageWords: PageWords = {
  formLink: /신청서/u,
  contactPage: /문의|연락|오시는/u,
  placeLabel: /장소/u,
  formerly: /이전|기존|정가/u,
  loading: /(?:로딩|불러오는|잠시만)/u,
};
