import type { SmallTalkPhrases } from '../small-talk.ts';

/** Whole messages that aren't questions about the site. */
export const smallTalk: SmallTalkPhrases = {
  opening: `
    도와주세요 | 도와줘 | 도와주실 수 있나요 | 질문 있어요 | 질문이 있어요 | 질문 있습니다 | 질문이 있습니다 | 물어봐도 돼요 | 물어봐도 되나요
    무엇을 물어볼 수 있나요 | 뭘 물어볼 수 있어요 | 테스트 | 테스트입니다 | 네 | 예 | 알겠습니다 | 알겠어요 | 좋아요 | 그렇군요`,
  goodbye: `
    아니요 | 아니오 | 아니에요 | 괜찮아요 | 괜찮습니다`,
  complaint: `
    틀렸어요 | 그게 아니에요 | 도움이 안 돼요 | 이해가 안 돼요`,
  identity: `
    몇 살이에요 | 이름이 뭐예요 | 사랑해요`,
  privacy: `
    이 대화는 저장되나요 | 이 대화는 비밀인가요`,
  offTopic: `
    지금 몇 시예요 | 지금 몇 시야 | 오늘 날씨 어때 | 오늘 날씨 어때요 | 오늘 무슨 요일이에요`,
};

/** Only without an earlier question: "what time is it?" after one about an open day asks for its time. */
export const smallTalkAtStart: SmallTalkPhrases = {
  offTopic: `
    몇 시예요`,
};
