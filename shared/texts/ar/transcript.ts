import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'مرحبًا،',
  subject: 'محادثة مع مساعد',
  introduction: (days) =>
    `طلب منا شخص تحدث مع مساعد إرسال المحادثة إلى هذا العنوان. يمكن قراءتها عبر الرابط أدناه لمدة ${days} يومًا ما لم تُحذف قبل ذلك.`,
  read: 'قراءة المحادثة',
  title: (company) => `محادثتك مع مساعد ${company}`,
};
