import { type FormEvent, useId, useState } from 'react';
import type { HandoffDetails } from '#shared/contract/assistant/chat.ts';
import { chatMessageLimitCharacters } from '#shared/domain/limits.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';

type HandoffFormProps = {
  given: { [field in keyof HandoffDetails]?: string | undefined };
  isWaiting: boolean;
  onSend: (details: HandoffDetails) => void;
};

/** All that a person needs to reply, filled in with what was said; a way to reach the visitor is enough. */
export function HandoffForm({ given, isWaiting, onSend }: HandoffFormProps) {
  const id = useId();
  const { texts } = useTexts();
  const [typed, setTyped] = useState<Partial<HandoffDetails>>({});
  const details = {
    question: given.question ?? '',
    name: given.name ?? '',
    contact: given.contact ?? '',
    ...typed,
  };
  const canSend = details.contact.trim() !== '' && !isWaiting;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend(details);
  };
  const fields = [
    ['name', texts.yourName, 'name', 80],
    ['contact', texts.yourContact, 'email', 200],
  ] as const;
  return (
    <form className="space-y-2" onSubmit={submit}>
      <TextAreaField
        id={`${id}-question`}
        label={texts.yourQuestion}
        // A question and the wish for a person after it are two lines.
        rows={2}
        maxLength={chatMessageLimitCharacters}
        value={details.question}
        onChange={({ target }) => setTyped({ ...typed, question: target.value })}
      />
      {fields.map(([field, label, autoComplete, maxLength]) => (
        <TextField
          key={field}
          id={`${id}-${field}`}
          {...{ label, autoComplete, maxLength }}
          required={field === 'contact'}
          value={details[field]}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      ))}
      <Button type="submit" size="small" disabled={!canSend} label={texts.send} />
    </form>
  );
}
