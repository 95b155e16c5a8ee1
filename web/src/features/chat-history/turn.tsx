import { clsx } from 'clsx';
import { Fragment, type ReactNode, useState } from 'react';
import type { TranscriptMessage } from '#shared/contract/assistant/chat-history.ts';
import { leavesToPerson } from '#shared/domain/chat/chat-outcome.ts';
import { isOwnAnswer } from '#shared/domain/chat/is-own-answer.ts';
import type { Rating } from '#shared/domain/chat/rating.ts';
import { standsInQuotes } from '#shared/domain/chat/stands-in-quotes.ts';
import { replyNames } from '#shared/domain/figures/glossary.ts';
import { FoldedText } from '#web/ui/data/folded-text.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ThumbsDown, ThumbsUp } from '#web/ui/icons/icons.ts';
import { AnswerCorrection } from './answer-correction.tsx';

type TurnProps = {
  message: TranscriptMessage;
  /** A question in English, by a model. */
  translation?: string | undefined;
  /** The question before it. */
  asked: TranscriptMessage | undefined;
  conversionId: string;
  /** Asked by the account itself. */
  isTest: boolean;
  /** Below an answer with its question. */
  removal: ReactNode;
};

/** A message of a transcript; the owner can correct an answer. */
export function Turn({ message, translation, asked, conversionId, isTest, removal }: TurnProps) {
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
      {translation && translation.trim() !== content.trim() && <Translation text={translation} />}
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

function Translation({ text }: { text: string }) {
  return (
    <div className="mt-2 border-line border-s-2 ps-3">
      <p className="[overflow-wrap:anywhere]">{text}</p>
      <p className="text-ink-muted text-sm">Translated by a model</p>
    </div>
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

const OwnAnswerNote = () => <p className="mt-2 text-ink-muted text-sm">Your own answer</p>;

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

type CitationsProps = Pick<TranscriptMessage, 'citations'>;

/** What an answer quotes: the beginning of the first quote, and all of them on request, since each can be a whole table. */
function Citations({ citations }: CitationsProps) {
  const [isWhole, setWhole] = useState(false);
  const [first] = citations;
  if (!first) return null;
  return (
    <>
      <ul aria-label="Sources" className="mt-3 space-y-1 border-line border-s-2 ps-3 text-sm">
        {[...groupByPage(isWhole ? citations : [first])].map(([page, quoted]) => (
          <li key={page}>
            {citations.length === 1 ? (
              <FoldedText name={first.title} lines={4}>
                <Quotes citations={quoted} />
              </FoldedText>
            ) : (
              <div className={clsx('break-words', !isWhole && 'line-clamp-4')}>
                <Quotes citations={quoted} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {citations.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          label={isWhole ? 'Show the first quote' : `Show all ${citations.length} quotes`}
        />
      )}
    </>
  );
}

function groupByPage(citations: TranscriptMessage['citations']) {
  return Map.groupBy(citations, ({ title, url }) => url?.split('#')[0] ?? title);
}

/** One line per page, with every sentence quoted from it. */
function Quotes({ citations }: CitationsProps) {
  return (
    <>
      <OutsideLink href={citations[0]?.url ?? null} className="underline">
        {citations[0]?.title}
      </OutsideLink>
      :{' '}
      {citations.map(({ quote, language }, at) => (
        <Fragment key={quote}>
          {at > 0 && ' … '}“<bdi lang={language}>{quote}</bdi>”
        </Fragment>
      ))}
    </>
  );
}
