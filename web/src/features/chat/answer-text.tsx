type TextPart = { kind: 'lines'; text: string } | { kind: 'items'; items: string[] };

/** An answer as text only; lines that begin with a dash become a list. */
export function AnswerText({ text }: { text: string }) {
  return splitAnswer(text).map((part, index) => {
    // The parts of an answer are never reordered.
    const key = `${index} ${part.kind}`;
    if (part.kind === 'lines') {
      return (
        <p key={key} dir="auto" className="whitespace-pre-line">
          {part.text}
        </p>
      );
    }
    return (
      <ul key={key} dir="auto" className="my-1 list-disc space-y-1 ps-5">
        {part.items.map((item) => (
          <li key={item}>{item}</li>
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
