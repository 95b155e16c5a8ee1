import type { DashboardSettings } from '#shared/contract/dashboard.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { defineSettingsForm, useSettingsForm } from './use-settings-form.ts';

type AccountDetailsProps = { conversionId: string; settings: DashboardSettings };

const labels = {
  adminName: 'Administrator name',
  email: 'Contact email',
  phone: 'Phone',
  schoolName: 'Organization',
  address: 'Address',
  website: 'Website',
};

const fields = [
  { name: 'adminName', type: 'text', autoComplete: 'name' },
  {
    name: 'email',
    hint: 'This is not the address you sign in with: change that under “Sign-in email” below.',
    type: 'email',
    autoComplete: 'email',
  },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'schoolName', type: 'text', autoComplete: 'organization' },
  { name: 'address', type: 'text', autoComplete: 'street-address' },
  { name: 'website', type: 'url', autoComplete: 'url' },
] as const;

const accountForm = defineSettingsForm({
  section: 'organization',
  read: ({ account }) => account,
  write: (settings, account) => ({ ...settings, account }),
});

/** Document 2 section 2.1, tab "Account": the assistant's administrator. */
export function AccountDetails({ conversionId, settings }: AccountDetailsProps) {
  const form = useSettingsForm(accountForm, conversionId, settings);
  const save = () =>
    form.save(() => toastStore.show({ title: 'Account Updated', description: 'Your details are saved.' }));
  return (
    <SettingsForm
      id="administrator"
      title="Administrator details"
      form={form}
      labels={labels}
      onSave={() => void save()}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(({ name, ...field }) => (
          <TextField
            key={name}
            id={`account-${name}`}
            label={labels[name]}
            value={form.draft[name]}
            onChange={({ target }) => form.edit({ [name]: target.value })}
            {...field}
          />
        ))}
      </div>
    </SettingsForm>
  );
}
