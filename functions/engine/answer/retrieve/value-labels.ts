import type { Passage } from '#functions/engine/knowledge/knowledge.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';

/** What pages write above or before a value that stands there without a word of its own, folded. */
const labelsOfValues: Partial<Record<ValueType, string>> = {
  address: `where, location, locations, venue, place, address, meeting place, meeting point, wo, ort, adresse, treffpunkt, veranstaltungsort,
    ou, lieu, lieu de rendez-vous, donde, lugar, direccion, ubicacion, sede, где, место, место проведения, адрес`,
  date: `when, date, dates, day, days, schedule, deadline, deadlines, wann, datum, termin, termine, tag, tage, frist,
    quand, jour, jours, cuando, fecha, fechas, dia, dias, plazo, когда, дата, даты, срок`,
  time: `when, time, times, hours, opening hours, schedule, wann, uhrzeit, zeit, zeiten, offnungszeiten,
    quand, heure, heures, horaire, horaires, cuando, hora, horas, horario, horarios, когда, время, часы работы`,
  money: `cost, costs, price, prices, pricing, fee, fees, rate, rates, tuition, admission, dues, entry fee, how much, kosten, preis, preise,
    gebuhr, gebuhren, eintritt, beitrag, prix, tarif, tarifs, cout, cotisation, combien, precio, precios, tarifa, tarifas, costo, coste, cuota, стоимость, цена, цены`,
  person: `instructor, instructors, teacher, teachers, leader, leaders, coach, speaker, speakers, host, hosts, organizer, organizers, presenter, presenters,
    contact person, leitung, kursleitung, trainer, trainerin, referent, referentin, ansprechpartner, ansprechpartnerin, intervenant, intervenants,
    professeur, animateur, animatrice, responsable, profesor, profesora, ponente, ponentes, преподаватель, ведущий`,
  duration: 'duration, length, how long, dauer, laufzeit, duree, duracion, продолжительность',
};
const wordsByValue: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(labelsOfValues).map(([value, words]) => [value, new Set(words.split(/,\s+/))]),
);

const inlinePattern = /^([^:.?!]{2,30})[:?]\s+\S/u;
/** "Date & time", "Wann und wo". */
const joinPattern = /\s*[&/,+]\s*|\s+(?:and|und|et|y|и)\s+/u;
/** So many statements below a heading are its value; what follows tells more. */
const statementsBelow = 2;

/** Whether the page itself calls a statement the value: "Where: Main Hall", or what stands below the heading "Where?". */
export function isLabelledFor(value: ValueType, { headings, statements }: Passage, at: number): boolean {
  const statement = statements[at];
  if (!statement || statement.kind === 'heading' || statement.kind === 'row') return false;
  const label = inlinePattern.exec(statement.text)?.[1];
  if (label !== undefined && isLabelOf(value, label)) return true;
  const first = statements.findIndex(({ kind }) => kind !== 'heading');
  return at < first + statementsBelow && isLabelOf(value, headings.at(-1) ?? '');
}

/** Whether a heading or the beginning of a line names a kind of value, and nothing but such kinds. */
export function isLabelOf(value: ValueType, label: string): boolean {
  const parts = foldWord(label)
    .replace(/[\s:?!.]+$/, '')
    .split(joinPattern);
  const isLabel = (part: string) => [...wordsByValue.values()].some((words) => words.has(part));
  return parts.some((part) => wordsByValue.get(value)?.has(part)) && parts.every(isLabel);
}
