import type { Progress } from '#shared/contract/conversions.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';

/** The sources of the assistant's answers. */
export function KnowledgeSummary({ details }: { details: Progress['progressDetails'] }) {
  const { texts } = useTexts();
  const { pagesRead: pages, documentsRead: documents } = details;
  const counts = [
    // One alone says nothing.
    pages > 1 && fillText(texts.answersPages, { pages }),
    documents > 0 && fillText(texts.answersDocuments, { documents }),
  ];
  return (
    <section aria-labelledby="knowledge-summary">
      <h2 id="knowledge-summary" className="text-lg">
        {texts.answersFrom}
      </h2>
      <p className="mt-2 text-ink-muted">{[...counts, texts.answersPromise].filter(Boolean).join(' ')}</p>
    </section>
  );
}
