import type { Claim, SubjectTerm } from './claim.ts';
import { distinctiveWords } from './subject-words.ts';

/** From this length, a word counts as two. */
const longWordLength = 10;
/** Below this weight, the headings must match too. */
const sufficientWeight = 2;
/** From this weight, headings needn't match, but the page's subject must. */
const ampleWeight = 3;
const extraTermLimit = 2;

const contactKinds: ReadonlySet<Claim['kind']> = new Set(['phone', 'fax', 'email', 'address', 'hours']);

/** Whether two claims have the same kind and subject, so that only one of two values can be right. */
export function isSameSubject(left: Claim, right: Claim): boolean {
  if (left.kind !== right.kind || left.language !== right.language || left.role !== right.role) return false;
  if (!areYearsCompatible(left.years, right.years)) return false;
  if (left.kind === 'person') return true;
  return contactKinds.has(left.kind) ? isSameLabel(left, right) : isSameThing(left, right);
}

/** The organisation's own contact detail, or one with the same label. */
function isSameLabel(left: Claim, right: Claim): boolean {
  const labels = [left, right].map(({ subject }) => subject.filter(({ isOwn }) => !isOwn));
  const [first = [], second = []] = labels;
  return hasSameStems(first, second) && isScopeSame(left, right);
}

function isSameThing(left: Claim, right: Claim): boolean {
  if (left.subject.length === 0 || right.subject.length === 0) return false;
  const common = left.subject.filter(({ stem }) => right.subject.some((other) => other.stem === stem));
  if (common.length === 0) return false;
  if (left.role === '' && common.every(({ isOwn }) => isOwn)) return false;
  const weight = weigh(common);
  const isEqual = hasSameStems(left.subject, right.subject);
  if (isEqual && weight < sufficientWeight) return isScopeSame(left, right);
  if (!isEqual && (weight < sufficientWeight || !differOnlyInDetail(left, right))) return false;
  return isEqual && weight >= ampleWeight ? isPageCompatible(left, right) : isScopeCompatible(left, right);
}

function weigh(common: readonly SubjectTerm[]): number {
  return common.reduce((sum, { word }) => sum + (word.length >= longWordLength ? 2 : 1), 0);
}

function hasSameStems(left: readonly SubjectTerm[], right: readonly SubjectTerm[]): boolean {
  const isIn = (terms: readonly SubjectTerm[]) => (term: SubjectTerm) =>
    terms.some(({ stem }) => stem === term.stem);
  return left.every(isIn(right)) && right.every(isIn(left));
}

/** Whether only one of the claims adds words, and these aren't directly beside words that both share. */
function differOnlyInDetail(left: Claim, right: Claim): boolean {
  const extras = [extraTerms(left, right), extraTerms(right, left)];
  const [first = [], second = []] = extras;
  if (first.length > 0 && second.length > 0) return false;
  const more = [...first, ...second];
  const isTelling = ({ word, stem, adjacentTo }: SubjectTerm) =>
    distinctiveWords.has(word) ||
    /\d/.test(word) ||
    adjacentTo.some((other) => other !== stem && !more.some((term) => term.stem === other));
  return more.length <= extraTermLimit && !more.some(isTelling);
}

function extraTerms(of: Claim, against: Claim): SubjectTerm[] {
  return of.subject.filter(
    ({ stem }) => !against.subject.some((term) => term.stem === stem) && !against.scope.has(stem),
  );
}

/** Words that one claim's headings add to the other claim. */
function addedScope(of: Claim, against: Claim): string[] {
  const known = new Set([...against.scope, ...against.subject.map(({ stem }) => stem)]);
  const own = new Set(of.subject.map(({ stem }) => stem));
  return [...of.scope].filter((stem) => !known.has(stem) && !own.has(stem));
}

function isScopeSame(left: Claim, right: Claim): boolean {
  return addedScope(left, right).length === 0 && addedScope(right, left).length === 0;
}

function isPageCompatible(left: Claim, right: Claim): boolean {
  const adds = (of: Claim, against: Claim) => addedScope({ ...of, scope: of.pageScope }, against).length > 0;
  return !adds(left, right) || !adds(right, left);
}

function isScopeCompatible(left: Claim, right: Claim): boolean {
  return addedScope(left, right).length === 0 || addedScope(right, left).length === 0;
}

/** "2027" matches the school year "2027/28"; two school years don't match each other. */
function areYearsCompatible(left: readonly string[], right: readonly string[]): boolean {
  if (left.length === 0 || right.length === 0) return true;
  return left.some((year) =>
    right.some((other) => year === other || isInSchoolYear(year, other) || isInSchoolYear(other, year)),
  );
}

function isInSchoolYear(year: string, schoolYear: string): boolean {
  const [first = '', second] = schoolYear.split('/');
  return (
    second !== undefined && !year.includes('/') && (year === first || year === first.slice(0, 2) + second)
  );
}
