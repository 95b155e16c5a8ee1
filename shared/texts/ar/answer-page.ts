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
  automatic: 'هذا رد آلي من مساعد {name}. أجب عن هذه الرسالة لطرح سؤال آخر، أو اكتب أنك تود التواصل مع شخص.',
  attachmentsLeft: 'لا تُقرأ المرفقات. يُرجى كتابة ما تود معرفته.',
};
