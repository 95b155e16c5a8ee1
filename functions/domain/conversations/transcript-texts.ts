import type { VisitorLanguage } from '../chat/visitor-language.ts';

type TranscriptTexts = {
  greeting: string;
  subject: (company: string) => string;
  introduction: (company: string) => string;
  you: string;
  assistant: string;
  sources: string;
};

/** Texts around a mailed conversation. */
export const transcriptTexts: Record<VisitorLanguage, TranscriptTexts> = {
  en: {
    greeting: 'Hello there,',
    subject: (company) => `Your conversation with the assistant of ${company}`,
    introduction: (company) =>
      `Somebody who talked to the assistant of ${company} asked us to send the conversation to this address.`,
    you: 'You',
    assistant: 'Assistant',
    sources: 'Sources of the answers',
  },
  es: {
    greeting: 'Hola:',
    subject: (company) => `Su conversación con el asistente de ${company}`,
    introduction: (company) =>
      `Alguien que habló con el asistente de ${company} nos pidió enviar la conversación a esta dirección.`,
    you: 'Usted',
    assistant: 'Asistente',
    sources: 'Dónde están las respuestas',
  },
  fr: {
    greeting: 'Bonjour,',
    subject: (company) => `Votre conversation avec l’assistant de ${company}`,
    introduction: (company) =>
      `Quelqu’un qui a discuté avec l’assistant de ${company} nous a demandé d’envoyer la conversation à cette adresse.`,
    you: 'Vous',
    assistant: 'Assistant',
    sources: 'Où se trouvent les réponses',
  },
  de: {
    greeting: 'Guten Tag,',
    subject: (company) => `Ihre Unterhaltung mit dem Assistenten von ${company}`,
    introduction: (company) =>
      `Jemand, der mit dem Assistenten von ${company} gesprochen hat, hat uns gebeten, die Unterhaltung an diese Adresse zu schicken.`,
    you: 'Sie',
    assistant: 'Assistent',
    sources: 'Wo die Antworten stehen',
  },
  zh: {
    greeting: '您好：',
    subject: (company) => `您与${company}助手的对话`,
    introduction: (company) => `有人与${company}的助手聊天，并请我们将对话发送到此地址。`,
    you: '您',
    assistant: '助手',
    sources: '答案出处',
  },
  vi: {
    greeting: 'Xin chào,',
    subject: (company) => `Cuộc trò chuyện của bạn với trợ lý của ${company}`,
    introduction: (company) =>
      `Một người đã trò chuyện với trợ lý của ${company} và nhờ chúng tôi gửi cuộc trò chuyện đến địa chỉ này.`,
    you: 'Bạn',
    assistant: 'Trợ lý',
    sources: 'Nguồn của câu trả lời',
  },
  ar: {
    greeting: 'مرحبًا،',
    subject: (company) => `محادثتك مع مساعد ${company}`,
    introduction: (company) => `طلب منا شخص تحدث مع مساعد ${company} إرسال المحادثة إلى هذا العنوان.`,
    you: 'أنت',
    assistant: 'المساعد',
    sources: 'مصادر الإجابات',
  },
};
