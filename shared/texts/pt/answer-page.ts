import type { AnswerPageTexts } from '../en/answer-page.ts';

export const answerPageTexts: AnswerPageTexts = {
  title: 'A sua resposta',
  asked: 'Perguntou:',
  sources: 'Fontes',
  next: 'Fazer outra pergunta',
  ask: 'Perguntar',
  back: 'Voltar ao assistente',
  noQuestion: 'Escreva uma pergunta.',
  noAssistant: 'Não sabemos a que assistente perguntou. Volte à página dele e pergunte de novo.',
  automatic:
    'Esta é uma resposta automática do assistente de {name}. Responda a este e-mail para perguntar mais, ou escreva que deseja falar com uma pessoa.',
  attachmentsLeft: 'Os anexos não são lidos. Escreva o que deseja saber.',
};
