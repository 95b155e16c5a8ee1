import type { Candidate } from '../crawl-state.ts';
import type { Coverage } from '../score/rate-topics.ts';

/** So many titles that differ in their numbers only are a series: annexes, minutes, newsletters. */
const shortestSeries = 3;

/** URLs of numbered series that can wait: all but each one's newest year, or its first number. */
export function listSeries(candidates: readonly Candidate[], covered: Coverage): Set<string> {
  const groups = Map.groupBy(candidates, (candidate) => nameSeries(candidate) ?? '');
  groups.delete('');
  return new Set(
    [...groups].flatMap(([name, members]) => {
      if (covered[name]) return members.map(({ url }) => url);
      if (members.length < shortestSeries) return [];
      const [, ...further] = members.toSorted(compareMembers);
      return further.map(({ url }) => url);
    }),
  );
}

/** What the titles of a series share; undefined for a title without numbers. */
export function nameSeries(candidate: Pick<Candidate, 'url' | 'title'>): string | undefined {
  const title = readTitle(candidate).toLowerCase();
  const shared = title.replace(/\p{N}+/gu, '#');
  return shared === title ? undefined : `series ${shared}`;
}

/** The link's text, or the file's name where a text such as "Download" is shared by all. */
function readTitle({ url, title }: Pick<Candidate, 'url' | 'title'>): string {
  if (/\p{N}/u.test(title)) return title;
  const { pathname } = new URL(url);
  const name = pathname.slice(pathname.lastIndexOf('/') + 1).replace(/\.\w{2,5}$/, '');
  return `${title} ${name}`;
}

function compareMembers(a: Candidate, b: Candidate): number {
  return findNewestYear(readTitle(b)) - findNewestYear(readTitle(a)) || a.order - b.order;
}

function findNewestYear(text: string): number {
  return Math.max(0, ...(text.match(/(?<!\d)20\d\d(?!\d)/g)?.map(Number) ?? []));
}
