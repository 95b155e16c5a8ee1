import type { PageWords } from '../page-words.ts';

export const pageWords: PageWords = {
  formLink: /申込|申請/u,
  contactPage: /問い?合|連絡|アクセス/u,
  placeLabel: /場所/u,
  formerly: /旧価格|以前|元値/u,
  loading: /(?:読み込み中|ロード中)/u,
};
