import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'مرحبًا،',
  subject: (company) => `محادثتك مع مساعد ${company}`,
  introduction: (company) => `طلب منا شخص تحدث مع مساعد ${company} إرسال المحادثة إلى هذا العنوان.`,
  you: 'أنت',
  assistant: 'المساعد',
  sources: 'مصادر الإجابات',
};
