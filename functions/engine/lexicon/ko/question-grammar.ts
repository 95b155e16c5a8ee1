import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  languageWish:
    '로 으로 를 을 좀 말해 대답해 답해 답변해 얘기해 이야기해 주세요 주실 줄 수 있나요 부탁해요 부탁드립니다',
  followUp: /^(?:그럼|그러면|그리고)|^\S+[은는]요\s*\?*$/u,
};
