import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { customDomainCharacters } from '#shared/domain/addresses/address-schemas.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { LinkBuilder } from '../link-builder.tsx';
import { assistantForm, organizationForm } from './settings-forms.ts';

type FieldsProps<Fields> = {
  /** Before the ids, since the dialog may lie over the section. */
  place: string;
  settings: DashboardSettings;
  form: { draft: Fields; edit: (change: Partial<Fields>) => void };
};

const nameLimitCharacters = 120;
/** From here on, the field says how many characters fit. */
const counterFromCharacters = 80;

/** The name of the assistant, in the dialog and in its section. */
export function SiteNameField({ place, settings, form }: FieldsProps<{ siteName: string }>) {
  const { length } = form.draft.siteName;
  const count = length < counterFromCharacters ? '' : ` ${length} of ${nameLimitCharacters} characters.`;
  return (
    <TextField
      id={`${place}-siteName`}
      label={assistantForm.labels.siteName}
      hint={`The name on your assistant’s page and in the widget.${count}`}
      placeholder={settings.account.schoolName}
      maxLength={nameLimitCharacters}
      value={form.draft.siteName}
      onChange={({ target }) => form.edit({ siteName: target.value })}
    />
  );
}

type AddressFieldsProps = FieldsProps<{ siteUrl: string; customDomain: string }> & { conversionId: string };

/** The addresses around the assistant with all links to it, in the dialog and in the section of the organization. */
export function AddressFields({ place, settings, form: { draft, edit }, conversionId }: AddressFieldsProps) {
  const { labels } = organizationForm;
  return (
    <div className="space-y-4">
      <TextField
        id={`${place}-siteUrl`}
        label={labels.siteUrl}
        hint="The website that your assistant’s page links to."
        type="url"
        placeholder={settings.account.website}
        maxLength={2048}
        value={draft.siteUrl}
        onChange={({ target }) => edit({ siteUrl: target.value })}
      />
      <TextField
        id={`${place}-customDomain`}
        label={labels.customDomain}
        hint="An address of your own, such as ask.example.org. It comes first in the list of links; have your webmaster redirect it to your assistant."
        placeholder="ask.example.org"
        maxLength={customDomainCharacters}
        value={draft.customDomain}
        onChange={({ target }) => edit({ customDomain: target.value })}
      />
      <LinkBuilder id={`${place}-links`} conversionId={conversionId} customDomain={draft.customDomain} />
    </div>
  );
}
