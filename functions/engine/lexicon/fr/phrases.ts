import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting:
    "Bonjour ! Je suis l'assistant IA : {organisation}. Je réponds {from}. Que souhaitez-vous savoir ?",
  thanks: 'Avec plaisir. Souhaitez-vous savoir autre chose sur {organisation} ?',
  goodbye: 'Au revoir, et merci de votre visite chez {organisation}.',
  neverMind: 'D’accord. Que souhaitez-vous savoir d’autre ?',
  identity:
    "Je suis l'assistant IA : {organisation}. Je ne suis pas une personne. Je réponds {from} et j'indique où.",
  howAreYou: "Merci, tout va bien. Je suis l'assistant IA : {organisation}. Que souhaitez-vous savoir ?",
  unsure: 'Voici le plus proche :',
  websiteSays: 'Voici ce que {says} :',
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
  handoffWithoutContact: 'Je transmets cela à quelqu’un chez {organisation}.',
  contactOffer: 'Vous pouvez demander directement à {organisation} : {contact}.',
  phone: 'téléphone',
  email: 'e-mail',
  past: 'Attention, cette date est passée.',
  foreignQuote: 'Voici ce que {says} ({language}) :',
  topicPage: '{topic} : « {title} ».',
  origins: {
    website: {
      in: 'sur le site de {organisation}',
      from: 'à partir de son site',
      says: 'dit le site',
      topic: 'Le site a une page à ce sujet',
    },
    documents: {
      in: 'dans les documents de {organisation}',
      from: 'à partir de ses documents',
      says: 'disent les documents',
      topic: 'Il y a un document à ce sujet',
    },
  },
};
