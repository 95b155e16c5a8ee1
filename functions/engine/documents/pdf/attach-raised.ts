import type { Segment } from './pdf-segments.ts';

/** Relative to the size of the text before it: raised text is smaller, higher and close. */
const raisedSize = 0.8;
const raisedFrom = 0.12;
const raisedTo = 0.95;
const raisedGap = 0.3;
/** Texts that are compared with a raised one. */
const comparedBases = 12;

const hour = /(?:^|[^\d.,:])(?:[01]?\d|2[0-4])$/;
const minutes = /^[0-5]\d$/;
const price = /(?:[$€£¥]|\b(?:EUR|USD|CHF|GBP|Fr\.?))\s?[\d,.' ]*\d$/i;
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const writtenRaised = /(?<=\d)[⁰¹²³⁴⁵⁶⁷⁸⁹]{2}(?![⁰¹²³⁴⁵⁶⁷⁸⁹])/g;

/** Joins small raised text with the text that it belongs to: minutes with their hour, marks of notes with their word. */
export function attachRaised(runs: readonly Segment[]): Segment[] {
  const attached: Segment[] = [];
  for (const run of runs) {
    const index = attached.slice(-comparedBases).findLastIndex((base) => isRaised(base, run));
    const base = index === -1 ? undefined : attached[Math.max(0, attached.length - comparedBases) + index];
    if (!base) attached.push(run);
    else {
      base.text = joinRaised(base.text.trimEnd(), run.text.trim()) + (/\s$/.test(run.text) ? ' ' : '');
      base.right = run.right;
    }
  }
  return attached.map((run) => ({ ...run, text: readWrittenRaised(run.text) }));
}

function isRaised(base: Segment, run: Segment): boolean {
  const rise = run.baseline - base.baseline;
  const gap = run.left - base.right;
  return (
    run.size <= base.size * raisedSize &&
    rise >= base.size * raisedFrom &&
    rise <= base.size * raisedTo &&
    gap >= -base.size * raisedGap &&
    gap <= base.size * raisedGap &&
    /[\p{L}\p{N}.,:;!?)%]\s?$/u.test(base.text)
  );
}

/** "7" and a raised "30" are 7:30, "$4" and a raised "99" are $4.99; other raised digits never become part of a number. */
function joinRaised(base: string, raised: string): string {
  if (minutes.test(raised.slice(0, 2)) && !/^\d{3}/.test(raised) && hour.test(base) && !price.test(base))
    return `${base}:${raised}`;
  if (/^\d\d$/.test(raised) && price.test(base)) return `${base}.${raised}`;
  const digits = raised.replace(/\d/g, (digit) => superscripts[Number(digit)] ?? digit);
  return base + (/^[\d,*]+$/.test(raised) ? digits : raised);
}

/** The same for digits that the font itself raises. */
function readWrittenRaised(text: string): string {
  return text.replace(writtenRaised, (raised, offset: number) => {
    const digits = [...raised].map((digit) => superscripts.indexOf(digit)).join('');
    const joined = joinRaised(text.slice(0, offset), digits);
    return /^[:.]/.test(joined.slice(offset)) ? joined.slice(offset) : raised;
  });
}
