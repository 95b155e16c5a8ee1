import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { citeRun } from '#functions/engine/reply/cite.ts';
import type { Contradiction } from '#shared/domain/conversion/readiness.ts';
import type { Claim } from './claims/claim.ts';
import { compareValues } from './claims/compare-values.ts';
import { findClaims } from './claims/find-claims.ts';
import { isSameSubject } from './claims/same-subject.ts';

/** More values than this mean several subjects that the words don't tell apart. */
const mostValues = 3;
/** A word shared by more claims than this is the site's general topic. */
const bucketLimit = 250;

type Pair = readonly [Claim, Claim];

/** Finds values that two pages state differently for the same subject. */
export function findContradictions(knowledge: Knowledge): Contradiction[] {
  const claims = findClaims(knowledge);
  const buckets = [...fillBuckets(claims).values()];
  const pairs = uniquePairs(buckets.flatMap((bucket) => findPairs(bucket)));
  return groupPairs(pairs.filter((pair) => !statesBothOnOnePage(claims, pair)))
    .map((group) => describeContradiction(knowledge, group))
    .filter(({ values }) => values.length >= 2 && values.length <= mostValues);
}

/** Groups claims by kind and subject word; only claims that share a bucket can contradict each other. */
function fillBuckets(claims: readonly Claim[]): Map<string, Claim[]> {
  const buckets = new Map<string, Claim[]>();
  for (const claim of claims) {
    const words = claim.subject.filter(({ isOwn }) => !isOwn).map(({ stem }) => stem);
    for (const word of words.length > 0 ? new Set(words) : ['']) {
      const key = `${claim.kind}|${claim.role}|${word}`;
      const bucket = buckets.get(key);
      if (!bucket) buckets.set(key, [claim]);
      else if (bucket.length < bucketLimit) bucket.push(claim);
    }
  }
  return buckets;
}

function findPairs(bucket: readonly Claim[]): Pair[] {
  return bucket.flatMap((left, at) =>
    bucket.slice(at + 1).flatMap((right): Pair[] => {
      const isContradiction =
        areOnTwoPages(left, right) &&
        compareValues(left.value, right.value) === 'different' &&
        isSameSubject(left, right);
      return isContradiction ? [[left, right]] : [];
    }),
  );
}

/** A block repeated on many pages counts as a page of its own. */
function areOnTwoPages(left: Claim, right: Claim): boolean {
  return left.passage.siteWide !== right.passage.siteWide || left.passage.source !== right.passage.source;
}

function uniquePairs(pairs: readonly Pair[]): Pair[] {
  const seen = new Map<Claim, Set<Claim>>();
  return pairs.filter(([left, right]) => {
    const partners = seen.get(left) ?? new Set();
    if (partners.has(right)) return false;
    seen.set(left, partners.add(right));
    return true;
  });
}

/** A page that states both values is about two subjects that share their words. */
function statesBothOnOnePage(claims: readonly Claim[], [left, right]: Pair): boolean {
  const isRelated = (claim: Claim) =>
    claim.kind === left.kind &&
    (claim.kind === 'person'
      ? claim.role === left.role
      : left.subject.length === 0 ||
        right.subject.length === 0 ||
        claim.subject.length === 0 ||
        claim.subject.some(({ stem }) =>
          [...left.subject, ...right.subject].some((term) => term.stem === stem),
        ));
  const places = (wanted: Claim) =>
    new Set(
      claims
        .filter((claim) => isRelated(claim) && compareValues(claim.value, wanted.value) === 'same')
        .map(({ passage }) => (passage.siteWide ? `site-wide` : `${passage.source}`)),
    );
  const ofLeft = places(left);
  return [...places(right)].some((place) => ofLeft.has(place));
}

function groupPairs(pairs: readonly Pair[]): Claim[][] {
  const groups: Claim[][] = [];
  for (const pair of pairs) {
    const group = groups.find((claims) =>
      pair.some((claim) => claims.some((other) => other === claim || isSameSubject(other, claim))),
    );
    if (group) group.push(...pair.filter((claim) => !group.includes(claim)));
    else groups.push([...pair]);
  }
  return groups;
}

function describeContradiction(knowledge: Knowledge, group: readonly Claim[]): Contradiction {
  const distinct: Claim[] = [];
  for (const claim of group) {
    if (!distinct.some(({ value }) => compareValues(value, claim.value) === 'same')) distinct.push(claim);
  }
  const [first] = distinct;
  const shared = (first?.subject ?? []).filter(({ stem }) =>
    distinct.every(({ subject }) => subject.some((term) => term.stem === stem)),
  );
  const subject = first?.kind === 'person' ? first.role : shared.map(({ word }) => word).join(' ');
  return {
    kind: first?.kind ?? 'price',
    subject,
    values: distinct.flatMap(({ passage, statement, shown }) => {
      const citation = citeRun(knowledge, passage, [statement]);
      return citation ? [{ ...citation, value: shown }] : [];
    }),
  };
}
