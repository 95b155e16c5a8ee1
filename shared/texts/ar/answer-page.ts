import type { AnswerPageTexts } from '../en/answer-page.ts';

export const answerPageTexts: AnswerPageTexts = {
  title: 'إجابتك',
  asked: 'سؤالك:',
  sources: 'المصادر',
  next: 'اطرح سؤالًا آخر',
  ask: 'اسأل',
  back: 'العودة إلى المساعد',
  noQuestion: 'اكتب سؤالًا من فضلك.',
  noAssistant: 'لم نتمكن من معرفة المساعد الذي سألته. عد إلى صفحته واسأل مرة أخرى.',
};
