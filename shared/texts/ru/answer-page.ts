import type { AnswerPageTexts } from '../en/answer-page.ts';

export const answerPageTexts: AnswerPageTexts = {
  title: 'Ответ на ваш вопрос',
  asked: 'Вы спросили:',
  sources: 'Источники',
  next: 'Задать другой вопрос',
  ask: 'Спросить',
  back: 'Вернуться к ассистенту',
  noQuestion: 'Введите вопрос.',
  noAssistant:
    'Не удалось определить, какому ассистенту вы задали вопрос. Вернитесь на его страницу и спросите ещё раз.',
};
