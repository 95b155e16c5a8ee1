import type { ValueWords } from '../value-words.ts';

export const valueWords: ValueWords = {
  rangeJoiner: /a/u,
  pairJoiner: /y/u,
  ordinals: [
    /primer[oa]?/u,
    /segund[oa]/u,
    /tercer[oa]?/u,
    /cuart[oa]/u,
    /quint[oa]/u,
    /sext[oa]/u,
    /septim[oa]/u,
    /octav[oa]/u,
    /noven[oa]/u,
    /decim[oa]/u,
  ],
  openEvent: /puertas abiertas/u,
  counted: /dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta/u,
  percent: /por ciento\b/u,
  free: /gratis/u,
  lengths: /minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?/u,
  phone: /\b(?:ll[aá]m\w*|tel[eé]fonos?|tfno|tlfno?|m[oó]vil|celular|contacto)\b/u,
  otherNumber: /\b(?:nif|cif|cuenta|registro|colegiad[oa]|licencia|cnae|rfc|cuit|rut)\b/u,
  addresses:
    /\b(?:[Cc]alle|[Aa]venida|[Aa]vda\.?|[Pp]laza|[Pp]aseo|[Cc]arretera)\s+[\p{L} ]+,?\s*(?:n[ºo.]*\s*)?\d+/u,
  nameParticles: /el/u,
  companyForms: /S\.L\./u,
  honorifics: 'sr sra',
};
