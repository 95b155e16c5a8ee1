import type { Progress } from '#shared/contract/conversions.ts';

/** The page being read and the newest ones before it, from the conversion's record. Keeps its height from the start. */
export function RecentPages({
  progress,
}: {
  progress: Pick<Progress, 'currentPage' | 'recentPages'> | undefined;
}) {
  const { currentPage, recentPages = [] } = progress ?? {};
  return (
    <ol aria-label="Newest pages" className="mt-3 min-h-36 space-y-1 text-sm">
      {currentPage && (
        <li className="flex min-w-0 gap-2">
          <span className="shrink-0 text-ink-muted">Reading</span>
          <span className="truncate font-quote">{shorten(currentPage)}</span>
        </li>
      )}
      {recentPages.map((page) => (
        <li key={page} className="flex min-w-0 gap-2 text-ink-muted">
          {/* Whether each could be read is known, and listed, once its batch is stored. */}
          <span className="shrink-0">Opened</span>
          <span className="truncate font-quote">{shorten(page)}</span>
        </li>
      ))}
    </ol>
  );
}

/** An address without its scheme. */
function shorten(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
