import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { customDomainCharacters } from '#shared/domain/addresses/address-schemas.ts';
import { StandardField } from '#web/ui/form/standard-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { assistantForm, organizationForm } from './settings-forms.ts';

type FieldsProps<Fields> = {
  /** Before the ids, since the dialog may lie over the section. */
  place: string;
  settings: DashboardSettings;
  form: {
    draft: Fields;
    edit: (change: Partial<Fields>) => void;
    findIssue: (field: keyof Fields & string) => string | undefined;
  };
};

const nameLimitCharacters = 120;
/** From here on, the field says how many characters fit. */
const counterFromCharacters = 80;

/** The name of the assistant, in the dialog and in its section. */
export function SiteNameField({ place, settings, form }: FieldsProps<{ siteName: string }>) {
  const { length } = form.draft.siteName;
  const count = length < counterFromCharacters ? '' : ` ${length} of ${nameLimitCharacters} characters.`;
  return (
    <StandardField
      id={`${place}-siteName`}
      label={assistantForm.labels.siteName}
      hint={`How the assistant’s page, the widget, its replies and its emails call you.${count}`}
      error={form.findIssue('siteName')}
      maxLength={nameLimitCharacters}
      value={form.draft.siteName}
      found={settings.standards.siteName}
      origin="signup"
      onChange={(siteName) => form.edit({ siteName })}
    />
  );
}

type Addresses = { siteUrl: string; customDomain: string };

/** The addresses around the assistant, in the dialog and in the section of the organization. */
export function AddressFields({ place, settings, form }: FieldsProps<Addresses>) {
  const { draft, edit, findIssue } = form;
  const { labels } = organizationForm;
  return (
    <div className="space-y-4">
      <StandardField
        id={`${place}-siteUrl`}
        label={labels.siteUrl}
        hint="Your website. The assistant’s page links to it."
        type="url"
        error={findIssue('siteUrl')}
        maxLength={2048}
        value={draft.siteUrl}
        found={settings.standards.siteUrl}
        origin="signup"
        onChange={(siteUrl) => edit({ siteUrl })}
      />
      <TextField
        id={`${place}-customDomain`}
        label={labels.customDomain}
        hint="An address of your own, such as ask.example.org. It comes first in the list of links. Under Share you see how to connect it."
        error={findIssue('customDomain')}
        maxLength={customDomainCharacters}
        value={draft.customDomain}
        onChange={({ target }) => edit({ customDomain: target.value })}
      />
    </div>
  );
}
