import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  howLong: /\bcuant[oa]s (?:minutos|horas|dias|semanas|meses|anos)\b|\bcuanto tiempo\b/u,
  whatTime: /\b(?:a|hasta|desde) que hora\b|\bhorarios?\b/u,
  age: /\b(?:cuantos anos|que edad(?:es)?|edad (?:minima|maxima))\b/u,
  howMany: /\bcuant[oa]s\b/u,
  howMuch:
    /\b(?:que|cual es el) (?:importe|monto|suma)\b|\bpor (?:hora|mes|ano|persona)\b|\bcuanto\b|\b(?:precio|tarifa)s?\b/u,
  when: /\bcuando\b|\bque (?:dia|fecha)\b|\bfechas? (?:de|del)\b/u,
  who: /\bcual de sus (?:profesores|abogados|entrenadores|asesores)\b|\bquien(?:es)?\b/u,
  where: /\bdonde\b|\bdireccion\b/u,
  how: /^como\b/u,
  yesNo: /^(?:hay|es|son|tienen?|puedo|pueden|se puede|ofrecen|hacen|aceptan)\b/u,
  joiningWord: /donde|quien|cuando/u,
  beforeInterrogative: /\b(?:y|o|con|desde|hasta|saber|es)/u,
};

export const contactPatterns: ContactPatterns = {
  email: /\bcorreo\b/u,
  phone: /\btelefono\b|\bllamar\b/u,
  anyDetail: /numer/u,
  reach:
    /^contacto[\s?!.]*$|\bcomo (?:puedo|podemos) (?:contactar\w*|comunicarme)(?: con (?:ustedes|vosotros))?[\s?!.]*$/u,
  way: /^como (?:llego|llegar|se llega|puedo llegar|ir|voy)(?: (?:ahi|alli|alla|hasta alli))?[\s?!.]*$/u,
};
