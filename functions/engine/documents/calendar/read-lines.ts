import ICAL from 'ical.js';

/** Reads a calendar; lines that break the format are left out, so that one of them doesn't cost all the events. */
export function readLines<Result>(text: string, read: (parsed: unknown) => Result): Result {
  try {
    return read(ICAL.parse(text));
  } catch {
    return read(ICAL.parse(unfold(text).flatMap(mendLine).join('\r\n')));
  }
}

const unfold = (text: string): string[] => text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);

function mendLine(line: string): string[] {
  if (/^(?:BEGIN|END):/i.test(line) || isReadable(line)) return [line];
  if (!/^RRULE:/i.test(line)) return [];
  // Some programs write rules in small letters; an empty rule stands for one that can't be read.
  const capital = line.toUpperCase();
  return [isReadable(capital) ? capital : 'RRULE:'];
}

function isReadable(line: string): boolean {
  try {
    return new ICAL.Property(ICAL.parse.property(line)).getValues().length > 0;
  } catch {
    return false;
  }
}
