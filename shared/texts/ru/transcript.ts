import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Здравствуйте!',
  subject: 'Разговор с ассистентом',
  introduction: (days) =>
    `Посетитель, который общался с ассистентом, попросил нас отправить разговор на этот адрес. Его можно прочитать по ссылке ниже в течение ${days} дней, если его не удалят раньше.`,
  read: 'Прочитать разговор',
  title: (company) => `Ваш разговор с ассистентом организации ${company}`,
};
