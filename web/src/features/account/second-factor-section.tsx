import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { AuthenticatorSetup } from '#web/ui/data/authenticator-setup.tsx';
import { RecoveryCodes } from '#web/ui/data/recovery-codes.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ProofForm } from './proof-form.tsx';

/** Turns the authenticator app on and off. */
export function SecondFactorSection({ isEnabled }: { isEnabled: boolean }) {
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>([]);
  return (
    <Panel id="second-factor" title="Two-step sign-in">
      {recoveryCodes.length > 0 && (
        <Callout tone="success" role="status" className="mb-5">
          <p className="mb-3 font-semibold">Two-step sign-in is on.</p>
          <RecoveryCodes codes={recoveryCodes} />
        </Callout>
      )}
      {isEnabled ? <Removal /> : <Setup onDone={setRecoveryCodes} />}
    </Panel>
  );
}

function Setup({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const start = useMutation(api.account.beginSecondFactor.mutation());
  const enabling = useMutation(api.account.enableSecondFactor.mutation());
  if (!start.data) {
    return (
      <>
        <p className="mb-5 max-w-prose text-ink-muted">
          Off. Turn it on to also require a code from an app on your phone, so that a stolen password alone
          isn’t enough.
        </p>
        <ProofForm
          id="factor-start"
          label="Set up two-step sign-in"
          submitLabel="Set up"
          isPending={start.isPending}
          error={start.error}
          onSubmit={({ currentPassword }) => start.mutate({ currentPassword })}
        />
      </>
    );
  }
  return (
    <div className="space-y-6">
      <AuthenticatorSetup {...start.data} />
      <ProofForm
        id="factor-enable"
        label="Turn on two-step sign-in"
        submitLabel="Turn on"
        asksPassword={false}
        asksCode
        isPending={enabling.isPending}
        error={enabling.error}
        onSubmit={({ code }) =>
          enabling.mutate({ code }, { onSuccess: (reply) => onDone(reply.recoveryCodes) })
        }
      />
    </div>
  );
}

function Removal() {
  const { mutate, isPending, error } = useMutation(api.account.disableSecondFactor.mutation());
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-muted">
        On. Signing in requires a code from your authenticator app.
      </p>
      <ProofForm
        id="factor-remove"
        label="Turn off two-step sign-in"
        submitLabel="Turn off"
        asksCode
        isPending={isPending}
        error={error}
        onSubmit={mutate}
      />
    </>
  );
}
