import { type FormEvent, useState } from 'react';
import { isWebAddress } from '#shared/domain/addresses/addresses.ts';
import { formMessages } from '#shared/domain/forms/form.ts';
import type { FieldIssue } from '#shared/errors.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IssueSummary } from '#web/ui/form/issue-summary.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';

type Link = { name: string; description: string; url?: string | null };

type LinkFormProps = {
  initial: Link;
  label: string;
  isPending: boolean;
  onSave: (link: Link & { url: string; fields: [] }) => void;
};

const labels = { 'link-name': 'Form name', 'link-url': 'Address of the form' };

/** A form hosted elsewhere, by name and address. */
export function LinkForm({ initial, label, isPending, onSave }: LinkFormProps) {
  const [name, setName] = useState(initial.name);
  const [description, setDescription] = useState(initial.description);
  const [url, setUrl] = useState(initial.url ?? '');
  const [attempt, setAttempt] = useState(0);
  const found = findIssues(name, url);
  const issues = attempt === 0 ? [] : found;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (found.length === 0) onSave({ name: name.trim(), description, url: url.trim(), fields: [] });
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
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        id="link-url"
        label={labels['link-url']}
        type="url"
        required
        maxLength={2048}
        value={url}
        error={errorOf('link-url')}
        onChange={({ target }) => setUrl(target.value)}
      />
      <TextAreaField
        id="link-description"
        label="What is it for?"
        hint="Your assistant uses it to decide when to offer the form."
        rows={2}
        maxLength={500}
        value={description}
        onChange={({ target }) => setDescription(target.value)}
      />
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Saving…' : label}
      </Button>
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
