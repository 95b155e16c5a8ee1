const groupedPattern = /^\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?$/;

/** The number of a figure as pages write it: 4,900 and 4.900 and 4 900 are one number, 4,5 and 4.5 another. */
export function readFigure(figure: string): number {
  if (!groupedPattern.test(figure)) return Number(figure.replace(',', '.'));
  const fraction = /[.,](\d{1,2})$/.exec(figure)?.[1] ?? '';
  const whole = fraction === '' ? figure : figure.slice(0, -fraction.length - 1);
  return Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`);
}
