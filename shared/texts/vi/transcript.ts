import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Xin chào,',
  subject: (company) => `Cuộc trò chuyện của bạn với trợ lý của ${company}`,
  introduction: (company) =>
    `Một người đã trò chuyện với trợ lý của ${company} và nhờ chúng tôi gửi cuộc trò chuyện đến địa chỉ này.`,
  you: 'Bạn',
  assistant: 'Trợ lý',
  sources: 'Nguồn của câu trả lời',
};
