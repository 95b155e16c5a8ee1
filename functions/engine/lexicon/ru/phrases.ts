import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting:
    'Здравствуйте! Я ИИ-ассистент организации {organisation} и отвечаю {from}. Что вы хотели бы узнать?',
  thanks: 'Пожалуйста. Хотите узнать ещё что-нибудь об организации {organisation}?',
  goodbye: 'До свидания, спасибо за интерес к организации {organisation}.',
  neverMind: 'Хорошо. Что ещё вы хотели бы узнать?',
  identity:
    'Я ИИ-ассистент организации {organisation}, а не человек. Я отвечаю {from} и показываю, где это написано.',
  howAreYou: 'Спасибо, всё хорошо. Я ИИ-ассистент организации {organisation}. Что вы хотели бы узнать?',
  unsure: 'Ближе всего вот что:',
  websiteSays: 'Вот что {says}:',
  noSureAnswer: 'У меня нет точного ответа на это.',
  closest: 'Ближе всего {in}:',
  declined: 'Я не нашёл этого {in}.',
  refused: 'Я могу отвечать только на вопросы об организации {organisation} {from} и не могу помочь с этим.',
  abuse: 'Я с удовольствием отвечу на вопросы об организации {organisation}.',
  opening: 'Я готов помочь. Что вы хотели бы узнать об организации {organisation}?',
  complaint: 'Мне жаль, что это не помогло. Пожалуйста, спросите другими словами.',
  privacy:
    'Я ИИ-ассистент. Сотрудники организации {organisation} могут читать этот разговор, поэтому не пишите ничего конфиденциального.',
  handoff: 'Связаться с {organisation} можно так: {contact}.',
  handoffWithoutContact: 'Я передам это сотруднику {organisation}.',
  contactOffer: 'Вы можете спросить {organisation} напрямую: {contact}.',
  phone: 'телефон',
  email: 'почта',
  past: 'Обратите внимание: эта дата уже прошла.',
  foreignQuote: 'Вот что {says} (язык: {language}):',
  topicPage: '{topic}: «{title}».',
  origins: {
    website: {
      in: 'на сайте {organisation}',
      from: 'по её сайту',
      says: 'сказано на сайте',
      topic: 'На сайте есть страница об этом',
    },
    documents: {
      in: 'в документах {organisation}',
      from: 'по её документам',
      says: 'сказано в документах',
      topic: 'Об этом есть документ',
    },
  },
};
