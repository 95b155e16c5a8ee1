import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  age: /\b(?:cuantos anos|que edad(?:es)?|edad (?:minima|maxima))\b/u,
  when: /\bcuando\b|\bque (?:dia|fecha)\b|\bfechas? (?:de|del)\b/u,
  who: /\bcual de sus (?:profesores|abogados|entrenadores|asesores)\b|\bquien(?:es)?\b/u,
  where: /\bdonde\b|\bdireccion\b/u,
  how: /^como\b/u,
};

export const contactPatterns: ContactPatterns = {
  email: /\bcorreo\b/u,
  phone: /\btelefono\b|\bllamar\b/u,
  reach:
    /^contacto[\s?!.]*$|\bcomo (?:puedo|podemos) (?:contactar\w*|comunicarme)(?: con (?:ustedes|vosotros))?[\s?!.]*$/u,
  way: /^como (?:llego|llegar|se llega|puedo llegar|ir|voy)(?: (?:ahi|alli|alla|hasta alli))?[\s?!.]*$/u,
};
