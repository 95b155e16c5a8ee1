import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: '안녕하세요.',
  subject: (company) => `${company} 도우미와 나눈 대화`,
  introduction: (company) => `${company} 도우미와 대화하신 분이 이 주소로 대화를 보내 달라고 요청하셨습니다.`,
  you: '나',
  assistant: '도우미',
  sources: '답변의 출처',
};
