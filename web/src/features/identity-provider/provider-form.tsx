import { useMutation } from '@tanstack/react-query';
import type { IdentityProviderSettings } from '#shared/contract/organization/identity-provider.ts';
import { api } from '#web/lib/api/api.ts';
import { CopiedValue } from '#web/ui/data/copied-value.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ProviderSteps } from './provider-steps.tsx';
import { useProviderForm } from './use-provider-form.ts';

const plain = { required: true, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };

/** What the provider gave the owner. The secret goes one way: it is never shown again. */
export function ProviderForm({
  settings: { provider, callbackUrl },
}: {
  settings: IdentityProviderSettings;
}) {
  const { bind, save, submit, change, admitsViewers } = useProviderForm({ provider });
  return (
    <div className="space-y-5">
      <CopiedValue name="Register this redirect address with your provider" value={callbackUrl} />
      <ProviderSteps />
      <form noValidate aria-label="Your provider" onSubmit={submit} className="space-y-4">
        <TextField
          {...bind('issuer')}
          {...plain}
          label="Issuer"
          hint="Google: https://accounts.google.com. Microsoft: https://login.microsoftonline.com/the-ID-of-your-directory/v2.0."
          maxLength={500}
        />
        <TextField {...bind('clientId')} {...plain} label="Client ID" maxLength={500} />
        <PasswordField
          {...bind('clientSecret')}
          label="Client secret"
          hint={
            provider ? 'One is stored. Leave this empty to keep it.' : 'We store it, and never show it again.'
          }
          required={!provider}
          autoComplete="off"
          maxLength={1000}
        />
        <AdmitSwitch isOn={admitsViewers} onChange={(isOn) => change({ admitsViewers: isOn })} />
        <PasswordField
          {...bind('currentPassword')}
          label="Your password"
          required
          autoComplete="current-password"
        />
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? 'Asking your provider...' : 'Save provider'}
        </Button>
        <Failure error={save.error} />
        {save.isSuccess && (
          <Callout tone="success" role="status">
            Saved. Your provider answered. Try it in another browser before you tell your people.
          </Callout>
        )}
      </form>
      {provider && <ProviderRemoval />}
    </div>
  );
}

function AdmitSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor="provider-admits" className="font-semibold">
          Let in people nobody has invited
        </label>
        <Switch id="provider-admits" describedBy="provider-admits-hint" isOn={isOn} onChange={onChange} />
      </div>
      <p id="provider-admits-hint" className="mt-1 max-w-prose text-ink-muted text-sm">
        Whoever has an address of your domains becomes a viewer with the first sign-in. Without this, only
        people whom you have invited sign in.
      </p>
    </div>
  );
}

function ProviderRemoval() {
  const { mutateAsync, isPending, error } = useMutation(api.identityProvider.remove.mutation());
  return (
    <AskedTwice
      label="Remove provider"
      warning="Everybody signs in with a password again. Those who never had one ask for a link with “Forgot your password?”."
      confirmLabel="Remove this provider"
      isPending={isPending}
      error={error}
      onConfirm={() => mutateAsync({})}
    />
  );
}
