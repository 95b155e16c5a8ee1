import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  covers: /^est-ce que .*prend\b/u,
  howLong: /\bcombien d(?:e |')(?:minutes|heures|jours|semaines|mois|annees|ans)\b|\bcombien de temps\b/u,
  whatTime: /\bquelle heure\b|\bhoraires?\b/u,
  age: /\b(?:quels? ages?|age (?:minimum|minimal|limite|requis))\b/u,
  howMany:
    /\b(?:etes|sommes|sont) combien\b|\bcombien (?:avez-vous |y a-t-il |a-t-on |avons-nous |compte[sz]?(?:-vous)? )?d(?:e |')(?!temps|argent)|\bnombre d/u,
  howMuch:
    /\bquel(?:le)? (?:montant|somme)\b|\bpar (?:heure|mois|an|personne|enfant)\b|\bcombien\b|\b(?:quel|a quel) (?:prix|tarif|cout)\b|\b(?:prix|tarifs?|cout)\b/u,
  when: /\bquand\b|\bquel(?:le)? (?:jour|date|soir|annee|mois)\b|\bdates? (?:de|du|des|d')/u,
  who: /\b(?:le)?quel(?:le)? de vos (?:professeurs|avocats|entraineurs|moniteurs|conseillers)\b|\bqui (?!est-ce que)\b/u,
  where: /\bou(?: (?:est|se|sont|etes|vous|trouver|puis|peut)\b|[\s?!.]*$)/u,
  how: /\bcomment\b/u,
  yesNo: /^(?:est-ce|y a-t-il|peut-on|avez|faites|proposez|puis|faut|dois|organisez|acceptez)/u,
  joiningWord: /qui|quand|ou/u,
  beforeInterrogative: /\b(?:et|ou|avec|depuis|pour|de|a|chez|savoir|est|es|etes|sont)/u,
};

export const contactPatterns: ContactPatterns = {
  email: /\badresse (?:e-?)?mail\b|\bvotre mail\b|\bcourriel\b/u,
  phone: /\bnumero de tel/u,
  anyDetail: /numer|joindre/u,
  reach: /\bcomment (?:puis-je |peut-on |pouvons-nous )?(?:vous|les) (?:contacter|joindre)[\s?!.]*$/u,
  way: /^comment (?:on |peut-on |puis-je )?(?:venir|y aller|arriver|vous trouver|se rendre (?:chez vous|sur place)|on vient)[\s?!.]*$/u,
};
