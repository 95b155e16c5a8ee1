import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Здравствуйте!',
  subject: (company) => `Ваш разговор с ассистентом организации ${company}`,
  introduction: (company) =>
    `Посетитель, который общался с ассистентом организации ${company}, попросил нас отправить разговор на этот адрес.`,
  you: 'Вы',
  assistant: 'Ассистент',
  sources: 'Источники ответов',
};
