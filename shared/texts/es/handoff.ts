import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: '¿Pregunto a alguien de {organisation}?',
  optionalName:
    'Si desea que {organisation} se ponga en contacto con usted, dígame su nombre. O siga preguntando.',
  askQuestion: '¿De qué se trata? Puede omitir este paso.',
  askName: 'Pasaré su pregunta a {organisation}. ¿Cómo se llama?',
  askNameToo: '¿Cómo se llama?',
  askContact: 'Gracias, {name}. ¿En qué correo o teléfono puede localizarle {organisation}?',
  missingContact: 'Escriba un correo electrónico o un teléfono, o escriba «cancelar».',
  invalidEmail: 'Escriba un correo electrónico válido',
  invalidPhone: 'Escriba un número de teléfono válido. También sirve un correo electrónico.',
  cancelled: 'De acuerdo, no se ha enviado nada. ¿Qué más desea saber?',
  collected: 'Gracias, {name}. He pasado su pregunta a {organisation}.',
  expectReply: 'Recibirá una respuesta {when}.',
  within: 'en un plazo de {hours}',
  by: 'a más tardar el {day}, {time} ({zone})',
  openNow: 'La oficina está abierta ahora, hasta las {time} ({zone}).',
  closedNow: 'La oficina está cerrada ahora. Próxima apertura: {day}, {time} ({zone}).',
  offerAddition: '¿Quiere que añada esto a su mensaje para {organisation}?',
  notAdded: 'De acuerdo, su mensaje queda como está. ¿Qué más desea saber?',
  added: 'He añadido esto a su mensaje para {organisation}.',
  tooMany:
    'Hoy ya se han enviado varios mensajes desde esta conversación. Póngase en contacto con {organisation} directamente.',
  personAnswers:
    'Una persona de {organisation} está escribiendo la respuesta a su mensaje. Se lo dejo a ella y sigo con otras preguntas.',
  personAnswered:
    'Una persona de {organisation} ha respondido a su mensaje. Vuelvo a estar aquí para más preguntas.',
  personJoined: '{name} de {organisation} está ahora en este chat. Guardo silencio hasta que me lo devuelva.',
  personLeft: 'Vuelvo a responder.',
};
