import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting: '¡Hola! Soy el asistente de IA de {organisation} y respondo {from}. ¿Qué desea saber?',
  thanks: 'De nada. ¿Desea saber algo más sobre {organisation}?',
  goodbye: 'Adiós, y gracias por visitar {organisation}.',
  neverMind: 'De acuerdo. ¿Qué más desea saber?',
  identity:
    'Soy un asistente de IA de {organisation}, no una persona. Respondo {from} y muestro dónde lo dice.',
  howAreYou: 'Gracias, todo va bien. Soy el asistente de IA de {organisation}. ¿Qué desea saber?',
  unsure: 'Lo más cercano:',
  websiteSays: 'Esto es lo que {says}:',
  noSureAnswer: 'No tengo una respuesta segura a eso.',
  closest: 'Lo más cercano {in}:',
  declined: 'No he encontrado eso {in}.',
  refused: 'Solo puedo responder preguntas sobre {organisation} {from}, así que no puedo ayudarle con eso.',
  abuse: 'Con gusto respondo preguntas sobre {organisation}. Hágame una, por favor.',
  opening: 'Estoy aquí para ayudar. ¿Qué desea saber sobre {organisation}?',
  complaint: 'Lamento que esto no le haya ayudado. Pregúntelo con otras palabras, por favor.',
  privacy:
    'Soy un asistente de IA. {organisation} puede leer esta conversación; no escriba nada confidencial, por favor.',
  handoff: 'Puede contactar con {organisation} aquí: {contact}.',
  handoffWithoutContact: 'Se lo paso a alguien de {organisation}.',
  contactOffer: 'Puede preguntar directamente a {organisation}: {contact}.',
  phone: 'teléfono',
  email: 'correo',
  past: 'Tenga en cuenta que esta fecha ya ha pasado.',
  foreignQuote: 'Esto es lo que {says} ({language}):',
  topicPage: '{topic}: «{title}».',
  origins: {
    website: {
      in: 'en el sitio web de {organisation}',
      from: 'a partir de su sitio web',
      says: 'dice el sitio web',
      topic: 'El sitio web tiene una página sobre esto',
    },
    documents: {
      in: 'en los documentos de {organisation}',
      from: 'a partir de sus documentos',
      says: 'dicen los documentos',
      topic: 'Hay un documento sobre esto',
    },
  },
};
