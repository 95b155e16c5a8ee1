import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting:
    "Bonjour ! Je suis l'assistant IA de {organisation} et je réponds à partir de son site. Que souhaitez-vous savoir ?",
  thanks: 'Avec plaisir. Souhaitez-vous savoir autre chose sur {organisation} ?',
  goodbye: 'Au revoir, et merci de votre visite chez {organisation}.',
  identity:
    "Je suis un assistant IA de {organisation}, pas une personne. Je réponds avec ce que dit son site et j'indique où.",
  howAreYou: "Merci, tout va bien. Je suis l'assistant IA de {organisation}. Que souhaitez-vous savoir ?",
  unsure: 'Je ne suis pas certain que cela réponde à votre question. Voici le plus proche :',
  websiteSays: 'Le site web dit à ce sujet :',
  declined: "Je n'ai pas trouvé cela sur le site de {organisation}.",
  closestPage: 'La page « {title} » est peut-être la plus proche.',
  otherQuestion: 'Pour votre autre question :',
  refused:
    'Je ne peux répondre qu’aux questions sur {organisation} à partir de son site ; je ne peux donc pas vous aider pour cela.',
  abuse: 'Je réponds volontiers aux questions sur {organisation}. Posez-m’en une.',
  opening: 'Je suis là pour vous aider. Que souhaitez-vous savoir sur {organisation} ?',
  complaint: 'Je suis désolé que cela ne vous ait pas aidé. Posez votre question en d’autres termes.',
  privacy:
    'Je suis un assistant IA. {organisation} peut lire cette conversation ; n’y écrivez rien de confidentiel.',
  handoff:
    'Je suis un assistant IA et ne peux pas vous mettre en relation, mais vous pouvez joindre {organisation} ici : {contact}.',
  handoffWithoutContact:
    "Je suis un assistant IA et ne peux pas vous mettre en relation, et je n'ai trouvé ni téléphone ni e-mail sur le site de {organisation}.",
  contactOffer: 'Vous pouvez demander directement à {organisation} : {contact}.',
  phone: 'téléphone',
  email: 'e-mail',
  past: 'Attention, cette date est passée.',
  foreignQuote: 'Le site indique, dans sa langue ({language}) :',
  topicPage: 'Le site a une page à ce sujet : « {title} ».',
  repliesIn: 'Je peux vous répondre en {language}.',
  staffLanguage: 'Je n’ai pas trouvé, sur le site de {organisation}, si l’équipe parle {language}.',
};
