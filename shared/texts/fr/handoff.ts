import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: 'Quelqu’un chez {organisation} le sait peut-être. Dois-je transmettre votre question ?',
  optionalName:
    'Si {organisation} doit vous recontacter, indiquez-moi votre nom. Ou continuez simplement à poser vos questions.',
  askQuestion:
    'Que souhaitez-vous demander à {organisation} ? Pour ne laisser que votre nom, écrivez « passer ».',
  askName: 'Je transmets votre question à {organisation}. Quel est votre nom ?',
  askNameToo: 'Quel est votre nom ?',
  askContact: 'Merci, {name}. À quelle adresse e-mail ou à quel numéro {organisation} peut-il vous joindre ?',
  missingContact: 'Veuillez saisir une adresse e-mail ou un numéro de téléphone, ou écrivez « annuler ».',
  invalidEmail: 'Veuillez saisir une adresse e-mail valide',
  invalidPhone: 'Veuillez saisir un numéro de téléphone valide. Une adresse e-mail convient aussi.',
  cancelled: 'D’accord, rien n’a été transmis. Que souhaitez-vous savoir d’autre ?',
  collected: 'Merci, {name}. J’ai transmis votre question à {organisation}.',
  expectReply: 'Vous recevrez une réponse {when}.',
  within: 'sous {hours}',
  by: 'au plus tard {day}, {time} ({zone})',
  openNow: 'D’après les horaires, c’est ouvert en ce moment, jusqu’à {time} ({zone}).',
  closedNow: 'D’après les horaires, c’est fermé en ce moment ; réouverture {day}, {time} ({zone}).',
  offerAddition: 'Dois-je ajouter ceci à votre message à {organisation} ?',
  notAdded: 'D’accord, votre message reste tel quel. Que souhaitez-vous savoir d’autre ?',
  added: 'J’ai ajouté ceci à votre message à {organisation}.',
  tooMany:
    'Plusieurs messages ont déjà été transmis aujourd’hui depuis cette conversation. Veuillez contacter {organisation} directement.',
  personAnswers:
    'Une personne chez {organisation} rédige la réponse à votre message. Je la laisse faire et réponds à vos autres questions.',
  personAnswered:
    'Une personne chez {organisation} a répondu à votre message. Je suis de nouveau là pour vos questions.',
  personJoined: '{name} de {organisation} a rejoint ce chat. Je me tais jusqu’à ce qu’il me soit rendu.',
  personLeft: 'Je réponds de nouveau.',
};
