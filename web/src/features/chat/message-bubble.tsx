import { clsx } from 'clsx';
import { useCallback, useEffect, useState } from 'react';
import { showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import { Localization } from '#web/lib/texts/localization.ts';
import { useTexts, useTextsIn } from '#web/lib/texts/use-texts.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { AnswerLines } from './answer/answer-text.tsx';
import { showsQuotes } from './answer/quoted-answer.ts';
import type { AnswerActionsProps } from './answer-actions.tsx';
import { loadAnswerParts } from './load-answer-parts.ts';
import { OutcomeNote } from './outcome-note.tsx';

const AnswerSources = loadPart(async () => (await loadAnswerParts()).AnswerSources);
const AnswerActions = loadPart(async () => (await loadAnswerParts()).AnswerActions);
const Offer = loadPart(async () => (await loadAnswerParts()).Offer);

type MessageBubbleProps = AnswerActionsProps & {
  /** Called when the sources of the latest answer have been added to its text. */
  onShown: () => void;
};

/** What stands around an answer is in the answer's language. */
export function MessageBubble(props: MessageBubbleProps) {
  return (
    <Localization value={useTextsIn(props.message.language)}>
      <LocalizedBubble {...props} />
    </Localization>
  );
}

function LocalizedBubble(props: MessageBubbleProps) {
  const { message, isLatest, isWaiting, onAsk, onWish, onShown } = props;
  const { texts } = useTexts();
  const isOwn = message.sender === 'user';
  const { unansweredQuestion, unansweredWish, person } = message;
  /** One note about a failed load is enough, so the actions wait for the sources. */
  const [isComplete, setComplete] = useState(false);
  const complete = useCallback(() => setComplete(true), []);
  useEffect(() => {
    if (isComplete && isLatest) onShown();
  }, [isComplete, isLatest, onShown]);
  const style = clsx('flex motion-safe:animate-rise flex-col gap-1', isOwn && 'items-end');
  return (
    <div data-message lang={message.language} className={style}>
      <div
        className={clsx(
          'rounded-2xl px-4 py-2.5 [overflow-wrap:anywhere]',
          // Quotes of which one may be the answer get the room to be read.
          !isOwn && showsQuotes(message) ? 'w-full' : 'w-fit max-w-[80%]',
          isOwn ? 'rounded-ee-sm bg-brand text-on-brand' : 'rounded-es-sm',
          !isOwn && (person ? 'border border-line' : 'bg-sunken'),
        )}
      >
        <span className={person ? 'font-semibold' : 'sr-only'}>
          {person?.name ?? (isOwn ? texts.you : texts.assistant)}{' '}
        </span>
        <OutcomeNote {...message} />
        <AnswerLines {...message} />
        {!isOwn && !person && (
          <LoadBoundary>
            <AnswerSources
              answer={message}
              form={message.form}
              offer={showsNearest(message) && <Offer {...props} />}
              onShown={complete}
            />
          </LoadBoundary>
        )}
      </div>
      <SentAt timestamp={message.timestamp} />
      {isLatest && unansweredQuestion !== undefined && (
        <Button
          variant="secondary"
          size="small"
          className="w-fit"
          disabled={isWaiting}
          onClick={() => (unansweredWish ? onWish(unansweredWish) : onAsk(unansweredQuestion))}
          label={texts.tryAgain}
        />
      )}
      {isComplete && (
        <LoadBoundary>
          <AnswerActions {...props} />
        </LoadBoundary>
      )}
    </div>
  );
}

function SentAt({ timestamp }: { timestamp: string }) {
  const { language } = useTexts();
  return (
    <time dateTime={timestamp} className="px-1 text-ink-muted text-xs">
      {new Date(timestamp).toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}
