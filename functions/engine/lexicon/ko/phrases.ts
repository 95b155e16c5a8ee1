import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting:
    '안녕하세요! {organisation}의 AI 도우미입니다. 웹사이트 내용을 바탕으로 답해 드립니다. 무엇이 궁금하신가요?',
  thanks: '천만에요. {organisation}에 대해 더 궁금한 점이 있으신가요?',
  goodbye: '안녕히 가세요. {organisation} 홈페이지를 찾아 주셔서 감사합니다.',
  identity:
    '저는 사람이 아니라 {organisation}의 AI 도우미입니다. 웹사이트에 적힌 내용으로 답하고 출처를 보여 드립니다.',
  howAreYou: '감사합니다, 잘 지내고 있습니다. {organisation}의 AI 도우미입니다. 무엇이 궁금하신가요?',
  unsure: '질문에 대한 답인지 확실하지 않습니다. 가장 가까운 내용은 다음과 같습니다:',
  websiteSays: '웹사이트에는 이에 대해 다음과 같이 나와 있습니다:',
  declined: '{organisation} 웹사이트에서 해당 내용을 찾지 못했습니다.',
  closestPage: '“{title}” 페이지가 가장 가까울 수 있습니다.',
  otherQuestion: '다른 질문에 대해서는:',
  refused: '{organisation} 웹사이트에 관한 질문에만 답할 수 있어 이 요청은 도와드릴 수 없습니다.',
  abuse: '{organisation}에 관한 질문을 도와드리겠습니다. 궁금한 점을 물어봐 주세요.',
  opening: '도와드리겠습니다. {organisation}에 대해 무엇이 궁금하신가요?',
  complaint: '도움이 되지 못해 죄송합니다. 다른 말로 다시 물어봐 주세요.',
  privacy:
    '저는 AI 도우미입니다. {organisation}에서 이 대화를 읽을 수 있으니 비밀로 해야 할 내용은 적지 말아 주세요.',
  handoff:
    '저는 AI 도우미라 직접 연결해 드릴 수 없지만, {organisation}에 이렇게 연락하실 수 있습니다: {contact}.',
  handoffWithoutContact:
    '저는 AI 도우미라 직접 연결해 드릴 수 없고, {organisation} 웹사이트에서 전화번호나 이메일을 찾지 못했습니다.',
  contactOffer: '{organisation}에 직접 문의하실 수 있습니다: {contact}.',
  phone: '전화',
  email: '이메일',
  past: '이 날짜는 이미 지났습니다.',
  foreignQuote: '웹사이트에는 다음과 같이 적혀 있습니다({language}):',
  topicPage: '웹사이트에 이에 관한 페이지가 있습니다: “{title}”.',
  repliesIn: '저는 {language}로 답해 드릴 수 있습니다.',
  staffLanguage: '{organisation} 웹사이트에서는 {language}가 가능한 직원이 있는지 찾지 못했습니다.',
};
