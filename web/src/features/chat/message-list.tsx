import { type ComponentType, useCallback, useEffect, useRef } from 'react';
import type { Rating } from '#shared/domain/chat/rating.ts';
import type { ChatMessage } from '#web/features/chat/transcript/transcript.ts';
import { showLatestExchange } from '#web/lib/browser/show-latest-exchange.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { ArrivingAnswer } from './answer/arriving-answer.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { QuestionChips } from './question-chips.tsx';
import type { SendWish } from './use-conversation.ts';
import type { KnownVisitor } from './use-visitor.ts';

export type MessageListProps = {
  name: string;
  visitor: KnownVisitor;
  messages: ChatMessage[];
  /** The answer streamed so far; undefined when none is pending. */
  arriving: string | undefined;
  popularQuestions: readonly string[];
  greeting: string;
  /** Replaces greeting and suggestions. */
  Welcome: ComponentType<WelcomeProps> | undefined;
  className: string;
  onAsk: (question: string) => void;
  onRate: (message: ChatMessage, rating: Rating) => void;
  onWish: SendWish;
};

/** What stands before the first question. */
export type WelcomeProps = Pick<MessageListProps, 'name' | 'greeting' | 'popularQuestions' | 'onAsk'>;

/** The conversation so far, with the newest message at the bottom and in view. */
export function MessageList(props: MessageListProps) {
  const { name, visitor, messages, arriving, popularQuestions, greeting, Welcome, className } = props;
  const { onAsk, onRate, onWish } = props;
  const { texts } = useTexts();
  const isWaiting = arriving !== undefined;
  const scroller = useRef<HTMLDivElement>(null);
  const latest = messages.at(-1);
  // What a person writes in between takes no offer away.
  const latestOfAssistant = messages.findLast(({ person }) => !person);
  const showLatest = useCallback(() => scroller.current && showLatestExchange(scroller.current), []);
  useEffect(() => {
    if (!latest || !scroller.current) return;
    if (arriving !== undefined) scroller.current.scrollTop = scroller.current.scrollHeight;
    else showLatest();
  }, [latest, arriving, showLatest]);

  return (
    <div
      ref={scroller}
      role="log"
      aria-label={texts.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className={`relative min-h-0 space-y-4 overflow-y-auto overscroll-contain px-4 py-5 print:overflow-visible ${className}`}
    >
      {Welcome ? (
        <Welcome name={name} greeting={greeting} popularQuestions={popularQuestions} onAsk={onAsk} />
      ) : (
        <div className="space-y-3">
          <p dir="auto" className="w-fit max-w-[80%] rounded-2xl rounded-es-sm bg-sunken px-4 py-2.5">
            {greeting}
          </p>
          <QuestionChips
            label={texts.popularQuestions}
            questions={popularQuestions}
            isDisabled={isWaiting}
            onAsk={onAsk}
          />
        </div>
      )}
      {messages.map((message) => (
        <MessageBubble
          key={message.id}
          name={name}
          visitor={visitor}
          message={message}
          isLatest={message === latestOfAssistant}
          isWaiting={isWaiting}
          onAsk={onAsk}
          onRate={onRate}
          onWish={onWish}
          onShown={showLatest}
        />
      ))}
      {isWaiting && <ArrivingAnswer name={name} text={arriving} />}
    </div>
  );
}
