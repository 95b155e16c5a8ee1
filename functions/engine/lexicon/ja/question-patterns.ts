import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  isTriedFirst: true,
  howLong:
    /どの(?:くらい|ぐらい)の?(?:期間|時間)|何(?:分|時間|日|週間|か月|ヶ月|カ月|年)(?:間|かか|くらい|ぐらい|借)|期間は/u,
  whatTime: /何時|(?:営業|受付|開館|開園|利用|診療|業務)時間/u,
  howMany: /何(?:人|名|冊|個|回|歳|才|才児|台|クラス|パーセント)|いくつ|定員は/u,
  howMuch: /いくら|料金|費用|授業料|学費|値段|手数料|月謝|保育料|入学金|顧問料|何円/u,
  when: /いつ|何日|何月|締め?切|期限/u,
  who: /誰|だれ|どなた/u,
  where: /どこ|住所|所在地|場所/u,
  how: /どうやって|どうすれば|どのように|方法/u,
  yesNo: /(?:ますか|ですか|ませんか|でしょうか)\s*[?。]?$/u,
};

export const contactPatterns: ContactPatterns = {
  email: /メールアドレス|電子メール|メールは/u,
  phone: /電話|連絡先|ファックス/u,
};
