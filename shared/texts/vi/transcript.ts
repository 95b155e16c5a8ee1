import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Xin chào,',
  subject: 'Một cuộc trò chuyện với trợ lý',
  introduction: (days) =>
    `Một người đã trò chuyện với trợ lý và nhờ chúng tôi gửi cuộc trò chuyện đến địa chỉ này. Bạn có thể đọc qua liên kết bên dưới trong ${days} ngày, trừ khi cuộc trò chuyện bị xóa trước đó.`,
  read: 'Đọc cuộc trò chuyện',
  title: (company) => `Cuộc trò chuyện của bạn với trợ lý của ${company}`,
};
