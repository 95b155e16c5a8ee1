import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { BrandId } from '#shared/brands/brand-names.ts';
import { identityMessages } from '#shared/domain/identity.ts';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

/** Requests a link to choose a new password. */
export function ResetRequestForm({ brandId }: { brandId: BrandId }) {
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState<string>();
  const { mutate, isPending, data, error } = useMutation(
    visitorApi.auth.requestPasswordReset.mutation({ isQuiet: true }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = email.trim() === '';
    setMissing(isEmpty ? identityMessages.emailRequired : undefined);
    if (isEmpty) document.getElementById('reset-email')?.focus();
    else if (!isPending) mutate({ email, platform: brandId });
  };
  if (data) {
    return (
      <Callout tone="success" role="status">
        {data.message} It works once, within 30 minutes.
      </Callout>
    );
  }
  return (
    <form noValidate aria-label="Forgotten password" onSubmit={submit} className="space-y-5">
      <Failure error={error} />
      <TextField
        id="reset-email"
        label="Email Address"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        value={email}
        error={missing}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" className="w-full" disabled={isPending}>
        {isPending ? 'Sending...' : 'Send me a link'}
      </Button>
    </form>
  );
}
