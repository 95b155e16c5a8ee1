import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { AnswerText } from './answer-text.tsx';

/** An answer being streamed. Screen readers announce that it is coming, then the whole answer instead of each piece. */
export function ArrivingAnswer({ name, text }: { name: string; text: string }) {
  if (text === '') return <TypingIndicator name={name} />;
  return (
    <div
      aria-hidden="true"
      className="w-fit max-w-[80%] rounded-2xl rounded-es-sm bg-sunken px-4 py-2.5 [overflow-wrap:anywhere]"
    >
      <AnswerText text={text} />
    </div>
  );
}

function TypingIndicator({ name }: { name: string }) {
  const { texts } = useTexts();
  return (
    <div className="flex w-fit gap-1.5 rounded-2xl rounded-es-sm bg-sunken px-4 py-4">
      <span className="sr-only">{fillText(texts.isTyping, { name })}</span>
      {[0, 0.15, 0.3].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className="size-2 motion-safe:animate-typing rounded-full bg-ink-muted"
          style={{ animationDelay: `${delay}s` }}
        />
      ))}
    </div>
  );
}
