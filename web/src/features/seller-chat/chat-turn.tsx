import { standsInQuotes } from '#shared/domain/chat/stands-in-quotes.ts';
import { AnswerLines } from '#web/ui/data/answer-lines.tsx';
import type { MessageActs, RenderAnswer, SellerMessage } from './conversation.ts';
import { useTypedText } from './use-typed-text.ts';

type ChatTurnProps = { message: SellerMessage; acts: MessageActs; renderAnswer: RenderAnswer };

/**
 * A message of the conversation. A reply is typed out visually in its final space; screen readers get the whole text at
 * once.
 */
export function ChatTurn({ message, acts, renderAnswer }: ChatTurnProps) {
  const isVisitor = message.sender === 'user';
  const text = <TypedText message={message} />;
  return (
    <div data-message="" className={isVisitor ? 'flex justify-end' : ''}>
      <div
        className={`w-fit max-w-full rounded-2xl px-4 py-2.5 [overflow-wrap:anywhere] ${
          isVisitor ? 'rounded-br-sm bg-brand text-on-brand' : 'rounded-bl-sm bg-brand-tint'
        }`}
      >
        <span className="sr-only">{isVisitor ? 'You: ' : 'Assistant: '}</span>
        {isVisitor ? text : renderAnswer(message, acts, text)}
        {message.confidence !== undefined && (
          <p className="mt-1 text-ink-muted text-xs">Confidence {Math.round(message.confidence * 100)}%</p>
        )}
      </div>
    </div>
  );
}

function TypedText({ message }: { message: SellerMessage }) {
  const { sender, content, lead = '', isNew } = message;
  // The quotes below a lead say the rest.
  const text = standsInQuotes(message) ? lead : content;
  const typed = useTypedText(text, sender === 'assistant' && isNew);
  const isTyping = typed.length < text.length;
  return (
    // Reserves the line breaks of the full text.
    <div className="relative text-wrap">
      <span className={isTyping ? 'select-none opacity-0' : undefined}>
        <AnswerLines text={text} />
      </span>
      {isTyping && (
        <span aria-hidden="true" className="absolute inset-0">
          <AnswerLines text={typed} />
        </span>
      )}
    </div>
  );
}
