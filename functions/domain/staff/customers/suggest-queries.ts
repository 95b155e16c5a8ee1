import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { type CustomerFilter, readQueryWords, selectCustomers } from './select-customers.ts';

/** Shorter words resemble too many others. */
const fewestLetters = 4;
/** From this length a word may have two mistakes. */
const longWord = 7;
const mostSuggestions = 3;
const mostCombined = 20;

/**
 * Searches that find somebody, where the one that was typed found nobody: its words are replaced by words of customers
 * that are one or two edits away, the nearest first.
 */
export function suggestQueries(rows: readonly ListedUser[], filter: CustomerFilter): string[] {
  const typed = readQueryWords(filter.query);
  if (typed.length === 0) return [];
  const known = new Set(rows.flatMap(listWords));
  const choices = typed.map((word) => listNear(known, word));
  const nearest = combine(choices);
  const found = new Set<string>();
  return nearest
    .filter(({ query }) => {
      // One that only leads to the same customers is no choice.
      const fresh = selectCustomers(rows, { ...filter, query }).filter(({ id }) => !found.has(id));
      for (const { id } of fresh) found.add(id);
      return fresh.length > 0;
    })
    .map(({ query }) => query)
    .slice(0, mostSuggestions);
}

type Near = { word: string; edits: number };

/** The words of customers that a typed one may mean; the typed one itself where a customer has it. */
function listNear(known: ReadonlySet<string>, typed: string): Near[] {
  if ([...known].some((word) => word.includes(typed))) return [{ word: typed, edits: 0 }];
  if (typed.length < fewestLetters) return [];
  const most = typed.length < longWord ? 1 : 2;
  return [...known]
    .map((word) => ({ word, edits: countEdits(typed, word, most) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((one, other) => one.edits - other.edits || one.word.localeCompare(other.word))
    .slice(0, mostSuggestions);
}

/** The nearest queries, word by word, so that a long one does not multiply. */
function combine(choices: readonly Near[][]): { query: string; edits: number }[] {
  return choices.reduce<{ query: string; edits: number }[]>(
    (before, near) =>
      before
        .flatMap(({ query, edits }) =>
          near.map((one) => ({ query: `${query} ${one.word}`.trim(), edits: edits + one.edits })),
        )
        .toSorted((one, other) => one.edits - other.edits || one.query.localeCompare(other.query))
        .slice(0, mostCombined),
    [{ query: '', edits: 0 }],
  );
}

/** Whole addresses and hosts too, because they are typed whole. */
function listWords({ name, email, pendingEmail, domain, website, organisation }: ListedUser): string[] {
  const texts = [name, email, pendingEmail ?? '', domain, website, organisation].map((text) =>
    text.toLowerCase(),
  );
  return texts.flatMap((text) => [
    ...(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []),
    ...(text.includes('@') ? [text] : []),
    ...(text.includes('.') ? [text.replace(/^https?:\/\/(?:www\.)?|\/.*$/g, '')] : []),
  ]);
}

/** Letters to add, drop, change or swap; more than `most` are not counted to the end. */
function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [beforeLast, last] = [last, next];
  }
  return at(last, other.length);
}

const at = (costs: readonly number[] | undefined, index: number) =>
  costs?.[index] ?? Number.POSITIVE_INFINITY;
