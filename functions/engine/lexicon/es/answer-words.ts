import type { AnswerWords } from '../answer-words.ts';

export const answerWords: AnswerWords = {
  history: /\b(?:fundad[oa]|desde|naci[oó])\b/u,
  announces: /(?:lo|la|el|los|las) siguientes?/u,
  pointsBack: /por eso|asi que|este|esta|esto|ello/u,
  bareAnswer: /s[ií]|no|claro/u,
  itself: /eso|esto/u,
  denies: /sin|ning[uú]n\w*/u,
  leave: 'obtener recibo recibir necesito necesita necesario obligatorio posible permitido permitidos',
  besidePrices: 'servicios lista inscripcion membresia cursos',
  passing: /\bpor ejemplo|^v[eé]ase\b/u,
  asksForMany: /qu[eé]|cu[aá]les/u,
  and: /y/u,
  valueLabels: {
    address: 'donde, lugar, direccion, ubicacion, sede',
    date: 'cuando, fecha, fechas, dia, dias, plazo',
    time: 'cuando, hora, horas, horario, horarios',
    money: 'precio, precios, tarifa, tarifas, costo, coste, cuota',
    person: 'profesor, profesora, ponente, ponentes',
    duration: 'duracion',
  },
  counts: /dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez/u,
  rate: /por|al/u,
  numberOf: /numero de/u,
  asksForCount: /cuant[oa]s|numero de/u,
  doing: 'hacen',
  lengthOfTime: 'tiempo dura durar',
};
