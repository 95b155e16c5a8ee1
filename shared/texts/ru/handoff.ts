import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: 'Спросить у сотрудников {organisation}?',
  optionalName:
    'Если хотите, чтобы с вами связались сотрудники {organisation}, назовите своё имя. Или просто спрашивайте дальше.',
  askQuestion: 'О чём речь? Этот вопрос можно пропустить.',
  askName: 'Я передам ваш вопрос в {organisation}. Как вас зовут?',
  askNameToo: 'Как вас зовут?',
  askContact: 'Спасибо, {name}. По какому адресу почты или телефону {organisation} может с вами связаться?',
  missingContact: 'Укажите адрес почты или номер телефона либо напишите «отмена».',
  invalidEmail: 'Укажите правильный адрес почты',
  invalidPhone: 'Укажите правильный номер телефона. Подойдёт и адрес почты.',
  cancelled: 'Хорошо, ничего не передано. Что ещё вы хотели бы узнать?',
  collected: 'Спасибо, {name}. Я передал ваш вопрос в {organisation}.',
  expectReply: 'Ответ придёт {when}.',
  within: 'не позднее чем через {hours}',
  by: 'не позднее этого срока: {day}, {time} ({zone})',
  openNow: 'Офис сейчас открыт, до {time} ({zone}).',
  closedNow: 'Офис сейчас закрыт. Откроется: {day}, {time} ({zone}).',
  offerAddition: 'Добавить это к вашему сообщению для {organisation}?',
  notAdded: 'Хорошо, ваше сообщение остаётся без изменений. Что ещё вы хотели бы узнать?',
  added: 'Я добавил это к вашему сообщению для {organisation}.',
  tooMany:
    'Сегодня из этого разговора уже передано несколько сообщений. Обратитесь в {organisation} напрямую.',
  personAnswers:
    'Сотрудник {organisation} пишет ответ на ваше сообщение. Я не вмешиваюсь и отвечаю на другие вопросы.',
  personAnswered: 'Сотрудник {organisation} ответил на ваше сообщение. Я снова готов отвечать на вопросы.',
  personJoined: 'К чату присоединился сотрудник {organisation}: {name}. Я молчу, пока чат не вернут мне.',
  personLeft: 'Я снова отвечаю.',
};
