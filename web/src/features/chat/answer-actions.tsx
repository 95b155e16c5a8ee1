import type { Rating } from '#shared/domain/chat/rating.ts';
import type { ChatMessage } from '#web/features/chat/transcript/transcript.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { AnswerRating } from './answer-rating.tsx';
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
  const { name, visitor, message, isLatest, isWaiting, onAsk, onRate, onWish } = props;
  const { texts } = useTexts();
  const { handoff } = message;
  return (
    <>
      {isRateable(message) && (isLatest || message.rating) && (
        <AnswerRating rating={message.rating} onRate={(rating) => onRate(message, rating)} />
      )}
      {handoff && (isLatest || handoff.state === 'collected') && (
        <HandoffNote {...{ handoff, name, visitor, isLatest, isWaiting, onAsk, onWish }} />
      )}
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

/** Only answers can be rated, not greetings or steps of leaving a message. */
function isRateable({ messageId, outcome }: ChatMessage): boolean {
  return messageId !== undefined && outcome !== 'smalltalk' && outcome !== 'handoff';
}
