import type { TopicWords } from '../topic-words.ts';

export const topicWords: TopicWords = {
  contact: 'contacto horario ubicacion direccion llegar situacion visita',
  prices: 'tarifa tarifas precio precios cuota beca',
  joining: 'admision matricula inscripcion cita reserva',
  questions: 'preguntas ayuda',
  people: 'acerca nosotros quienes colegio historia equipo personal profesor',
  rules: 'reglamento normas envios devoluciones terminos condiciones reembolso cancelacion',
  dates: 'calendario evento eventos vacaciones',
  legalNotice: 'aviso-legal',
  proof: 'empleo',
  machine: 'carrito buscar',
  listing: 'etiqueta galeria archivo',
  news: 'noticias',
  smallPrint: 'privacidad',
};
