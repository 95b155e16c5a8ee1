import { readFigure } from '#functions/engine/values/read-figure.ts';

/** Reads 9 p.m. and 21:00 as `time:21:00`. */
export function timeOf(hour: string, minute: string, half: string): string {
  const isAfternoon = half.toLowerCase() === 'p' && Number(hour) < 12;
  const isMidnight = half.toLowerCase() === 'a' && Number(hour) === 12;
  const hours = isMidnight ? 0 : Number(hour) + (isAfternoon ? 12 : 0);
  return `time:${hours}:${minute || '00'}`;
}

/** Normalizes 4,900, 4.900 and 4 900 as one number, 4,5 and 4.5 as another. */
export const plainNumber = (figure: string): string => String(readFigure(figure));

export function plainAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.,;:!?]+$/, '');
}
