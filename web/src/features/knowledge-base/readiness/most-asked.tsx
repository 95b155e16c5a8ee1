import { clsx } from 'clsx';
import { useState } from 'react';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { ReadinessResult } from '#shared/domain/conversion/readiness.ts';
import { resultNames } from '#shared/domain/figures/glossary.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { AnswerForm } from '#web/ui/answers/answer-form.tsx';
import { FoldedText } from '#web/ui/data/folded-text.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { ChevronDown } from '#web/ui/icons/icons.ts';
import { ClosestPassage } from './gap-list.tsx';

type MostAskedProps = {
  conversionId: string;
  results: readonly ReadinessResult[];
  /** The owner's answers by the question's id. */
  own: ReadonlyMap<string, { answer: string; correction?: Correction | undefined }>;
  /** Their answers to questions in other words that answer it too. */
  answeredAlike: readonly { questionId: string; question: string; answer: string }[];
};

/** The questions that visitors ask most: what the assistant says to each, and a field for the owner's answer. */
export function MostAsked({ conversionId, results, own, answeredAlike }: MostAskedProps) {
  return (
    <ol aria-label="Most asked questions" className="divide-y divide-line border-line border-y">
      {results.map((result) => (
        <Asked
          key={result.questionId}
          conversionId={conversionId}
          result={result}
          own={own.get(result.questionId)}
          alike={answeredAlike.find(({ questionId }) => questionId === result.questionId)}
        />
      ))}
    </ol>
  );
}

type AskedProps = {
  conversionId: string;
  result: ReadinessResult;
  own: { answer: string; correction?: Correction | undefined } | undefined;
  alike: { question: string; answer: string } | undefined;
};

/** Folded where nothing is left to do; what was open when it was first shown stays open while it is answered. */
function Asked({ conversionId, result, own, alike }: AskedProps) {
  const { questionId, question } = result;
  const answer = own?.answer ?? alike?.answer;
  const isOpen = answer === undefined && result.status !== 'answered';
  const [startsOpen] = useState(isOpen);
  return (
    <li className="py-3">
      <details open={startsOpen} className="group">
        <summary className="flex min-h-6 cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1">
          <ChevronDown className="size-4 shrink-0 self-center text-ink-muted group-open:rotate-180" />
          <span className="min-w-0 flex-1 basis-60 break-words font-semibold">{question}</span>
          <Standing result={result} isOwn={answer !== undefined} />
        </summary>
        <div className="mt-1 space-y-1">
          <Given result={result} own={answer} />
          {alike && (
            <p dir="auto" className="text-ink-muted text-sm">
              You wrote it for “{alike.question}”
            </p>
          )}
          <EditorsOnly>
            <details>
              <summary className="min-h-6 w-fit cursor-pointer text-brand-ink text-sm underline underline-offset-4">
                {answer === undefined ? 'Answer it in your own words' : 'Change your answer'}
              </summary>
              <div className="mt-2">
                <AnswerForm
                  key={isOpen ? 'open' : answer}
                  id={`asked-${questionId}`}
                  conversionId={conversionId}
                  question={question}
                  isQuestionShown
                  {...(isOpen
                    ? { submitLabel: 'Add answer' }
                    : {
                        known: own?.correction,
                        initial: { question, answer: answer ?? '' },
                        submitLabel: 'Save answer',
                      })}
                />
              </div>
            </details>
          </EditorsOnly>
        </div>
      </details>
    </li>
  );
}

const standings = {
  own: { text: 'Your answer', style: 'bg-success-tint text-success-ink' },
  answered: { text: resultNames.answered, style: 'bg-success-tint text-success-ink' },
  perhaps: { text: resultNames.unsure, style: 'bg-warning-tint text-warning-ink' },
  contradictory: { text: 'Your pages disagree', style: 'bg-warning-tint text-warning-ink' },
  missing: { text: 'No answer', style: 'bg-danger-tint text-danger-ink' },
} as const;

function Standing({ result, isOwn }: { result: ReadinessResult; isOwn: boolean }) {
  const isPerhaps = result.status === 'missing' && result.isPerhaps;
  const { text, style } = standings[isOwn ? 'own' : isPerhaps ? 'perhaps' : result.status];
  return <span className={clsx('rounded-full px-2 py-0.5 font-semibold text-sm', style)}>{text}</span>;
}

/** What visitors are told today. */
function Given({ result, own }: { result: ReadinessResult; own: string | undefined }) {
  const { question } = result;
  if (own !== undefined)
    return (
      <FoldedText name={`your answer to “${question}”`} className="whitespace-pre-line">
        {own}
      </FoldedText>
    );
  switch (result.status) {
    case 'answered': {
      const [source] = result.citations;
      return (
        <div className="break-words">
          <FoldedText name={question} className="whitespace-pre-line">
            {result.answer}
          </FoldedText>
          {source && (
            <p className="text-ink-muted text-sm">
              <OutsideLink href={source.url}>{source.title}</OutsideLink>
            </p>
          )}
        </div>
      );
    }
    case 'contradictory':
      return (
        <p className="break-words text-ink-muted">
          {result.contradiction.values.map(({ value }) => value).join(' or ')}
        </p>
      );
    case 'missing':
      return result.isPerhaps && result.closest ? <ClosestPassage {...result.closest} /> : null;
  }
}
