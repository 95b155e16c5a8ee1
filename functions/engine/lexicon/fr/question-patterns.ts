import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  age: /\b(?:quels? ages?|age (?:minimum|minimal|limite|requis))\b/u,
  when: /\bquand\b|\bquel(?:le)? (?:jour|date|soir|annee|mois)\b|\bdates? (?:de|du|des|d')/u,
  who: /\b(?:le)?quel(?:le)? de vos (?:professeurs|avocats|entraineurs|moniteurs|conseillers)\b|\bqui (?!est-ce que)\b/u,
  where: /\bou(?: (?:est|se|sont|etes|vous|trouver|puis|peut)\b|[\s?!.]*$)/u,
  how: /\bcomment\b/u,
};

export const contactPatterns: ContactPatterns = {
  email: /\badresse (?:e-?)?mail\b|\bvotre mail\b|\bcourriel\b/u,
  phone: /\bnumero de tel/u,
  reach: /\bcomment (?:puis-je |peut-on |pouvons-nous )?(?:vous|les) (?:contacter|joindre)[\s?!.]*$/u,
  way: /^comment (?:on |peut-on |puis-je )?(?:venir|y aller|arriver|vous trouver|se rendre (?:chez vous|sur place)|on vient)[\s?!.]*$/u,
};
