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
  automatic:
    '{name} 어시스턴트가 자동으로 보낸 답변입니다. 더 질문하시거나 담당자의 답변을 원하시면 이 메일에 회신해 주세요.',
  attachmentsLeft: '첨부 파일은 읽지 않습니다. 알고 싶으신 내용을 본문에 적어 주세요.',
};
