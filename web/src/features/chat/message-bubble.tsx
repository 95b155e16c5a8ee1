import { clsx } from 'clsx';
import type { Rating } from '#shared/domain/chat/rating.ts';
import type { ChatMessage } from '#web/features/chat/transcript/transcript.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { AnswerRating } from './answer-rating.tsx';
import { AnswerText } from './answer-text.tsx';
import { CitationList } from './citation-list.tsx';
import { FormLink } from './form-link.tsx';
import { HandoffNote } from './handoff-note.tsx';
import { QuestionChips } from './question-chips.tsx';
import type { HandoffWish } from './use-conversation.ts';

type MessageBubbleProps = {
  name: string;
  message: ChatMessage;
  isLatest: boolean;
  isWaiting: boolean;
  onAsk: (question: string) => void;
  onRate: (message: ChatMessage, rating: Rating) => void;
  onWish: (wish: HandoffWish) => void;
};

export function MessageBubble(props: MessageBubbleProps) {
  const { name, message, isLatest, isWaiting, onAsk, onWish, onRate } = props;
  const { texts, language } = useTexts();
  const isOwn = message.sender === 'user';
  const { unansweredQuestion, unansweredWish, handoff } = message;
  return (
    <div data-message className={clsx('flex motion-safe:animate-rise flex-col gap-1', isOwn && 'items-end')}>
      <div
        className={clsx(
          'w-fit max-w-[80%] rounded-2xl px-4 py-2.5 [overflow-wrap:anywhere]',
          isOwn ? 'rounded-ee-sm bg-brand text-on-brand' : 'rounded-es-sm bg-sunken',
        )}
      >
        <span className="sr-only">{isOwn ? texts.you : texts.assistant} </span>
        <OutcomeNote {...message} />
        <AnswerText text={message.content} />
        <CitationList sources={message.sources} answer={message.content} />
        <FormLink form={message.form} />
      </div>
      <time dateTime={message.timestamp} className="px-1 text-ink-muted text-xs">
        {formatTime(message.timestamp, language)}
      </time>
      {isRateable(message) && (isLatest || message.rating) && (
        <AnswerRating rating={message.rating} onRate={(rating) => onRate(message, rating)} />
      )}
      {isLatest && unansweredQuestion !== undefined && (
        <Button
          variant="secondary"
          size="small"
          className="w-fit"
          disabled={isWaiting}
          onClick={() => (unansweredWish ? onWish(unansweredWish) : onAsk(unansweredQuestion))}
        >
          {texts.tryAgain}
        </Button>
      )}
      {handoff && (isLatest || handoff.state === 'collected') && (
        <HandoffNote handoff={handoff} name={name} isWaiting={isWaiting} onWish={onWish} />
      )}
      {isLatest && (
        <QuestionChips
          label={texts.couldAlsoAsk}
          questions={message.suggestions}
          isDisabled={isWaiting}
          onAsk={onAsk}
        />
      )}
    </div>
  );
}

/** Only answers can be rated, not greetings or steps of leaving a message. */
function isRateable({ messageId, outcome }: ChatMessage): boolean {
  return messageId !== undefined && outcome !== 'smalltalk' && outcome !== 'handoff';
}

function OutcomeNote({ outcome, isCutOff }: Pick<ChatMessage, 'outcome' | 'isCutOff'>) {
  const { texts } = useTexts();
  if (outcome !== 'unsure' && !isCutOff) return null;
  return (
    <p className="mb-1 font-semibold text-sm text-warning-ink">
      {isCutOff ? texts.brokeOff : texts.notCertain}
    </p>
  );
}

function formatTime(timestamp: string, language: string): string {
  return new Date(timestamp).toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
}
