import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting: '안녕하세요! {organisation}의 AI 도우미입니다. {from} 답해 드립니다. 무엇이 궁금하신가요?',
  thanks: '천만에요. {organisation}에 대해 더 궁금한 점이 있으신가요?',
  goodbye: '안녕히 가세요. {organisation}에 관심을 가져 주셔서 감사합니다.',
  neverMind: '알겠습니다. 다른 궁금한 점이 있으신가요?',
  identity: '저는 사람이 아니라 {organisation}의 AI 도우미입니다. {from} 답하고 출처를 보여 드립니다.',
  howAreYou: '감사합니다, 잘 지내고 있습니다. {organisation}의 AI 도우미입니다. 무엇이 궁금하신가요?',
  unsure: '가장 가까운 내용은 다음과 같습니다:',
  websiteSays: '{says} 다음과 같이 나와 있습니다:',
  noSureAnswer: '이에 대한 확실한 답이 없습니다.',
  closest: '{in} 가장 가까운 내용:',
  declined: '{in} 해당 내용을 찾지 못했습니다.',
  refused: '{organisation}에 관한 질문에만 {from} 답할 수 있어 이 요청은 도와드릴 수 없습니다.',
  abuse: '{organisation}에 관한 질문을 도와드리겠습니다. 궁금한 점을 물어봐 주세요.',
  opening: '도와드리겠습니다. {organisation}에 대해 무엇이 궁금하신가요?',
  complaint: '도움이 되지 못해 죄송합니다. 다른 말로 다시 물어봐 주세요.',
  privacy:
    '저는 AI 도우미입니다. {organisation}에서 이 대화를 읽을 수 있으니 비밀로 해야 할 내용은 적지 말아 주세요.',
  handoff: '{organisation}에 이렇게 연락하실 수 있습니다: {contact}.',
  handoffWithoutContact: '{organisation} 담당자에게 전달하겠습니다.',
  contactOffer: '{organisation}에 직접 문의하실 수 있습니다: {contact}.',
  phone: '전화',
  email: '이메일',
  past: '이 날짜는 이미 지났습니다.',
  foreignQuote: '{says} 다음과 같이 적혀 있습니다({language}):',
  topicPage: '{topic}: “{title}”.',
  origins: {
    website: {
      in: '{organisation} 웹사이트에서',
      from: '웹사이트 내용을 바탕으로',
      says: '웹사이트에는',
      topic: '웹사이트에 이에 관한 페이지가 있습니다',
    },
    documents: {
      in: '{organisation} 문서에서',
      from: '문서 내용을 바탕으로',
      says: '문서에는',
      topic: '이에 관한 문서가 있습니다',
    },
  },
};
