import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: '您好：',
  subject: '与助手的一次对话',
  introduction: (days) =>
    `有人与助手聊天，并请我们将对话发送到此地址。通过下面的链接可以在 ${days} 天内阅读，除非对话提前被删除。`,
  read: '阅读对话',
  title: (company) => `您与${company}助手的对话`,
};
