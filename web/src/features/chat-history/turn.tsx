import type { TranscriptMessage } from '#shared/contract/chat-history.ts';
import { AnswerCorrection } from './answer-correction.tsx';

type TurnProps = {
  message: TranscriptMessage;
  /** What was said before it. */
  asked: TranscriptMessage | undefined;
  conversionId: string;
};

/** One message of a transcript; the owner can correct an answer. */
export function Turn({ message, asked, conversionId }: TurnProps) {
  const { role, content, citations, outcome, confidence } = message;
  const isAnswer = role === 'assistant';
  return (
    <li>
      <p className="font-semibold text-sm">{isAnswer ? 'Assistant' : 'Visitor'}</p>
      <p className="whitespace-pre-line break-words">{content}</p>
      {isAnswer && outcome && (
        <p className="text-ink-muted text-sm">
          {outcome}
          {confidence !== undefined && `, ${Math.round(confidence * 100)}% sure`}
        </p>
      )}
      {citations.length > 0 && <Citations citations={citations} />}
      {isAnswer && asked?.role === 'user' && (
        <AnswerCorrection message={message} question={asked.content} conversionId={conversionId} />
      )}
    </li>
  );
}

function Citations({ citations }: Pick<TranscriptMessage, 'citations'>) {
  return (
    <ul aria-label="Sources" className="mt-1 space-y-0.5 text-sm">
      {citations.map(({ title, url, quote }) => (
        <li key={`${url}${quote}`} className="break-words">
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer" className="underline">
              {title}
            </a>
          ) : (
            title
          )}
          : “{quote}”
        </li>
      ))}
    </ul>
  );
}
