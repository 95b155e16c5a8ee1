import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  languageWish:
    '로 으로 를 을 좀 말해 대답해 답해 답변해 얘기해 이야기해 주세요 주실 줄 수 있나요 부탁해요 부탁드립니다',
  languageQuestion: /수 (?:있나요|있습니까|있어요)/u,
  asksIfSpoken:
    /하시나요|하나요|하세요|할 줄 아(?:시나요|세요)|가능한가요|가능합니까|통하나요|하(?:는|시는) (?:직원|분|사람)(?:이|도)? (?:있나요|있습니까|계신가요|계시나요)/u,
  speakers:
    '가 이 는 도 할 줄 아시나요 아세요 하는 하시는 직원 직원이 직원도 분 분이 사람 사람이 있습니까 계신가요 계시나요',
  followUp: /^(?:그럼|그러면|그리고)|^\S+[은는]요\s*\?*$/u,
};
