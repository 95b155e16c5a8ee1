import type { AnswerPageTexts } from '../en/answer-page.ts';

export const answerPageTexts: AnswerPageTexts = {
  title: '답변',
  asked: '질문하신 내용:',
  sources: '출처',
  next: '다른 질문하기',
  ask: '질문하기',
  back: '도우미로 돌아가기',
  noQuestion: '질문을 입력해 주세요.',
  noAssistant: '어느 도우미에게 질문하셨는지 알 수 없습니다. 도우미 페이지로 돌아가 다시 질문해 주세요.',
};
