import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting: 'Olá! Sou o assistente de IA de {organisation}. Respondo {from}. O que deseja saber?',
  thanks: 'De nada. Deseja saber mais alguma coisa sobre {organisation}?',
  goodbye: 'Até logo, e obrigado por visitar {organisation}.',
  neverMind: 'Muito bem. O que mais deseja saber?',
  identity:
    'Sou um assistente de IA de {organisation}, não uma pessoa. Respondo {from} e mostro onde está escrito.',
  howAreYou: 'Obrigado, está tudo bem. Sou o assistente de IA de {organisation}. O que deseja saber?',
  unsure: 'O mais próximo que encontrei:',
  websiteSays: 'Isto é o que {says}:',
  noSureAnswer: 'Não tenho uma resposta certa para isso.',
  closest: 'O mais próximo {in}:',
  declined: 'Não encontrei isso {in}.',
  refused: 'Só posso responder a perguntas sobre {organisation} {from}, por isso não posso ajudar nisso.',
  abuse: 'Ajudo com gosto em perguntas sobre {organisation}. Faça-me uma.',
  opening: 'Estou aqui para ajudar. O que deseja saber sobre {organisation}?',
  complaint: 'Lamento que isto não tenha ajudado. Pergunte por outras palavras.',
  privacy: 'Sou um assistente de IA. {organisation} pode ler esta conversa; não escreva nada confidencial.',
  handoff: 'Pode contactar {organisation} aqui: {contact}.',
  handoffWithoutContact: 'Vou passar isto a alguém de {organisation}.',
  contactOffer: 'Pode perguntar diretamente a {organisation}: {contact}.',
  phone: 'telefone',
  email: 'e-mail',
  past: 'Atenção, esta data já passou.',
  foreignQuote: 'Isto é o que {says} ({language}):',
  topicPage: '{topic}: «{title}».',
  origins: {
    website: {
      in: 'no site de {organisation}',
      from: 'a partir do seu site',
      says: 'diz o site',
      topic: 'O site tem uma página sobre isto',
    },
    documents: {
      in: 'nos documentos de {organisation}',
      from: 'a partir dos seus documentos',
      says: 'dizem os documentos',
      topic: 'Há um documento sobre isto',
    },
  },
};
