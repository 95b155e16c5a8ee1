import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { domainCharacters } from '#shared/domain/own-domain/own-domain.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

/** Asks for the domain. */
export function ConnectDomain({ conversionId, proposal }: { conversionId: string; proposal: string }) {
  const [domain, setDomain] = useState(proposal);
  const connect = useMutation(api.domains.connect.mutation());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (domain.trim() !== '' && !connect.isPending) connect.mutate({ conversionId, domain });
  };
  return (
    <form noValidate aria-label="Connect a domain" onSubmit={submit} className="space-y-3">
      <TextField
        id="own-domain-name"
        label="Domain"
        hint="A name below your own domain that is not used yet. You need access to where your domain’s DNS records are managed."
        placeholder="ask.example.org"
        value={domain}
        error={connect.error ? describeRefusal(connect.error) : undefined}
        maxLength={domainCharacters}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setDomain(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={connect.isPending || domain.trim() === ''}>
        {connect.isPending ? 'Connecting…' : 'Connect domain'}
      </Button>
    </form>
  );
}

function describeRefusal(error: Error): string {
  const issues = error instanceof AppError ? error.issues : [];
  return issues[0]?.message ?? describeFailure(error);
}
