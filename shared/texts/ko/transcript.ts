import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: '안녕하세요.',
  subject: '도우미와 나눈 대화',
  introduction: (days) =>
    `도우미와 대화하신 분이 이 주소로 대화를 보내 달라고 요청하셨습니다. 먼저 삭제되지 않으면 아래 링크에서 ${days}일 동안 읽으실 수 있습니다.`,
  read: '대화 읽기',
  title: (company) => `${company} 도우미와 나눈 대화`,
};
