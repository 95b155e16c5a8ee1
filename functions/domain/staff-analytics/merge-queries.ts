import * as z from 'zod';
import type { AskedGroup } from '../owner-answers/group-asked.ts';

/** An opening question of a day's conversations. `key` is equal for equal content words. */
export const countedQuerySchema = z.object({ key: z.string(), text: z.string(), count: z.number() });
export type CountedQuery = z.infer<typeof countedQuerySchema>;
export type DayOfQueries = { day: string; queries: readonly CountedQuery[] };

const shown = 20;

const nothing = { count: 0, domains: [] };

type MergedQuery = { query: string; count: number; domains: string[] };
type Group = (questions: readonly string[]) => AskedGroup[];

/**
 * Queries merged across days and domains, those that ask the same in one row under the wording that most used; the most
 * frequent of them, and how many there are.
 */
export function mergeQueries(
  domains: readonly { domain: string; days: readonly DayOfQueries[] }[],
  group: Group,
): { queries: MergedQuery[]; total: number } {
  const rows = domains.flatMap(({ domain, days }) =>
    days.flatMap(({ day, queries }) => queries.map((query) => ({ ...query, day, domain }))),
  );
  const found = new Map<string, MergedQuery>();
  for (const { key, text, count, domain } of rows.toSorted((left, right) =>
    left.day.localeCompare(right.day),
  ))
    found.set(key, add(found.get(key) ?? nothing, { query: text.trim(), count, domains: [domain] }));
  const wordings = [...found.values()].toSorted(byCount);
  const asked = new Map(wordings.map((wording) => [wording.query, wording]));
  const grouped = group([...asked.keys()])
    .map(({ question, texts }) => {
      const sum = texts.flatMap((text) => asked.get(text) ?? []).reduce(add, { ...nothing, query: question });
      return { ...sum, query: question };
    })
    .toSorted(byCount);
  return { queries: grouped.slice(0, shown), total: grouped.length };
}

/** The later wording stays. */
function add(before: Omit<MergedQuery, 'query'>, { query, count, domains }: MergedQuery): MergedQuery {
  return { query, count: before.count + count, domains: [...new Set([...before.domains, ...domains])] };
}

const byCount = (one: MergedQuery, other: MergedQuery): number => other.count - one.count;
