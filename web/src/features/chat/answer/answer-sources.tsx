import { type ReactNode, useEffect } from 'react';
import type { FormOffer } from '#shared/contract/assistant/chat.ts';
import { showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { formPath } from '#shared/domain/forms/form-path.ts';
import { repeatsAnswer } from '#shared/domain/repeats-answer.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { CitationList } from './citation-list.tsx';
import { QuoteCard } from './quote-card.tsx';
import { QuoteLines } from './quote-line.tsx';
import { type QuotedAnswer, readAnswer, showsQuotes } from './quoted-answer.ts';
import { SourcePlace } from './source-place.tsx';

type AnswerSourcesProps = {
  answer: QuotedAnswer;
  form?: FormOffer | undefined;
  /** The offer of a person, which comes before quotes of which none is likely to answer. */
  offer?: ReactNode;
  /** Called once they are on the page. */
  onShown?: () => void;
};

/** What stands below an answer's text: where it is from, and the form that it is about. */
export function AnswerSources({ answer, form, offer, onShown }: AnswerSourcesProps) {
  const { texts } = useTexts();
  useEffect(() => onShown?.(), [onShown]);
  const { sources } = answer;
  return (
    <>
      {sources.length > 0 && (
        <span className="sr-only">
          {texts.sources}: {sources.length}
        </span>
      )}
      {offer}
      {/* Screen readers hear the answer and the number of its sources, and find these when they look for them. */}
      <div aria-live="off" className="pt-1">
        <Quotes {...answer} />
      </div>
      <FormLink form={form} />
    </>
  );
}

/** The best quote is open, and others are a line each; those beside a refusal are one press away. */
function Quotes(answer: QuotedAnswer) {
  const { content, outcome, sources } = answer;
  const { texts } = useTexts();
  const [best, ...others] = sources;
  if (!best) return null;
  if (outcome === 'declined') return <MoreQuotes label={texts.closestQuotes} sources={sources} />;
  const isOpen = showsQuotes(answer) && !showsNearest(answer);
  const isInQuotes = isOpen || showsNearest(answer) || readAnswer(answer).quoted;
  if (!isInQuotes || (!isOpen && repeatsAnswer(best, content)))
    return <CitationList sources={sources} answer={content} />;
  return (
    <>
      {showsNearest(answer) && <p className="pt-1 text-ink-muted text-sm">{texts.closestQuotes}</p>}
      <ul aria-label={texts.sources} className="space-y-1 text-sm">
        {isOpen && <QuoteCard source={best} />}
        {readAnswer(answer).quoted && (
          <li>
            <SourcePlace source={best} />
          </li>
        )}
        {showsNearest(answer) ? (
          <QuoteLines sources={sources} />
        ) : (
          <QuoteLines sources={others} shown={[best]} />
        )}
      </ul>
    </>
  );
}

/** Quotes that one press opens. */
function MoreQuotes({ label, sources }: { label: string; sources: readonly Citation[] }) {
  const { texts } = useTexts();
  return (
    <details className="mt-1 text-sm print:[&::details-content]:[content-visibility:visible]">
      <summary className="cursor-pointer py-1.5 font-semibold text-brand-ink">{label}</summary>
      <ul aria-label={texts.sources}>
        <QuoteLines sources={sources} />
      </ul>
    </details>
  );
}

/** A form related to the question, in a new tab to keep the conversation. */
function FormLink({ form }: { form: FormOffer | undefined }) {
  const { texts } = useTexts();
  // Only paths of this origin, because the transcript comes from browser storage.
  if (!form?.url.startsWith(formPath(''))) return null;
  const style = buttonStyle({ variant: 'secondary', size: 'small' });
  return (
    <a href={form.url} target="_blank" rel="noopener" className={`mt-3 ${style}`}>
      {form.name}
      <span className="sr-only"> {texts.opensInNewTab}</span>
    </a>
  );
}
