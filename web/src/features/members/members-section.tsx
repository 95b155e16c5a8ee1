import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { MemberLine } from './member-line.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';

/** Members of the organisation. Shown to the owner only. */
export function MembersSection() {
  const { data, error } = useQuery(api.members.list.query({}));
  return (
    <Panel id="members" title="Members">
      <p className="mb-4 max-w-prose text-ink-muted">
        Editors can’t change billing or members, or delete the organization. Viewers only read.
      </p>
      <InvitationForm />
      <Failure error={error} className="mt-4" />
      {!data && !error && <Spinner label="Loading members…" />}
      {data && data.members.length > 0 && (
        <ul aria-labelledby="members-title" className="mt-4 divide-y divide-line border-line border-y">
          {data.members.map((member) => (
            <MemberLine key={member.id} member={member} />
          ))}
        </ul>
      )}
      {data && <SecondFactorRule isOn={data.asksSecondFactor} />}
    </Panel>
  );
}
