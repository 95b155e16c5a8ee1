/** Reads 9 p.m. and 21:00 as `time:21:00`. */
export function timeOf(hour: string, minute: string, half: string): string {
  const isAfternoon = half.toLowerCase() === 'p' && Number(hour) < 12;
  const isMidnight = half.toLowerCase() === 'a' && Number(hour) === 12;
  const hours = isMidnight ? 0 : Number(hour) + (isAfternoon ? 12 : 0);
  return `time:${hours}:${minute || '00'}`;
}

const groupedPattern = /^\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?$/;

/** Normalizes 4,900, 4.900 and 4 900 as one number, 4,5 and 4.5 as another. */
export function plainNumber(figure: string): string {
  const isGrouped = groupedPattern.test(figure);
  const fraction = /[.,](\d+)$/.exec(figure)?.[1] ?? '';
  const hasCents = fraction.length <= 2;
  if (!isGrouped) return String(Number(figure.replace(',', '.')));
  const whole = (hasCents ? figure.replace(/[.,]\d{1,2}$/, '') : figure).replace(/\D/g, '');
  return String(Number(`${whole}.${hasCents ? fraction || '0' : '0'}`));
}

export function plainAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.,;:!?]+$/, '');
}
