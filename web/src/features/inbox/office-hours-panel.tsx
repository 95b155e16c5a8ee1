import { contactReplyHours } from '#shared/domain/limits.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { OfficeHoursForm } from './office-hours-form.tsx';
import { useOfficeHours } from './queries.ts';

/** When the organisation answers messages, which determines what visitors are told. */
export function OfficeHoursPanel({ conversionId }: { conversionId: string }) {
  const { data, error } = useOfficeHours(conversionId);
  return (
    <Panel id="office-hours" title="Office hours">
      <p className="mb-5 text-ink-muted">
        Visitors who leave a message are told when to expect your answer: within {contactReplyHours} hours or,
        with office hours, after at least one full working day. Someone who writes on Friday evening isn’t
        promised an answer on Saturday.
      </p>
      {error && (
        <Callout tone="danger" role="alert">
          {describeFailure(error)}
        </Callout>
      )}
      {!data && !error && <Spinner label="Loading your office hours…" />}
      {data && <OfficeHoursForm conversionId={conversionId} known={data} />}
    </Panel>
  );
}
