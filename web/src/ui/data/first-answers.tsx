import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ReadinessReport, ReadinessResult } from '#shared/domain/conversion/readiness.ts';
import { chatMessageLimitCharacters } from '#shared/domain/limits.ts';
import { api } from '#web/lib/api/api.ts';
import { readRefusal } from '#web/lib/api/read-refusal.ts';
import { AnswerLines } from '#web/ui/data/answer-lines.tsx';
import { FoldedText } from '#web/ui/data/folded-text.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

type Answered = Extract<ReadinessResult, { status: 'answered' }>;

const shownAnswers = 3;
/** The readiness check ends seconds after the assistant is published. */
const checkingMs = 3000;
const mostTries = 5;

/** A check that has not ended may come; whoever may not see it is told so once. */
const mayCome = (error: Error, tries: number) =>
  tries < mostTries && (readRefusal(error)?.code ?? 'NOT_READY') === 'NOT_READY';

/** What the readiness check found; nothing before it, and for those who may not see it. */
export function useReadiness(conversionId: string, isWanted = true) {
  const { data, error, errorUpdateCount, isFetched } = useQuery({
    enabled: isWanted,
    ...api.knowledgeBase.getReadiness.query({ conversionId }),
    refetchInterval: ({ state: { data, error, errorUpdateCount } }) =>
      data?.isCurrent === false || (error && mayCome(error, errorUpdateCount)) ? checkingMs : false,
  });
  const isOver = data || (error && !mayCome(error, errorUpdateCount));
  return { report: data, isAsked: isFetched || !isWanted, isAwaited: isWanted && !isOver };
}

/** What is answered for certain, the most asked first. */
export function listFirstAnswers({ results, mostAsked = [] }: ReadinessReport): Answered[] {
  const answered = results.flatMap((it) => (it.status === 'answered' ? [it] : []));
  const isMostAsked = ({ questionId }: Answered) => mostAsked.includes(questionId);
  return [...answered.filter(isMostAsked), ...answered.filter((it) => !isMostAsked(it))].slice(
    0,
    shownAnswers,
  );
}

/** Questions with the assistant's own answers and where they stand; the first one is open. */
export function FirstAnswers({ answers }: { answers: readonly Answered[] }) {
  return (
    <ul aria-label="Answers from your website" className="divide-y divide-line border-line border-y">
      {answers.map(({ questionId, question, answer, citations: [source] }, index) => (
        <li key={questionId} dir="auto">
          <details name="first-answers" open={index === 0}>
            <summary className="min-h-11 cursor-pointer content-center py-2 font-semibold">
              {question}
            </summary>
            <div className="pb-3">
              <FoldedText name={question}>
                <AnswerLines text={answer} />
              </FoldedText>
              {source && (
                <p className="text-ink-muted text-sm">
                  <OutsideLink href={source.url} className="underline underline-offset-4">
                    {source.title}
                  </OutsideLink>
                </p>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

type AskFormProps = {
  /** The assistant's page, which answers a question. */
  assistantUrl: string;
  onFocus?: () => void;
};

/** The assistant's page with a question asked. */
export const addressWithQuestion = (assistantUrl: string, question: string) =>
  `${assistantUrl}?${new URLSearchParams({ question })}`;

/** Leads to the assistant with a question of one's own. */
export function AskForm({ assistantUrl, onFocus }: AskFormProps) {
  const [question, setQuestion] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() !== '') window.location.assign(addressWithQuestion(assistantUrl, question.trim()));
  };
  return (
    <form
      aria-label="Ask your assistant"
      onSubmit={ask}
      onFocus={onFocus}
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        id="first-question"
        label="Ask your assistant a question"
        maxLength={chatMessageLimitCharacters}
        autoComplete="off"
        className="min-w-0 flex-1 basis-40"
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <Button type="submit">Ask</Button>
    </form>
  );
}
