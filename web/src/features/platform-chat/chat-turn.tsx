import { AnswerLines } from '#web/ui/data/answer-lines.tsx';
import { AnswerSource } from '#web/ui/data/answer-source.tsx';
import type { PlatformMessage } from './use-platform-chat.ts';
import { useTypedText } from './use-typed-text.ts';

/**
 * A message of the conversation. A reply is typed out visually in its final space; screen readers get the whole text at
 * once.
 */
export function ChatTurn({ message }: { message: PlatformMessage }) {
  const isVisitor = message.role === 'user';
  const typed = useTypedText(message.content, !isVisitor && message.isNew);
  const isTyping = typed.length < message.content.length;
  return (
    <div data-message="" className={isVisitor ? 'flex justify-end' : ''}>
      <div
        className={`w-fit max-w-[88%] rounded-2xl px-4 py-2.5 ${
          isVisitor ? 'rounded-br-sm bg-brand text-on-brand' : 'rounded-bl-sm bg-brand-tint'
        }`}
      >
        {/* Reserves the line breaks of the full text. */}
        <div className="relative text-wrap">
          <span className="sr-only">{isVisitor ? 'You: ' : 'Assistant: '}</span>
          <span className={isTyping ? 'select-none opacity-0' : undefined}>
            <AnswerLines text={message.content} />
          </span>
          {isTyping && (
            <span aria-hidden="true" className="absolute inset-0">
              <AnswerLines text={typed} />
            </span>
          )}
        </div>
        {message.source && <AnswerSource source={message.source} />}
        {message.confidence !== undefined && (
          <p className="mt-1 text-ink-muted text-xs">Confidence {Math.round(message.confidence * 100)}%</p>
        )}
      </div>
    </div>
  );
}
