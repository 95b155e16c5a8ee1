import { useEffect } from 'react';
import type { FormOffer } from '#shared/contract/chat.ts';
import { repeatsAnswer } from '#shared/domain/repeats-answer.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { type QuotedAnswer, readAnswer, showsQuotes } from '../quoted-answer.ts';
import { CitationList } from './citation-list.tsx';
import { FormLink } from './form-link.tsx';
import { MoreQuotes } from './more-quotes.tsx';
import { QuoteCards } from './quote-card.tsx';
import { SourcePlace } from './source-place.tsx';

type AnswerSourcesProps = {
  answer: QuotedAnswer;
  form?: FormOffer | undefined;
  /** Called once they are on the page. */
  onShown?: () => void;
};

/** What stands below an answer's text: where it is from, and the form that it is about. */
export function AnswerSources({ answer, form, onShown }: AnswerSourcesProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <>
      <Quotes {...answer} />
      <FormLink form={form} />
    </>
  );
}

/** Quotes that are the answer, or may be, are open; those beside an answer or a refusal are one press away. */
function Quotes(answer: QuotedAnswer) {
  const { content, outcome, sources } = answer;
  const { texts } = useTexts();
  const [best, ...others] = sources;
  if (!best) return null;
  if (outcome === 'declined') return <MoreQuotes label={texts.closestQuotes} sources={sources} />;
  if (showsQuotes(answer)) return <QuoteCards sources={sources} />;
  if (!readAnswer(answer).quoted || repeatsAnswer(best, content))
    return <CitationList sources={sources} answer={content} />;
  return (
    <>
      <ul aria-label={texts.sources} className="mt-3 border-line border-t pt-1 text-sm">
        <li className="py-1.5">
          <SourcePlace source={best} />
        </li>
      </ul>
      {others.length > 0 && (
        <MoreQuotes
          // Uploaded documents have no address.
          label={others.some(({ url }) => url) ? texts.moreFromWebsite : texts.moreFromDocuments}
          sources={others}
        />
      )}
    </>
  );
}
