import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Plus } from '#web/ui/icons/icons.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { OrganizationLine } from './organization-line.tsx';

/** Where a person belongs, with the role in each, and the invitations that wait for an answer. */
export function OrganizationsSection({ current }: { current: string | undefined }) {
  const { data, error } = useQuery(api.members.listOrganizations.query({}));
  const joined = data?.organizations.filter(({ isInvited }) => !isInvited) ?? [];
  return (
    <Panel id="organizations" title="Organizations">
      <p className="mb-4 max-w-prose text-ink-muted">
        One sign-in opens all of them. Each has its own assistants, members, plan and invoices, and you have a
        role in each.
      </p>
      <Failure error={error} />
      {!data && !error && <Spinner label="Loading your organizations…" />}
      <ul
        aria-labelledby="organizations-title"
        className="divide-y divide-line border-line border-y empty:hidden"
      >
        {data?.organizations.map((organization) => (
          <OrganizationLine
            key={organization.organisationId}
            {...organization}
            isCurrent={organization.organisationId === current}
            isOnly={joined.length < 2 && !organization.isInvited}
          />
        ))}
      </ul>
      <SiteLink to="/user/new-client" className={`${buttonStyle({ variant: 'secondary' })} mt-5`}>
        <Plus className="size-4" />
        New client
      </SiteLink>
    </Panel>
  );
}
