import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting:
    "Bonjour ! Je suis l'assistant IA de « {organisation} » et je réponds {from}. Que souhaitez-vous savoir ?",
  thanks: 'Avec plaisir. Souhaitez-vous savoir autre chose sur {organisation} ?',
  goodbye: 'Au revoir, et merci de votre visite chez {organisation}.',
  neverMind: 'D’accord. Que souhaitez-vous savoir d’autre ?',
  identity:
    "Je suis un assistant IA de « {organisation} », pas une personne. Je réponds {from} et j'indique où.",
  howAreYou: "Merci, tout va bien. Je suis l'assistant IA de « {organisation} ». Que souhaitez-vous savoir ?",
  unsure: 'Voici le plus proche :',
  websiteSays: '{says} à ce sujet :',
  noSureAnswer: "Je n'ai pas de réponse sûre à cela.",
  closest: 'Le plus proche {in} :',
  declined: "Je n'ai pas trouvé cela {in}.",
  refused:
    'Je ne peux répondre qu’aux questions sur {organisation} {from} ; je ne peux donc pas vous aider pour cela.',
  abuse: 'Je réponds volontiers aux questions sur {organisation}. Posez-m’en une.',
  opening: 'Je suis là pour vous aider. Que souhaitez-vous savoir sur {organisation} ?',
  complaint: 'Je suis désolé que cela ne vous ait pas aidé. Posez votre question en d’autres termes.',
  privacy:
    'Je suis un assistant IA. {organisation} peut lire cette conversation ; n’y écrivez rien de confidentiel.',
  handoff: 'Vous pouvez joindre {organisation} ici : {contact}.',
  handoffWithoutContact: 'Je suis un assistant IA ; une personne chez {organisation} peut vous répondre.',
  contactOffer: 'Vous pouvez demander directement à {organisation} : {contact}.',
  phone: 'téléphone',
  email: 'e-mail',
  past: 'Attention, cette date est passée.',
  foreignQuote: '{says} ({language}) :',
  topicPage: '{topic} : « {title} ».',
  origins: {
    website: {
      in: 'sur le site de {organisation}',
      from: 'à partir de son site',
      says: 'Le site web dit',
      topic: 'Le site a une page à ce sujet',
    },
    documents: {
      in: 'dans les documents de {organisation}',
      from: 'à partir de ses documents',
      says: 'Les documents disent',
      topic: 'Il y a un document à ce sujet',
    },
  },
};
