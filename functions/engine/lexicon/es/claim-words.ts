import type { ClaimWords } from '../claim-words.ts';

export const claimWords: ClaimWords = {
  periods: {
    minute: /minutos?/u,
    hour: /horas?/u,
    day: /d[ií]as?(?!\p{L})/u,
    week: /semanas?/u,
    month: /mes(?:es)?(?!\p{L})|mensual/u,
    year: /años?|anual/u,
  },
  per: /por|al/u,
  timeRange: /a|hasta/u,
  offices: {
    director: /director general|directora general/u,
    president: /presidente/u,
    treasurer: /tesorer[oa]/u,
    nurse: /enfermer[oa]/u,
    dean: /decan[oa]/u,
  },
  otherOffice: /antigu\p{L}*|sub/u,
  implied:
    'cuesta cuestan coste costo precio precios tarifa tarifas importe euros pagar evento plazo fecha fechas horario horarios abierto atencion numero telefono llamar llame correo direccion ubicacion mes mensual ano anual dia semana contacto recepcion',
  telling:
    'temprano tarde primero primera ultimo ultima segundo segunda proximo nuevo antiguo medio pequeno grande otro adicional',
  neutral:
    'inicio bienvenidos acerca preguntas frecuentes respuestas informacion contacto precios tarifas inscripcion matricula admision calendario horarios fechas noticias servicios equipo',
  bounds: {
    lower: /desde|al menos|mas de/u,
    upper: /como maximo|hasta|menos de/u,
    about: /unos|aproximadamente/u,
  },
};
