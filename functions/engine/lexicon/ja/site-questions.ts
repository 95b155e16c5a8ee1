import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  asked: {
    hours: '営業時間を教えてください。',
    address: '所在地はどこですか？',
    phone: '電話番号を教えてください。',
    email: 'メールアドレスを教えてください。',
    person: '{label}は誰ですか？',
    price: '{label}の料金はいくらですか？',
    topic: '{label}について教えてください。',
    spoken: '{label}を話せますか？',
  },
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
