import { useMutation } from '@tanstack/react-query';
import type { ProviderDomain } from '#shared/contract/organization/identity-provider.ts';
import type { DomainProof } from '#shared/domain/identity-provider.ts';
import { api } from '#web/lib/api/api.ts';
import { CopiedValue } from '#web/ui/data/copied-value.tsx';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { Switch } from '#web/ui/form/switch.tsx';

const proofs: Record<DomainProof, string> = {
  waiting: 'Not proven yet: nobody signs in with it',
  proven: 'Proven: its people sign in with your provider',
  lapsed: 'No longer proven: its record is gone, and nobody signs in with it',
};

/** A domain with the record that proves it. */
export function DomainLine({ domain: { domain, proof, record, isRequired } }: { domain: ProviderDomain }) {
  const check = useMutation(api.identityProvider.checkDomain.mutation());
  const remove = useMutation(api.identityProvider.removeDomain.mutation());
  return (
    <li className="space-y-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="break-words font-semibold">{domain}</p>
          <p className="text-ink-muted text-sm">{proofs[proof]}</p>
        </div>
        <AskedTwice
          label={`Remove ${domain}`}
          warning="People with an address of this domain sign in with a password again. Those who never had one ask for a link with “Forgot your password?”."
          confirmLabel="Remove this domain"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutateAsync({ domain })}
        />
      </div>
      {proof === 'proven' && <Requirement domain={domain} isOn={isRequired} />}
      {proof !== 'proven' && (
        <>
          <p className="text-sm">
            Add this TXT record where your domain is managed, then let us look for it:
          </p>
          <CopiedValue name="Name of the record" value={record.name} />
          <CopiedValue name="Value of the record" value={record.value} />
          <Button variant="secondary" disabled={check.isPending} onClick={() => check.mutate({ domain })}>
            {check.isPending ? 'Looking...' : `Look for the record of ${domain}`}
          </Button>
          <FailureLine error={check.error} />
        </>
      )}
    </li>
  );
}

/** Whether a domain's people may still use a password. */
function Requirement({ domain, isOn }: { domain: string; isOn: boolean }) {
  const { mutate, variables, isPending, error } = useMutation(api.identityProvider.requireDomain.mutation());
  const id = `requires-${domain}`;
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          Members with an address of {domain} sign in with the provider only
        </label>
        <Switch
          id={id}
          describedBy={`${id}-hint`}
          isOn={isPending ? variables.isRequired : isOn}
          onChange={(isRequired) => mutate({ domain, isRequired })}
        />
      </div>
      <p id={`${id}-hint`} className="mt-1 max-w-prose text-ink-muted text-sm">
        They are signed out, and their passwords no longer work. You keep yours, with an authenticator app,
        and so does whoever also belongs to another organization.
      </p>
      <FailureLine error={error} />
    </div>
  );
}
