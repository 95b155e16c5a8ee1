import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'こんにちは。',
  subject: (company) => `${company}のアシスタントとの会話`,
  introduction: (company) =>
    `${company}のアシスタントと会話した方から、このアドレスに会話を送るようご依頼がありました。`,
  you: 'あなた',
  assistant: 'アシスタント',
  sources: '回答の出典',
};
