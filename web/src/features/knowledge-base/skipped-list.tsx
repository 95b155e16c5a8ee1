import type { KnowledgeBase } from '#shared/contract/knowledge-base.ts';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';

/** Pages that were found but skipped, with the reasons. */
export function SkippedList({ skipped }: Pick<KnowledgeBase, 'skipped'>) {
  if (skipped.length === 0) return null;
  return (
    <details className="rounded-lg border border-line bg-surface p-4">
      <summary className="min-h-9 cursor-pointer font-semibold">Skipped pages ({skipped.length})</summary>
      <ul className="mt-3 space-y-2">
        {skipped.map(({ title, url, reason }) => (
          <li key={`${url} ${title}`} className="break-words text-sm">
            {url ? <OutsideLink href={url}>{title}</OutsideLink> : title}
            <span className="text-ink-muted"> – {reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
