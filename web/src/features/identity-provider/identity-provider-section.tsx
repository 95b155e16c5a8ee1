import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { DomainForm } from './domain-form.tsx';
import { DomainLine } from './domain-line.tsx';
import { ProviderForm } from './provider-form.tsx';

/** Sign-in with the organization's own accounts. Shown to the owner only. */
export function IdentityProviderSection() {
  const { data, error } = useQuery(api.identityProvider.get.query({}));
  if (!data) return error ? <Failure error={error} /> : <Spinner label="Loading your sign-in…" />;
  return (
    <div className="space-y-6">
      <Panel id="provider" title="Your provider">
        <p className="mb-5 max-w-prose text-ink-muted">
          Your people sign in here with the account they have at work: Google Workspace, Microsoft Entra, or
          any other that speaks OpenID Connect. It decides about passwords and second factors. You yourself
          can always sign in with your password too, so that you are not locked out when it fails: keep an
          authenticator app for that.
        </p>
        <ProviderForm settings={data} />
      </Panel>
      <Panel id="provider-domains" title="Your domains">
        <p className="mb-5 max-w-prose text-ink-muted">
          A provider signs in people with an address of your domains. Show that a domain is yours with a TXT
          record in its DNS, and leave the record there: we look at it again each day, and without it the
          domain ends after a week.
        </p>
        {data.domains.length > 0 && (
          <ul aria-label="Domains" className="mb-5 divide-y divide-line border-line border-y">
            {data.domains.map((domain) => (
              <DomainLine key={domain.domain} domain={domain} />
            ))}
          </ul>
        )}
        <DomainForm />
      </Panel>
    </div>
  );
}
