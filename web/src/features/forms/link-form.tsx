import { type FormEvent, type ReactNode, useState } from 'react';
import { isWebAddress } from '#shared/domain/addresses/addresses.ts';
import { formMessages } from '#shared/domain/forms/form.ts';
import type { FieldIssue } from '#shared/errors.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IssueSummary } from '#web/ui/form/issue-summary.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';

export type Link = { name: string; description: string; url: string | null };

type LinkFormProps = {
  draft: Link;
  onChange: (change: Partial<Link>) => void;
  label: string;
  isPending: boolean;
  onSave: () => void;
  /** What stands in the way of saving. */
  children?: ReactNode;
};

const labels = { 'link-name': 'Form name', 'link-url': 'Address of the form' };

/** A form hosted elsewhere, by name and address. */
export function LinkForm({ draft, onChange, label, isPending, onSave, children }: LinkFormProps) {
  const { name, description } = draft;
  const url = draft.url ?? '';
  const [attempt, setAttempt] = useState(0);
  const found = findIssues(name, url);
  const issues = attempt === 0 ? [] : found;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (found.length === 0) onSave();
  };
  const errorOf = (id: string) => issues.find(({ field }) => field === id)?.message;
  return (
    <form aria-label="Link a form" noValidate onSubmit={save} className="max-w-3xl space-y-5">
      {issues.length > 0 && <IssueSummary key={attempt} heading="h2" issues={issues} labels={labels} />}
      <TextField
        id="link-name"
        label={labels['link-name']}
        required
        maxLength={120}
        value={name}
        error={errorOf('link-name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        id="link-url"
        label={labels['link-url']}
        type="url"
        required
        maxLength={2048}
        value={url}
        error={errorOf('link-url')}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      <TextAreaField
        id="link-description"
        label="What is it for?"
        hint="Your assistant uses it to decide when to offer the form."
        rows={2}
        maxLength={500}
        value={description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      {children}
      <Button type="submit" disabled={isPending} label={isPending ? 'Saving…' : label} />
    </form>
  );
}

function findIssues(name: string, url: string): FieldIssue[] {
  const address = url.trim();
  return [
    ...(name.trim() === '' ? [{ field: 'link-name', message: formMessages.linkNeeded }] : []),
    ...(address === '' ? [{ field: 'link-url', message: formMessages.linkNeeded }] : []),
    ...(address !== '' && !isWebAddress(address)
      ? [{ field: 'link-url', message: 'Please enter a valid address, including https://' }]
      : []),
  ];
}
