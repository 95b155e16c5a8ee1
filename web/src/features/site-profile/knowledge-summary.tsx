import type { Progress } from '#shared/contract/conversions.ts';

type KnowledgeSummaryProps = { name: string; details: Progress['progressDetails'] };

/** What the answers of this assistant stand on. */
export function KnowledgeSummary({ name, details }: KnowledgeSummaryProps) {
  const parts = [
    countOf(details.pagesRead, 'page', 'pages'),
    countOf(details.documentsRead, 'document', 'documents'),
  ].filter(Boolean);
  return (
    <section aria-labelledby="knowledge-summary">
      <h2 id="knowledge-summary" className="text-lg">
        Where the answers come from
      </h2>
      <p className="mt-2 text-ink-muted">
        {parts.length > 0 && `From ${parts.join(' and ')} of ${name}. `}
        Every answer shows the sentence it stands on. What was never published is not answered.
      </p>
    </section>
  );
}

function countOf(count: number, one: string, many: string): string {
  return count > 0 ? `${count} ${count === 1 ? one : many}` : '';
}
