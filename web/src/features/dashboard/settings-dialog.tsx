import { Settings } from 'lucide-react';
import type { FormEvent } from 'react';
import type { DashboardSettings } from '#shared/contract/dashboard.ts';
import { customDomainCharacters } from '#shared/domain/addresses/address-schemas.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Modal } from '#web/ui/layout/modal.tsx';
import { LinkBuilder } from './link-builder.tsx';
import { ModelSwitch } from './model-switch.tsx';
import { defineSettingsForm, useSettingsForm } from './use-settings-form.ts';

type SettingsDialogProps = {
  conversionId: string;
  settings: DashboardSettings;
  isPaused: boolean;
  onClose: () => void;
};

const labels = { siteName: 'Site name', siteUrl: 'Site URL', customDomain: 'Custom domain' };

const nameForm = defineSettingsForm({
  section: 'assistant',
  read: ({ siteName }) => ({ siteName }),
  write: (settings, { siteName }) => ({ ...settings, siteName }),
});

const addressForm = defineSettingsForm({
  section: 'organization',
  read: ({ siteUrl, customDomain }) => ({ siteUrl, customDomain }),
  write: (settings, { siteUrl, customDomain }) => ({ ...settings, siteUrl, customDomain }),
});

/** Document 2 section 2.1, "Settings modal". */
export function SettingsDialog({ conversionId, settings, isPaused, onClose }: SettingsDialogProps) {
  const name = useSettingsForm(nameForm, conversionId, settings);
  const addresses = useSettingsForm(addressForm, conversionId, settings);
  const isPending = name.isPending || addresses.isPending;
  const error = name.error ?? addresses.error;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const said = () => toastStore.show({ title: 'Settings Saved', description: 'They take effect now.' });
    // One section after the other, so that the toast is true of both.
    if (addresses.isDirty && name.isDirty) await addresses.save(() => void name.save(said));
    else await (addresses.isDirty ? addresses : name).save(said);
  };
  return (
    <Modal
      title="Settings"
      icon={<Settings aria-hidden="true" className="size-5 text-brand-ink" />}
      description={isPaused ? 'GPTsite Paused' : 'GPTsite Active'}
      onClose={onClose}
    >
      <form className="mt-5 space-y-4" onSubmit={(event) => void save(event)}>
        <TextField
          id="settings-siteName"
          label={labels.siteName}
          hint="The name on your assistant’s page and in the widget."
          placeholder={settings.account.schoolName}
          maxLength={120}
          value={name.draft.siteName}
          onChange={({ target }) => name.edit({ siteName: target.value })}
        />
        <TextField
          id="settings-siteUrl"
          label={labels.siteUrl}
          hint="The website that your assistant’s page links to."
          type="url"
          placeholder={settings.account.website}
          maxLength={2048}
          value={addresses.draft.siteUrl}
          onChange={({ target }) => addresses.edit({ siteUrl: target.value })}
        />
        <TextField
          id="settings-customDomain"
          label={labels.customDomain}
          hint="An address of your own, such as ask.example.org. It comes first in the list of links."
          placeholder="ask.example.org"
          maxLength={customDomainCharacters}
          value={addresses.draft.customDomain}
          onChange={({ target }) => addresses.edit({ customDomain: target.value })}
        />
        <ConflictPanel conflicts={name.conflicts} labels={labels} onSettle={name.settle} />
        <ConflictPanel conflicts={addresses.conflicts} labels={labels} onSettle={addresses.settle} />
        {error && (
          <p role="alert" className="text-danger-ink">
            {describeFailure(error)}
          </p>
        )}
        <div className="flex gap-3">
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </form>
      <div className="mt-6 border-line border-t pt-5">
        <ModelSwitch conversionId={conversionId} settings={settings} />
      </div>
      <div className="mt-6 border-line border-t pt-5">
        <LinkBuilder conversionId={conversionId} customDomain={addresses.draft.customDomain} />
      </div>
    </Modal>
  );
}
