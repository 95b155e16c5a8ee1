import { PhoneText } from '#web/ui/data/phone-text.tsx';
import { type QuotedAnswer, readAnswer } from './quoted-answer.ts';

type TextPart = { kind: 'lines'; text: string } | { kind: 'items'; items: string[] };

/** What an answer says, without quotes that its sources show; a quote that is the answer keeps its language. */
export function AnswerLines(answer: QuotedAnswer) {
  const { said, quoted } = readAnswer(answer);
  return (
    <>
      {said && <AnswerText text={said} />}
      {quoted && <AnswerText text={quoted.quote} language={quoted.language} />}
    </>
  );
}

/** An answer as text only; lines that begin with a dash become a list. */
export function AnswerText({ text, language }: { text: string; language?: string | undefined }) {
  return splitAnswer(text).map((part, index) => {
    // The parts of an answer are never reordered.
    const key = `${index} ${part.kind}`;
    if (part.kind === 'lines') {
      return (
        <p key={key} lang={language} dir="auto" className="whitespace-pre-line">
          <PhoneText text={part.text} />
        </p>
      );
    }
    return (
      <ul key={key} lang={language} dir="auto" className="my-1 list-disc space-y-1 ps-5">
        {part.items.map((item) => (
          <li key={item}>
            <PhoneText text={item} />
          </li>
        ))}
      </ul>
    );
  });
}

/** Splits an answer into groups of plain lines and of list items. */
export function splitAnswer(text: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const line of text.trim().split('\n')) {
    const item = /^\s*[-•*] (.+)$/.exec(line)?.[1];
    const last = parts.at(-1);
    if (item !== undefined && last?.kind === 'items') last.items.push(item);
    else if (item !== undefined) parts.push({ kind: 'items', items: [item] });
    else if (last?.kind === 'lines') last.text += `\n${line}`;
    else parts.push({ kind: 'lines', text: line });
  }
  return parts;
}
