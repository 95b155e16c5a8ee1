import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: '您好：',
  subject: (company) => `您与${company}助手的对话`,
  introduction: (company) => `有人与${company}的助手聊天，并请我们将对话发送到此地址。`,
  you: '您',
  assistant: '助手',
  sources: '答案出处',
};
