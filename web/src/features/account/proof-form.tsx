import { type FormEvent, type ReactNode, useState } from 'react';
import { codeLimitCharacters, identityMessages } from '#shared/domain/identity.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

export type Proof = { currentPassword: string; code: string };

type ProofFormProps = {
  /** Name of the form and prefix of its fields' ids. */
  id: string;
  label: string;
  submitLabel: string;
  isDanger?: boolean;
  asksPassword?: boolean;
  asksCode?: boolean;
  isPending: boolean;
  error: Error | null;
  onSubmit: (proof: Proof) => void;
  children?: ReactNode;
};

/** A form that asks the user to prove who they are: by password, by the code of the authenticator app, or both. */
export function ProofForm({
  id,
  label,
  submitLabel,
  isDanger = false,
  asksPassword = true,
  asksCode = false,
  isPending,
  error,
  onSubmit,
  children,
}: ProofFormProps) {
  const [proof, setProof] = useState<Proof>({ currentPassword: '', code: '' });
  const [missing, setMissing] = useState<Partial<Proof>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Partial<Proof> = {
      ...(asksPassword && !proof.currentPassword && { currentPassword: identityMessages.passwordRequired }),
      ...(asksCode && !proof.code.trim() && { code: identityMessages.codeRequired }),
    };
    setMissing(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    else if (!isPending) onSubmit(proof);
  };
  return (
    <form noValidate aria-label={label} onSubmit={submit} className="max-w-md space-y-5">
      <Failure error={error} />
      {asksPassword && (
        <PasswordField
          id={`${id}-currentPassword`}
          label="Current password"
          autoComplete="current-password"
          required
          maxLength={200}
          value={proof.currentPassword}
          error={missing.currentPassword}
          onChange={({ target }) => setProof((current) => ({ ...current, currentPassword: target.value }))}
        />
      )}
      {asksCode && (
        <TextField
          id={`${id}-code`}
          label="Code from your authenticator app"
          autoComplete="one-time-code"
          required
          maxLength={codeLimitCharacters}
          value={proof.code}
          error={missing.code}
          onChange={({ target }) => setProof((current) => ({ ...current, code: target.value }))}
        />
      )}
      {children}
      <Button type="submit" variant={isDanger ? 'danger' : 'primary'} disabled={isPending}>
        {isPending ? 'One moment...' : submitLabel}
      </Button>
    </form>
  );
}
