import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { TranscriptMessage } from '#shared/contract/chat-history.ts';
import { leavesToPerson } from '#shared/domain/chat/chat-outcome.ts';
import { isOwnAnswer } from '#shared/domain/chat/is-own-answer.ts';
import type { Rating } from '#shared/domain/chat/rating.ts';
import { standsInQuotes } from '#shared/domain/chat/stands-in-quotes.ts';
import { replyNames } from '#shared/domain/figures/glossary.ts';
import { ThumbsDown, ThumbsUp } from '#web/ui/icons/icons.ts';
import { AnswerCorrection } from './answer-correction.tsx';
import { Citations } from './citations.tsx';

type TurnProps = {
  message: TranscriptMessage;
  /** The question before it. */
  asked: TranscriptMessage | undefined;
  conversionId: string;
  /** Asked by the account itself. */
  isTest: boolean;
  /** Below an answer with its question. */
  removal: ReactNode;
};

/** A message of a transcript; the owner can correct an answer. */
export function Turn({ message, asked, conversionId, isTest, removal }: TurnProps) {
  const { role, content, lead, citations, sentAt, rating, outcome, confidence } = message;
  const isAnswer = role === 'assistant';
  const isOwn = isOwnAnswer(message);
  return (
    <li className={clsx('rounded-lg p-4', isAnswer ? 'border border-line' : 'bg-sunken')}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">{isAnswer ? 'Assistant' : isTest ? 'You (test)' : 'Visitor'}</span>
        <time dateTime={sentAt} className="text-ink-muted">
          {new Date(sentAt).toLocaleTimeString('en-US', { timeStyle: 'short' })}
        </time>
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
        {standsInQuotes({ content, lead, sources: citations, outcome, confidence }) ? lead : content}
      </p>
      {citations.length > 0 && !isOwn && <Citations citations={citations} />}
      {isAnswer && (isOwn ? <OwnAnswerNote /> : <OutcomeNote {...message} />)}
      {rating && <RatingNote rating={rating} />}
      {isAnswer && !leavesToPerson(message) && asked?.role === 'user' && (
        <AnswerCorrection message={message} question={asked.content} conversionId={conversionId} />
      )}
      {isAnswer && asked?.role === 'user' && removal}
    </li>
  );
}

function OutcomeNote({
  isRefused,
  outcome,
  confidence,
}: Pick<TranscriptMessage, 'outcome' | 'isRefused' | 'confidence'>) {
  if (!outcome) return null;
  const hasConfidence = outcome === 'answered' || outcome === 'unsure';
  return (
    <p className="mt-2 text-ink-muted text-sm">
      {replyNames[isRefused ? 'refused' : outcome]}
      {hasConfidence && confidence !== undefined && `, ${Math.round(confidence * 100)}% sure`}
    </p>
  );
}

function OwnAnswerNote() {
  return <p className="mt-2 text-ink-muted text-sm">Your own answer</p>;
}

const ratings = {
  helpful: { text: 'The visitor found this helpful', style: 'text-success-ink', Icon: ThumbsUp },
  unhelpful: { text: 'The visitor did not find this helpful', style: 'text-danger-ink', Icon: ThumbsDown },
} as const satisfies Record<Rating, object>;

function RatingNote({ rating }: { rating: Rating }) {
  const { text, style, Icon } = ratings[rating];
  return (
    <p className={clsx('mt-1 flex items-center gap-1.5 font-semibold text-sm', style)}>
      <Icon className="size-4 shrink-0" />
      {text}
    </p>
  );
}
