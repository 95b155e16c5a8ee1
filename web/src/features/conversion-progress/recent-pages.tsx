import type { Progress } from '#shared/contract/conversions.ts';

type RecentPagesProps = {
  progress: Pick<Progress, 'currentPage' | 'recentPages' | 'progressDetails'> | undefined;
};

/** The page being read and the newest ones before it, from the conversion's record. Keeps its height from the start. */
export function RecentPages({ progress }: RecentPagesProps) {
  const { currentPage, recentPages = [] } = progress ?? {};
  const titles = new Map(progress?.progressDetails.sources.map(({ url, title }) => [url, title]));
  const nameOf = (page: string) => titles.get(page) || namePage(page);
  return (
    <ol aria-label="Newest pages" className="min-h-36 min-w-0 space-y-1 text-sm">
      {currentPage && (
        <li className="flex min-w-0 gap-2">
          <span className="shrink-0 text-ink-muted">Reading</span>
          <span className="truncate font-quote">{nameOf(currentPage)}</span>
        </li>
      )}
      {recentPages.map((page) => (
        <li key={page} className="flex min-w-0 gap-2 text-ink-muted">
          {/* Whether each could be read is known, and listed, once its batch is stored. */}
          <span className="shrink-0">Opened</span>
          <span className="truncate font-quote">{nameOf(page)}</span>
        </li>
      ))}
    </ol>
  );
}

/** A page's name in its address, until its title has been read. */
function namePage(address: string): string {
  const { host, pathname, search } = new URL(address);
  const name = pathname
    .split('/')
    .findLast((part) => part !== '')
    ?.replace(/\.\w{1,5}$/, '')
    .replaceAll(/[-_+]+/g, ' ');
  return [name ? decode(name) : host, search].filter(Boolean).join(' ');
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
