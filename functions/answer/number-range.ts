const rangePattern =
  /(?<![\d$€£.,:/-])(\d{1,3})\s?(?:[-–—]|to|through|bis|à|a|до)\s?(\d{1,3})(?![\d.,:/%]\d|\s?(?:[ap]m|uhr|h)\b)/giu;

/** Whether a text names a range of small numbers, as of grades or ages, that the number lies in. */
export function isWithinRange(number: number, text: string): boolean {
  return [...text.matchAll(rangePattern)].some(
    ([, from, to]) => Number(from) <= number && number <= Number(to),
  );
}
