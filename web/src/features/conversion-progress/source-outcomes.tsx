import type { SourceOutcome } from '#shared/contract/conversions.ts';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';

const groups = [
  { status: 'failed', title: 'Could not be read' },
  { status: 'read', title: 'Read' },
  { status: 'skipped', title: 'Left out' },
] as const;

/** Every page and document so far, with the reason if it was left out. */
export function SourceOutcomes({ sources }: { sources: SourceOutcome[] }) {
  return groups.map(({ status, title }) => {
    const members = sources.filter((source) => source.status === status);
    if (!members.length) return null;
    return (
      <details key={status} open={status !== 'skipped'} className="border-line border-t py-3">
        <summary className="cursor-pointer font-semibold">
          {title} <span className="font-normal text-ink-muted">({members.length})</span>
        </summary>
        {status === 'failed' && (
          <p className="mt-2 text-ink-muted text-sm">
            Links of your website that lead to an error are listed too: whoever keeps the website can mend
            them.
          </p>
        )}
        <ul className="mt-2 space-y-2">
          {members.map((source) => (
            <SourceLine
              key={`${source.kind} ${source.url ?? source.title}`}
              source={source}
              isAlone={members.filter(({ title }) => title === source.title).length === 1}
            />
          ))}
        </ul>
      </details>
    );
  });
}

/** Many websites give all their pages one title: these show their address as well. */
function SourceLine({ source, isAlone }: { source: SourceOutcome; isAlone: boolean }) {
  return (
    <li className="text-sm [overflow-wrap:anywhere]">
      {source.url ? (
        <OutsideLink href={source.url} className="underline decoration-line underline-offset-2">
          {source.title || source.url}
        </OutsideLink>
      ) : (
        source.title
      )}
      {source.url && source.title && !isAlone && (
        <span className="text-ink-muted"> · {findPath(source.url)}</span>
      )}
      {source.wordCount !== undefined && (
        <span className="text-ink-muted"> · {source.wordCount.toLocaleString('en-US')} words</span>
      )}
      {source.reason && <span className="block text-ink-muted">{source.reason}</span>}
    </li>
  );
}

function findPath(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
