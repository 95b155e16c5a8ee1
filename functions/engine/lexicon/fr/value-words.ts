import type { ValueWords } from '../value-words.ts';

export const valueWords: ValueWords = {
  rangeJoiner: /à|a/u,
  pairJoiner: /et/u,
  ordinals: [
    /premiere?/u,
    /deuxieme/u,
    /troisieme/u,
    /quatrieme/u,
    /cinquieme/u,
    /sixieme/u,
    /septieme/u,
    /huitieme/u,
    /neuvieme/u,
    /dixieme/u,
  ],
  openEvent: /portes ouvertes/u,
  one: /une?/u,
  counted: /deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente/u,
  timesAndHalves: /demi/u,
  percent: /pour ?cent\b/u,
  free: /gratuite?/u,
  lengths: /heures?|jours?|semaines?|mois|ans?|ann[eé]es?/u,
  phone: /\b(?:t[eé]l|t[eé]l[eé]phone|appel\w*|portable|standard)\b/u,
  otherNumber: /\b(?:siret|siren|rna|tva|rcs|ape|naf|finess|adeli|compte|licence|agr[eé]ment)\b/u,
  addresses:
    /\b\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:[Rr]ue|[Aa]venue|[Aa]v\.|[Bb]oulevard|[Bb]d|[Pp]lace|[Cc]hemin|[Aa]ll[eé]e|[Ii]mpasse|[Qq]uai|[Rr]oute|[Cc]ours)\s+[\p{L}'’ -]+/u,
  nameParticles: /de|la|du/u,
  companyForms: /S\.?A\.?R\.?L\b/u,
  honorifics: 'mme monsieur madame',
};
