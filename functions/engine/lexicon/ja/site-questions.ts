import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  links: {
    contact: /問い?合|アクセス/u,
    about: /概要|紹介|について/u,
    admission: /入学|入園|募集|申込/u,
    prices: /料金|学費|費用/u,
    events: /日程|行事|予定/u,
    services: /サービス|業務/u,
    team: /スタッフ|職員|教員/u,
    faq: /よくある/u,
  },
};
