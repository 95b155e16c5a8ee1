import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting: 'مرحبًا! أنا مساعد {organisation} بالذكاء الاصطناعي، وأجيب {from}. ماذا تود أن تعرف؟',
  thanks: 'على الرحب والسعة. هل هناك شيء آخر تود معرفته عن {organisation}؟',
  goodbye: 'مع السلامة، وشكرًا لزيارة {organisation}.',
  neverMind: 'حسنًا. ماذا تود أن تعرف أيضًا؟',
  identity: 'أنا مساعد {organisation} بالذكاء الاصطناعي ولست إنسانًا. أجيب {from} وأبيّن موضع الإجابة.',
  howAreYou: 'شكرًا لك، كل شيء على ما يرام. أنا مساعد {organisation} بالذكاء الاصطناعي. ماذا تود أن تعرف؟',
  unsure: 'أقرب ما وجدته:',
  websiteSays: 'إليك ما {says}:',
  noSureAnswer: 'ليست لدي إجابة مؤكدة عن ذلك.',
  closest: 'الأقرب {in}:',
  declined: 'لم أجد ذلك {in}.',
  refused: 'لا يمكنني الإجابة إلا عن أسئلة تخص {organisation} {from}، لذلك لا أستطيع المساعدة في هذا.',
  abuse: 'يسعدني أن أساعدك في أسئلة تخص {organisation}. تفضل بسؤالك.',
  opening: 'أنا هنا للمساعدة. ماذا تود أن تعرف عن {organisation}؟',
  complaint: 'نأسف لأن هذا لم يساعدك. من فضلك اسأل بصيغة أخرى.',
  privacy:
    'أنا مساعد بالذكاء الاصطناعي. يمكن لـ {organisation} قراءة هذه المحادثة، فلا تكتب أي معلومات سرية.',
  handoff: 'يمكنك التواصل مع {organisation} هنا: {contact}.',
  handoffWithoutContact: 'سأنقل هذا إلى أحد العاملين في {organisation}.',
  contactOffer: 'يمكنك سؤال {organisation} مباشرة: {contact}.',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  past: 'يرجى ملاحظة أن هذا التاريخ قد مضى.',
  foreignQuote: 'إليك ما {says} ({language}):',
  topicPage: '{topic}: «{title}».',
  origins: {
    website: {
      in: 'في الموقع الإلكتروني الخاص بـ {organisation}',
      from: 'من محتوى الموقع الإلكتروني',
      says: 'ورد في الموقع',
      topic: 'في الموقع الإلكتروني صفحة عن هذا',
    },
    documents: {
      in: 'في مستندات {organisation}',
      from: 'من محتوى المستندات',
      says: 'ورد في المستندات',
      topic: 'هناك مستند عن هذا',
    },
  },
};
