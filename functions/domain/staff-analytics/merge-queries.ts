import * as z from 'zod';

/** An opening question of a day's conversations. `key` is equal for equal content words. */
export const countedQuerySchema = z.object({ key: z.string(), text: z.string(), count: z.number() });
export type CountedQuery = z.infer<typeof countedQuerySchema>;
export type DayOfQueries = { day: string; queries: readonly CountedQuery[] };

const shown = 20;

const nothing = { count: 0, domains: [] };

type MergedQuery = { query: string; count: number; domains: string[] };

/** Queries merged across days and domains under their latest wording, most frequent first. */
export function mergeQueries(
  domains: readonly { domain: string; days: readonly DayOfQueries[] }[],
): MergedQuery[] {
  const rows = domains.flatMap(({ domain, days }) =>
    days.flatMap(({ day, queries }) => queries.map((query) => ({ ...query, day, domain }))),
  );
  const found = new Map<string, MergedQuery>();
  for (const { key, text, count, domain } of rows.toSorted((left, right) =>
    left.day.localeCompare(right.day),
  )) {
    const { count: before, domains: names }: Omit<MergedQuery, 'query'> = found.get(key) ?? nothing;
    found.set(key, {
      query: text,
      count: before + count,
      domains: names.includes(domain) ? names : [...names, domain],
    });
  }
  return [...found.values()].toSorted((left, right) => right.count - left.count).slice(0, shown);
}
