import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { identityMessages } from '#shared/domain/identity.ts';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

type OrganizationSignInProps = {
  /** Of whoever was sent here from the site of another brand. */
  email: string | undefined;
  returnPath: string | undefined;
  /** Leaves this site. */
  leave: (url: string) => void;
};

/** The way in for people whose organization signs them in itself. Their address says where to. */
export function OrganizationSignIn({ email: given, returnPath, leave }: OrganizationSignInProps) {
  const [isOpen, setOpen] = useState(given !== undefined);
  const id = useId();
  return (
    <div className="mt-6 border-line border-t pt-5">
      <Button
        variant="secondary"
        className="w-full"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Sign in with your organization
      </Button>
      <div id={id} hidden={!isOpen} className="mt-4">
        {isOpen && <AddressForm {...{ email: given, returnPath, leave }} />}
      </div>
    </div>
  );
}

function AddressForm({ email: given = '', returnPath, leave }: OrganizationSignInProps) {
  const [email, setEmail] = useState(given);
  const [missing, setMissing] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...visitorApi.identityProvider.begin.mutation({ isQuiet: true }),
    onSuccess: ({ url }) => leave(url),
  });
  const focus = () => form.current?.querySelector('input')?.focus();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = email.trim() === '';
    setMissing(isEmpty ? identityMessages.emailRequired : undefined);
    if (isEmpty) return focus();
    if (!isPending && !isSuccess) mutate({ email: email.trim(), ...(returnPath && { returnPath }) });
  };
  return (
    <form ref={form} noValidate aria-label="Your organization" onSubmit={submit} className="space-y-4">
      <Failure error={error} />
      <TextField
        id="organization-email"
        label="Your address at work"
        hint="You sign in there, and come back here."
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        error={missing}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" className="w-full" disabled={isPending || isSuccess}>
        {isPending || isSuccess ? 'One moment...' : 'Continue'}
      </Button>
    </form>
  );
}
