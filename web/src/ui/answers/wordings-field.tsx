import { useState } from 'react';
import { chatMessageLimitCharacters, wordingLimit } from '#shared/domain/limits.ts';
import { useWordings } from '#web/lib/api/use-wordings.ts';
import { useDebounced } from '#web/lib/browser/use-debounced.ts';
import { Button } from '../form/button.tsx';
import { TextAreaField } from '../form/text-field.tsx';
import { Plus } from '../icons/icons.ts';

type WordingsFieldProps = {
  id: string;
  conversionId: string;
  /** What the form says now, to which visitors' questions are compared. */
  draft: { question: string; answer: string };
  /** One a line. */
  value: string;
  onChange: (value: string) => void;
};

/** Long enough that a sentence is compared once. */
const stillMilliseconds = 600;

/** Other ways to ask for an answer, with what visitors asked to choose from; folded because most answers need none. */
export function WordingsField({ id, conversionId, draft, value, onChange }: WordingsFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const question = useDebounced(draft.question, stillMilliseconds);
  const answer = useDebounced(draft.answer, stillMilliseconds);
  const { data } = useWordings(conversionId, { question, answer }, isOpen);
  const lines = readWordings(value);
  // An emptied form has no question to compare with.
  const found = draft.question ? (data?.wordings ?? []) : [];
  const proposed = found.filter((wording) => !lines.includes(wording));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 w-fit cursor-pointer text-brand-ink text-sm underline underline-offset-4">
        Other ways to ask it{lines.length > 0 && ` (${lines.length})`}
      </summary>
      <div className="mt-2 space-y-3">
        <TextAreaField
          id={`${id}-wordings`}
          label="Other ways to ask it"
          isLabelHidden
          hint={`One a line, at most ${wordingLimit}. Visitors who ask in these words get the answer too.`}
          rows={3}
          maxLength={wordingLimit * (chatMessageLimitCharacters + 1)}
          value={value}
          error={
            lines.length > wordingLimit ? `Please give at most ${wordingLimit} other wordings.` : undefined
          }
          onChange={({ target }) => onChange(target.value)}
        />
        {proposed.length > 0 && lines.length < wordingLimit && (
          <div>
            <p className="text-ink-muted text-sm">Visitors asked. Add what has the same answer:</p>
            <ul aria-label="Visitors asked" className="mt-1 space-y-1">
              {proposed.map((wording) => (
                <li key={wording} className="flex items-start gap-2">
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Add the wording: ${wording}`}
                    onClick={() => onChange([...lines, wording].join('\n'))}
                  >
                    <Plus className="size-4" />
                    Add
                  </Button>
                  <span dir="auto" className="min-w-0 flex-1 self-center break-words">
                    {wording}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}

/** The lines that hold something, each once. */
export function readWordings(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, chatMessageLimitCharacters));
  return [...new Set(lines.filter(Boolean))];
}
