import type { RemarkPatterns } from '../small-talk.ts';

export const remarkPatterns: RemarkPatterns = {
  injection:
    /\b(?:ignor\w*|olvid\w*)\b.{0,30}\b(?:instrucciones|reglas|indicaciones)\b|\bprompt sistema\b|\bahora eres\b|(?:^|[.!?,;:]\s*)(?:escrib\w*|cuenta\w*) (?:un[ao]? )?(?:\p{L}+ )?(?:haiku|limerick|rap|poema|chiste|cancion)\b/u,
  abuse: /^(?:puta|mierda|pendejo)(?: bot)?[\s!.?]*$|^eres (?:\p{L}+ )?(?:tonto|tonta|inutil)[\s!.?]*$/u,
  greeting: /hola|buenos dias|buenas(?: tardes| noches)?/u,
  thanks: /(?:muchas )?gracias/u,
  thankedFor: /por (?:su|la) ayuda/u,
  goodbye: /adios|hasta (?:luego|pronto)/u,
  identity:
    /^¿?que puedes hacer[\s?!.]*$|^¿?(?:eres|es usted) (?:un[ao]? )?(?:robot|bot|humano|ia|maquina|persona(?: real)?)[\s?!.]*$|^¿?quien (?:eres|es usted)[\s?!.]*$|^¿?(?:es esto|esto es|es) (?:un[ao]? )?(?:robot|bot|chatbot|humano|ia|maquina|persona(?: real)?)[\s?!.]*$/u,
  howAreYou: /^¿?(?:como estas?|que tal)[\s?!.]*$/u,
  handoff: /\bhablar con (?:una? )?(?:persona|humano|agente|alguien|operador)\b/u,
  calculation: /cuanto (?:es|son)/u,
  operator: /mas|menos|por|entre/u,
  opinion: /^(?:te gusta|que (?:piensas|opinas) (?:de|sobre) )/u,
  leadingFiller: /hola|buenas/u,
  trailingFiller: /por favor|hoy|ahora/u,
  toTheModel: /\b(?:mis instrucciones|como ia|modelo de lenguaje)\b/u,
};
