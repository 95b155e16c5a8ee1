import { useState } from 'react';
import type { DashboardSettings } from '#shared/contract/dashboard.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useDashboardSettingsChange } from './queries.ts';

type AccountDetailsProps = { conversionId: string; settings: DashboardSettings };

const fields = [
  { name: 'adminName', label: 'Administrator name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'schoolName', label: 'Organization', type: 'text', autoComplete: 'organization' },
  { name: 'address', label: 'Address', type: 'text', autoComplete: 'street-address' },
  { name: 'website', label: 'Website', type: 'url', autoComplete: 'url' },
] as const;

/** Document 2 section 2.1, tab "Account": the assistant's administrator. */
export function AccountDetails({ conversionId, settings }: AccountDetailsProps) {
  const [draft, setDraft] = useState(settings.account);
  const { mutate, isPending, error } = useDashboardSettingsChange(conversionId);
  const save = () =>
    mutate(
      { ...settings, account: draft },
      {
        onSuccess: () =>
          toastStore.show({ title: 'Account Updated', description: 'Your details are saved.' }),
      },
    );
  return (
    <Panel id="administrator" title="Administrator details">
      <form
        aria-label="Administrator details"
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.map(({ name, ...field }) => (
            <TextField
              key={name}
              id={`account-${name}`}
              value={draft[name]}
              onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
              {...field}
            />
          ))}
        </div>
        {error && (
          <p role="alert" className="text-danger-ink">
            {error.message}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="secondary" onClick={() => setDraft(settings.account)}>
            Reset Changes
          </Button>
        </div>
      </form>
    </Panel>
  );
}
