import type { SmallTalkPhrases } from '../small-talk.ts';

/** Whole messages that aren't questions about the site. */
export const smallTalk: SmallTalkPhrases = {
  opening: `
    助けて | 助けてください | 手伝って | 手伝ってください | 質問があります | 質問です | 質問してもいいですか | 聞いてもいいですか | 何を聞けますか | 何が聞けますか | テスト
    テストです | はい | わかりました | 分かりました | なるほど`,
  goodbye: `
    いいえ | いえ | 大丈夫です | 結構です`,
  complaint: `
    違います | そうではありません | 役に立ちません | わかりません | 分かりません`,
  identity: `
    何歳ですか | 名前は何ですか | お名前は | 愛してる`,
  privacy: `
    この会話は保存されますか | この会話は記録されますか`,
  offTopic: `
    今何時ですか | 今何時 | 今日は何曜日ですか | 天気はどうですか | 今日の天気は`,
};

/** Only without an earlier question: "what time is it?" after one about an open day asks for its time. */
export const smallTalkAtStart: SmallTalkPhrases = {
  offTopic: `
    何時ですか`,
};
