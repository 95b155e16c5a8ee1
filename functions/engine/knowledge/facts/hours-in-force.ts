import { readSeason, type Season } from '#functions/engine/values/seasons.ts';
import type { Fact } from '../knowledge.ts';

const anyDay = '2026-01-01';

/** Of lines with hours, those whose part of the year holds a day (ISO 8601), or that name none. */
export function listInForce(hours: readonly Fact[], day: string): Fact[] {
  const seasons = hours.map((fact) => seasonOf(fact, day));
  const withSeason = new Set(hours.filter((_, at) => seasons[at] === 'in').map(({ source }) => source));
  const isInForce = ({ source }: Fact, season: Season) =>
    season === 'rest' ? !withSeason.has(source) : season !== 'out';
  return hours.filter((fact, at) => isInForce(fact, seasons[at]));
}

/** Whether a line holds in a part of the year only, whichever. */
export function namesSeason(fact: Fact): boolean {
  return seasonOf(fact, anyDay) !== undefined;
}

/** What its own words say, else the heading above. */
function seasonOf({ value, label }: Fact, day: string): Season {
  return readSeason(value, day) ?? readSeason(label, day);
}
