import type { ReadinessResult } from '#shared/domain/conversion/readiness.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { AnswerForm } from '#web/ui/answers/answer-form.tsx';
import { FoldedText } from '#web/ui/data/folded-text.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { MarkedQuote } from './marked-quote.tsx';

type Gap = Extract<ReadinessResult, { status: 'missing' }>;

type GapListProps = {
  conversionId: string;
  title: string;
  /** What visitors see, and what the owner can do. */
  description: string;
  gaps: readonly Gap[];
};

/** Questions without a sure answer, folded because there are dozens: each with the closest passage and a form for the owner's answer. */
export function GapList({ conversionId, title, description, gaps }: GapListProps) {
  if (gaps.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-9 cursor-pointer py-1.5">
        <h4 className="inline font-semibold">
          {title} ({gaps.length})
        </h4>
      </summary>
      <p className="mt-1 mb-2 text-ink-muted text-sm">{description}</p>
      <ul className="divide-y divide-line">
        {gaps.map(({ questionId, question, closest, isPerhaps }) => (
          <li key={questionId} className="py-1">
            <details>
              <summary dir="auto" className="min-h-9 cursor-pointer py-1.5">
                {question}
              </summary>
              <div className="mt-3 mb-4">
                {isPerhaps && closest && <ClosestPassage {...closest} />}
                <EditorsOnly>
                  <AnswerForm
                    id={`gap-${questionId}`}
                    conversionId={conversionId}
                    question={question}
                    submitLabel="Add answer"
                  />
                </EditorsOnly>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where a page comes nearest to an answer. */
export function ClosestPassage({ title, url, quote, matches }: NonNullable<Gap['closest']>) {
  return (
    <div className="mb-4 break-words rounded-md border border-line p-4">
      <p className="mb-1 text-ink-muted text-sm">The closest passage that we found</p>
      <FoldedText name={title} lines={4}>
        <MarkedQuote quote={quote} words={matches} />
      </FoldedText>
      <p className="mt-2 text-ink-muted text-sm">
        <OutsideLink href={url}>{title}</OutsideLink>
      </p>
    </div>
  );
}
