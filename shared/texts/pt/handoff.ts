import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: 'Pergunto a alguém de {organisation}?',
  optionalName:
    'Se quiser que {organisation} lhe responda, diga-me o seu nome. Ou continue simplesmente a perguntar.',
  askQuestion: 'De que se trata? Pode pular esta pergunta.',
  askName: 'Vou encaminhar a sua pergunta a {organisation}. Qual é o seu nome?',
  askNameToo: 'Qual é o seu nome?',
  askContact: 'Obrigado, {name}. Em que e-mail ou número de telefone pode {organisation} contactá-lo?',
  missingContact: 'Indique um e-mail ou um número de telefone, ou escreva «cancelar».',
  invalidEmail: 'Indique um endereço de e-mail válido',
  invalidPhone: 'Indique um número de telefone válido. Um e-mail também serve.',
  cancelled: 'Muito bem, nada foi encaminhado. O que mais deseja saber?',
  collected: 'Obrigado, {name}. Encaminhei a sua pergunta a {organisation}.',
  expectReply: 'Pode contar com uma resposta {when}.',
  within: 'em {hours}',
  by: 'até {day}, {time} ({zone})',
  openNow: 'O escritório está aberto agora, até às {time} ({zone}).',
  closedNow: 'O escritório está fechado agora. Abre {day} às {time} ({zone}).',
  offerAddition: 'Devo acrescentar isto à sua mensagem para {organisation}?',
  notAdded: 'Muito bem, a sua mensagem fica como está. O que mais deseja saber?',
  added: 'Acrescentei isto à sua mensagem para {organisation}.',
  tooMany: 'Hoje já foram encaminhadas várias mensagens desta conversa. Contacte {organisation} diretamente.',
  personAnswers:
    'Uma pessoa de {organisation} está a escrever uma resposta à sua mensagem. Deixo-a com ela, mas posso ajudar com outras perguntas.',
  personAnswered:
    'Uma pessoa de {organisation} respondeu à sua mensagem. Estou de volta para outras perguntas.',
  personJoined: '{name} de {organisation} está agora neste chat. Fico em silêncio até que me seja devolvido.',
  personLeft: 'Volto a responder.',
};
