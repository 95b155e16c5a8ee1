import type { ClaimValue } from './claim.ts';

type Verdict = 'same' | 'different' | 'incomparable';

/** Amounts with a larger ratio are about different things. */
const largestRatio = 2.5;
/** How many letters a mistyped mailbox name may differ by. */
const longestTypo = 2;
const shortestPhone = 6;

/** Whether two values of a subject are the same, different or not comparable. */
export function compareValues(left: ClaimValue, right: ClaimValue): Verdict {
  if (left.kind === 'phone' || left.kind === 'fax')
    return right.kind === left.kind ? comparePhones(left.digits, right.digits) : 'incomparable';
  if (left.kind === 'email' && right.kind === 'email') return compareEmails(left, right);
  if (left.kind === 'address' && right.kind === 'address') return compareAddresses(left, right);
  if (left.kind === 'price' && right.kind === 'price') return comparePrices(left, right);
  if (left.kind === 'hours' && right.kind === 'hours') return compareHours(left.byDay, right.byDay);
  if (left.kind === 'person' && right.kind === 'person') return comparePeople(left.names, right.names);
  return 'incomparable';
}

function comparePhones(left: string, right: string): Verdict {
  if (Math.min(left.length, right.length) < shortestPhone) return 'incomparable';
  return left.endsWith(right) || right.endsWith(left) ? 'same' : 'different';
}

type Email = Extract<ClaimValue, { kind: 'email' }>;

/** An organisation has many mailboxes; similar addresses suggest a typo or a move. */
function compareEmails(left: Email, right: Email): Verdict {
  const isSameLocal = left.local === right.local;
  if (isSameLocal && left.domain === right.domain) return 'same';
  if (isSameLocal) return 'different';
  const isTypo = left.domain === right.domain && isNearlySame(left.local, right.local);
  return isTypo ? 'different' : 'incomparable';
}

function isNearlySame(left: string, right: string): boolean {
  if (Math.min(left.length, right.length) <= 2 * longestTypo) return false;
  if (Math.abs(left.length - right.length) > longestTypo) return false;
  const shorter = Math.min(left.length, right.length);
  let same = 0;
  while (same < shorter && left[same] === right[same]) same++;
  let sameEnd = 0;
  while (sameEnd < shorter - same && left.at(-1 - sameEnd) === right.at(-1 - sameEnd)) sameEnd++;
  return Math.max(left.length, right.length) - same - sameEnd <= longestTypo;
}

type Address = Extract<ClaimValue, { kind: 'address' }>;

/**
 * Two streets in two towns are two places; another number in the same street, or another street in the same town, is
 * an error.
 */
function compareAddresses(left: Address, right: Address): Verdict {
  const isSameStreet = left.street === right.street;
  if (left.town !== '' && right.town !== '' && !areOfOneTown(left, right))
    return isSameStreet && left.number === right.number ? 'different' : 'incomparable';
  if (isSameStreet) return left.number === right.number ? 'same' : 'different';
  return left.town !== '' && areOfOneTown(left, right) ? 'different' : 'incomparable';
}

/** Parts of a town have postcodes of their own. */
function areOfOneTown(left: Address, right: Address): boolean {
  return left.town === right.town || (left.townName !== '' && left.townName === right.townName);
}

type Price = Extract<ClaimValue, { kind: 'price' }>;

function comparePrices(left: Price, right: Price): Verdict {
  if (left.currency !== right.currency) return 'incomparable';
  if (left.per !== undefined && right.per !== undefined && left.per !== right.per) return 'incomparable';
  return compareAmounts(left.amount, right.amount);
}

function compareAmounts(left: number, right: number): Verdict {
  if (left === right) return 'same';
  const ratio = Math.max(left, right) / Math.max(Math.min(left, right), Number.EPSILON);
  return ratio > largestRatio ? 'incomparable' : 'different';
}

function compareHours(left: ReadonlyMap<number, string>, right: ReadonlyMap<number, string>): Verdict {
  const shared = [...left].filter(([day]) => right.has(day));
  if (shared.length === 0) return 'incomparable';
  return shared.every(([day, times]) => right.get(day) === times) ? 'same' : 'different';
}

/** "Dr. Helen Barrow", "Ask Helen" and "Mrs Barrow" are the same person. */
function comparePeople(left: readonly string[], right: readonly string[]): Verdict {
  return left.some((name) => right.includes(name)) ? 'same' : 'different';
}
