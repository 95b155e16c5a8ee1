const itemMark = '- ';

/** A plain text of several lines; lines that begin with a dash hang on a bullet, as items of a list do. */
export function AnswerLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) =>
    line.startsWith(itemMark) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
      <span key={index} className="relative mt-1 block pl-4">
        <span aria-hidden="true" className="absolute left-0">
          •
        </span>
        {line.slice(itemMark.length)}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
      <span key={index} className="block">
        {line}
      </span>
    ),
  );
}
