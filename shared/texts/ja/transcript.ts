import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'こんにちは。',
  subject: 'アシスタントとの会話',
  introduction: (days) =>
    `アシスタントと会話した方から、このアドレスに会話を送るようご依頼がありました。先に削除されないかぎり、下のリンクから${days}日間お読みいただけます。`,
  read: '会話を読む',
  title: (company) => `${company}のアシスタントとの会話`,
};
