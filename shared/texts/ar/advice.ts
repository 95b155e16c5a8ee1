import type { AdviceTexts } from '../en/advice.ts';

export const adviceTexts: AdviceTexts = {
  notLegalAdvice:
    'معلومات عامة، وليست استشارة قانونية. الكتابة هنا لا تنشئ علاقة محامٍ وموكل وقد لا تكون سرية: لا تذكر وقائع قضيتك ولا المواعيد النهائية.',
  notTaxAdvice: 'معلومات عامة، وليست استشارة ضريبية.',
  notDealAdvice: 'معلومات عامة، وليست تقييمًا ولا استشارة استثمارية.',
};
