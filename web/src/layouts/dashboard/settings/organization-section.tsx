import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { StandardField } from '#web/ui/form/standard-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { LinkBuilder } from '../overview/link-builder.tsx';
import { AddressFields } from './assistant-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { organizationForm } from './settings-forms.ts';
import { useSettingsForm } from './use-settings-form.tsx';

type OrganizationSectionProps = { conversionId: string; settings: DashboardSettings };

const { labels } = organizationForm;

/** Document 2 section 2.1, tab "Account": the assistant's administrator; and the addresses of the organization. */
export function OrganizationSection({ conversionId, settings }: OrganizationSectionProps) {
  const form = useSettingsForm(organizationForm, conversionId, settings);
  const name = (field: keyof typeof labels) => ({
    id: `account-${field}`,
    label: labels[field],
    error: form.findIssue(field),
  });
  const bind = (field: keyof typeof labels) => ({
    ...name(field),
    value: form.draft[field],
    onChange: ({ target }: { target: { value: string } }) => form.edit({ [field]: target.value }),
  });
  /** These are stored as they were found. */
  const bindFound = (field: 'phone' | 'address') => {
    const { [field]: found } = settings.standards;
    const { [field]: value } = form.draft;
    return {
      ...name(field),
      found,
      origin: 'website' as const,
      value: value === found ? '' : value,
      onChange: (entered: string) => form.edit({ [field]: entered || found }),
    };
  };
  return (
    <SettingsForm
      label="Administrator details"
      forms={[form]}
      saved={{ title: 'Account Updated', description: 'Your details are saved.' }}
      below={
        <Panel id="links" title="Links to your assistant">
          <LinkBuilder conversionId={conversionId} customDomain={form.draft.customDomain} />
        </Panel>
      }
    >
      <Panel id="administrator" title="Administrator details">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...bind('adminName')} autoComplete="name" />
          <StandardField {...bindFound('phone')} type="tel" autoComplete="tel" />
          <TextField
            {...bind('email')}
            className="sm:col-span-2"
            hint="This is not the address you sign in with: change that under Security."
            type="email"
            autoComplete="email"
          />
        </div>
      </Panel>
      <Panel id="organization" title="Your organization">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...bind('schoolName')} className="sm:col-span-2" autoComplete="organization" />
          <StandardField {...bindFound('address')} className="sm:col-span-2" autoComplete="street-address" />
        </div>
      </Panel>
      <Panel id="addresses" title="Your website">
        <AddressFields place="organization" settings={settings} form={form} />
      </Panel>
    </SettingsForm>
  );
}
