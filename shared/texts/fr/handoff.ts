import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: 'Dois-je demander à quelqu’un chez {organisation} ?',
  optionalName:
    'Si {organisation} doit vous recontacter, indiquez-moi votre nom. Ou continuez simplement à poser vos questions.',
  askQuestion: 'De quoi s’agit-il ? Vous pouvez passer cette question.',
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
  openNow: 'Le bureau est ouvert en ce moment, jusqu’à {time} ({zone}).',
  closedNow: 'Le bureau est fermé en ce moment. Il rouvre {day} à {time} ({zone}).',
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
