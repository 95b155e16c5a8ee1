import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting:
    '¡Hola! Soy el asistente de IA de {organisation} y respondo con lo que dice su sitio web. ¿Qué desea saber?',
  thanks: 'De nada. ¿Desea saber algo más sobre {organisation}?',
  goodbye: 'Adiós, y gracias por visitar {organisation}.',
  identity:
    'Soy un asistente de IA de {organisation}, no una persona. Respondo con lo que dice su sitio web y muestro dónde lo dice.',
  howAreYou: 'Gracias, todo va bien. Soy el asistente de IA de {organisation}. ¿Qué desea saber?',
  unsure: 'No estoy seguro de que esto responda a su pregunta. Lo más cercano:',
  websiteSays: 'El sitio web dice al respecto:',
  declined: 'No he encontrado eso en el sitio web de {organisation}.',
  closestPage: 'Quizá lo más cercano sea la página «{title}».',
  otherQuestion: 'Sobre su otra pregunta:',
  refused:
    'Solo puedo responder preguntas sobre {organisation} a partir de su sitio web, así que no puedo ayudarle con eso.',
  abuse: 'Con gusto respondo preguntas sobre {organisation}. Hágame una, por favor.',
  opening: 'Estoy aquí para ayudar. ¿Qué desea saber sobre {organisation}?',
  complaint: 'Lamento que esto no le haya ayudado. Pregúntelo con otras palabras, por favor.',
  privacy:
    'Soy un asistente de IA. {organisation} puede leer esta conversación; no escriba nada confidencial, por favor.',
  handoff:
    'Soy un asistente de IA y no puedo comunicarle directamente, pero puede contactar con {organisation} aquí: {contact}.',
  handoffWithoutContact:
    'Soy un asistente de IA y no puedo comunicarle directamente, y no he encontrado teléfono ni correo en el sitio web de {organisation}.',
  contactOffer: 'Puede preguntar directamente a {organisation}: {contact}.',
  phone: 'teléfono',
  email: 'correo',
  past: 'Tenga en cuenta que esta fecha ya ha pasado.',
  foreignQuote: 'El sitio web dice, en su idioma ({language}):',
  topicPage: 'El sitio web tiene una página sobre esto: «{title}».',
  repliesIn: 'Puedo responderle en {language}.',
  staffLanguage:
    'No he encontrado en el sitio web de {organisation} si alguien de su equipo habla {language}.',
};
