import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

/** Adds a domain, whose record then stands in the list. */
export function DomainForm() {
  const [domain, setDomain] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...api.identityProvider.addDomain.mutation(),
    onSuccess: () => {
      setDomain('');
      setChecked(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (domain.trim() && !isPending) mutate({ domain: domain.trim() });
  };
  return (
    <form noValidate aria-label="Add a domain" onSubmit={submit} className="space-y-4">
      <TextField
        id="provider-domain"
        label="Domain"
        hint="What stands after the @ of your addresses, such as example.org."
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={253}
        value={domain}
        error={isChecked && domain.trim() === '' ? 'Please enter a domain.' : undefined}
        onChange={({ target }) => setDomain(target.value)}
      />
      <Button type="submit" disabled={isPending}>
        Add domain
      </Button>
      <Failure error={error} />
    </form>
  );
}
