import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { MemberLine } from './member-line.tsx';
import { useMembers } from './queries.ts';

/** Members of the organisation. Shown to the owner only. */
export function MembersSection() {
  const { data, error } = useMembers();
  return (
    <section aria-labelledby="members" className="rounded-lg border border-line bg-surface p-6">
      <h2 id="members" className="text-xl">
        Members
      </h2>
      <p className="mt-1 mb-4 text-ink-muted">
        They can do everything here except billing, deleting the account and managing members.
      </p>
      <InvitationForm />
      {error && (
        <Callout tone="danger" role="alert" className="mt-4">
          {describeFailure(error)}
        </Callout>
      )}
      {!data && !error && <Spinner label="Loading members…" />}
      {data && data.members.length > 0 && (
        <ul aria-labelledby="members" className="mt-4 divide-y divide-line border-line border-y">
          {data.members.map((member) => (
            <MemberLine key={member.id} member={member} />
          ))}
        </ul>
      )}
    </section>
  );
}
