const itemMark = '- ';

/** Plain text of several lines; lines that begin with a dash become bullets. */
export function AnswerLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) =>
    line.startsWith(itemMark) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
      <span key={index} className="relative mt-1 block pl-4">
        <span aria-hidden="true" className="absolute left-0">
          •
        </span>
        {line.slice(itemMark.length)}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
      <span key={index} className="block">
        {line}
      </span>
    ),
  );
}
