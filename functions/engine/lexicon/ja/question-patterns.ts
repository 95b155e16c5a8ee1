import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  when: /いつ|何日|何月|締め?切|期限/u,
  who: /誰|だれ|どなた/u,
  where: /どこ|住所|所在地|場所/u,
  how: /どうやって|どうすれば|どのように|方法/u,
};

export const contactPatterns: ContactPatterns = {
  email: /メールアドレス|電子メール|メールは/u,
  phone: /電話|連絡先|ファックス/u,
};
