import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { Settings } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { AddressFields, SiteNameField } from './assistant-fields.tsx';
import { saveForms } from './settings-form.tsx';
import { assistantForm, organizationForm } from './settings-forms.ts';
import { useSettingsForm } from './use-settings-form.ts';

type SettingsDialogProps = {
  conversionId: string;
  settings: DashboardSettings;
  isPaused: boolean;
  onClose: () => void;
};

/** Document 2 section 2.1, "Settings modal": the settings that are asked for most, and the way to all of them. */
export function SettingsDialog({ conversionId, settings, isPaused, onClose }: SettingsDialogProps) {
  const assistant = useSettingsForm(assistantForm, conversionId, settings);
  const organization = useSettingsForm(organizationForm, conversionId, settings);
  const forms = [organization, assistant];
  const isPending = forms.some((form) => form.isPending);
  const error = organization.error ?? assistant.error;
  const save = (event: FormEvent) => {
    event.preventDefault();
    void saveForms(forms, () =>
      toastStore.show({ title: 'Settings Saved', description: 'They take effect now.' }),
    );
  };
  const close = () => {
    if (forms.some(({ isDirty }) => isDirty))
      toastStore.show({
        title: 'Not saved yet',
        description: 'Your changes are kept here. Open Settings to save them.',
      });
    onClose();
  };
  return (
    <Modal
      title="Settings"
      icon={<Settings className="size-5 text-brand-ink" />}
      description={isPaused ? 'GPTsite Paused' : 'GPTsite Active'}
      onClose={close}
    >
      <form className="mt-5 space-y-4" noValidate onSubmit={save}>
        <SiteNameField place="settings" settings={settings} form={assistant} />
        <AddressFields place="settings" settings={settings} form={organization} conversionId={conversionId} />
        <ConflictPanel
          conflicts={assistant.conflicts}
          labels={assistantForm.labels}
          emptyWord="What we found"
          onSettle={assistant.settle}
        />
        <ConflictPanel
          conflicts={organization.conflicts}
          labels={organizationForm.labels}
          onSettle={organization.settle}
        />
        <FailureLine error={error} className="text-danger-ink" />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="quiet" onClick={close}>
            Close
          </Button>
          <AllSettings onOpen={onClose} />
        </div>
      </form>
    </Modal>
  );
}

function AllSettings({ onOpen }: { onOpen: () => void }) {
  const [search] = useSearchParams();
  const all = new URLSearchParams(search);
  all.set('tab', 'account');
  all.delete('section');
  return (
    <SiteLink to={{ search: `?${all}` }} onClick={onOpen} className={buttonStyle({ variant: 'quiet' })}>
      All settings
    </SiteLink>
  );
}
