import { Button } from '#web/ui/form/button.tsx';

type SuggestionsProps = { suggestions: readonly string[]; onChoose: (query: string) => void };

/** Searches that would find somebody, after one that did not. */
export function Suggestions({ suggestions, onChoose }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center justify-center gap-2">
      Did you mean
      {suggestions.map((query) => (
        <Button key={query} variant="secondary" size="small" onClick={() => onChoose(query)}>
          <bdi>{query}</bdi>
        </Button>
      ))}
    </p>
  );
}
