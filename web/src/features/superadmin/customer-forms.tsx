import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { loadStaffClient } from '#web/lib/api/load-client.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** The forms of a customer, with their counts. */
export function CustomerForms({ customers }: { customers: readonly ListedUser[] }) {
  const [conversionId, setConversionId] = useState('');
  const { data, error } = useQuery({
    queryKey: ['superadmin', 'forms', conversionId],
    queryFn: async ({ signal }) => (await loadStaffClient()).forms.list({ conversionId }, signal),
    enabled: conversionId !== '',
  });
  return (
    <div className="space-y-4">
      <SelectField
        id="forms-of"
        label="Forms of"
        className="max-w-md"
        options={[
          { value: '', label: 'Choose a customer' },
          ...customers.map((user) => ({ value: user.conversionId, label: user.organisation })),
        ]}
        value={conversionId}
        onChange={({ target }) => setConversionId(target.value)}
      />
      {error && (
        <Callout tone="danger" role="alert">
          {describeFailure(error)}
        </Callout>
      )}
      {data?.forms.length === 0 && <p className="text-ink-muted">No forms uploaded yet</p>}
      {data && data.forms.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {data.forms.map(({ id, name, analytics }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 p-4">
              <SiteLink to={`/form/${id}`} className="min-w-0 break-words underline underline-offset-4">
                {name}
              </SiteLink>
              <span className="text-ink-muted tabular-nums">
                {analytics.views} views, {analytics.submissions} submissions
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
