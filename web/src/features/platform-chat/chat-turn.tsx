import type { PlatformMessage } from './use-platform-chat.ts';
import { useTypedText } from './use-typed-text.ts';

/** One line of the conversation. A reply is typed out for the eye and given whole to screen readers. */
export function ChatTurn({ message }: { message: PlatformMessage }) {
  const isVisitor = message.role === 'user';
  const typed = useTypedText(message.content, !isVisitor && message.isNew);
  return (
    <div className={isVisitor ? 'flex justify-end' : ''}>
      <div
        className={`w-fit max-w-[88%] rounded-2xl px-4 py-2.5 ${
          isVisitor ? 'rounded-br-sm bg-brand text-on-brand' : 'rounded-bl-sm bg-brand-tint'
        }`}
      >
        <p className="whitespace-pre-line">
          <span className="sr-only">
            {isVisitor ? 'You: ' : 'Assistant: '}
            {message.content}
          </span>
          <span aria-hidden="true">{typed}</span>
        </p>
        {message.confidence !== undefined && (
          <p className="mt-1 text-ink-muted text-xs">Confidence {Math.round(message.confidence * 100)}%</p>
        )}
      </div>
    </div>
  );
}
