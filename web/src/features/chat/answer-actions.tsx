import { clsx } from 'clsx';
import type { Rating } from '#shared/domain/chat/rating.ts';
import { showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import type { ChatMessage } from '#web/features/chat/transcript/transcript.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { ThumbsDown, ThumbsUp } from '#web/ui/icons/icons.ts';
import { HandoffNote } from './handoff-note.tsx';
import { QuestionChips } from './question-chips.tsx';
import type { SendWish } from './use-conversation.ts';
import type { KnownVisitor } from './use-visitor.ts';

export type AnswerActionsProps = {
  name: string;
  visitor: KnownVisitor;
  message: ChatMessage;
  isLatest: boolean;
  isWaiting: boolean;
  onAsk: (question: string) => void;
  onRate: (message: ChatMessage, rating: Rating) => void;
  onWish: SendWish;
};

/** What a visitor can do below an answer: rate it, ask a person, ask further. */
export function AnswerActions(props: AnswerActionsProps) {
  const { message, isLatest, isWaiting, onAsk, onRate } = props;
  const { texts } = useTexts();
  return (
    <>
      {isRateable(message) && (isLatest || message.rating) && (
        <AnswerRating rating={message.rating} onRate={(rating) => onRate(message, rating)} />
      )}
      {!showsNearest(message) && <Offer {...props} />}
      {isLatest && (
        <QuestionChips
          label={texts.couldAlsoAsk}
          questions={message.suggestions}
          isDisabled={isWaiting}
          onAsk={onAsk}
        />
      )}
    </>
  );
}

/** What is said about a person beside an answer. */
export function Offer({ message, ...props }: AnswerActionsProps) {
  const { handoff } = message;
  if (!handoff || !(props.isLatest || handoff.state === 'collected')) return null;
  return <HandoffNote {...props} handoff={handoff} />;
}

/** Only answers can be rated, not greetings or steps of leaving a message. */
function isRateable({ messageId, outcome }: ChatMessage): boolean {
  return messageId !== undefined && outcome !== 'smalltalk' && outcome !== 'handoff';
}

type AnswerRatingProps = { rating: Rating | undefined; onRate: (rating: Rating) => void };

const choices = [
  { rating: 'helpful', text: 'yes', icon: ThumbsUp },
  { rating: 'unhelpful', text: 'no', icon: ThumbsDown },
] as const;

/** Asks whether an answer was helpful; the rating can be changed. */
function AnswerRating({ rating, onRate }: AnswerRatingProps) {
  const { texts } = useTexts();
  return (
    <fieldset className="flex items-center gap-1 px-1 text-ink-muted text-sm print:hidden">
      <legend className="sr-only">{texts.wasHelpful}</legend>
      <span aria-hidden="true">{rating ? texts.thanks : texts.wasHelpful}</span>
      {choices.map(({ rating: choice, text, icon: Icon }) => (
        <button
          key={choice}
          type="button"
          aria-pressed={rating === choice}
          onClick={() => onRate(choice)}
          className={clsx(
            'grid size-9 place-items-center rounded-md hover:bg-brand-tint',
            rating === choice && 'bg-brand-tint text-brand-ink',
          )}
        >
          <Icon className="size-4" />
          <span className="sr-only">{texts[text]}</span>
        </button>
      ))}
    </fieldset>
  );
}
