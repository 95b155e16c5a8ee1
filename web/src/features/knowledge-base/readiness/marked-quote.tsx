import { markWords } from '#web/ui/data/mark-words.tsx';

/** A quote with the words in it that matched. */
export function MarkedQuote({ quote, words }: { quote: string; words: readonly string[] | undefined }) {
  return (
    <blockquote dir="auto" className="whitespace-pre-line font-quote">
      {markWords(quote, words)}
    </blockquote>
  );
}
