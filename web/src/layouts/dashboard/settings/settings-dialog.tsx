import { useSearchParams } from 'react-router-dom';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { Settings } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { LinkBuilder } from '../overview/link-builder.tsx';
import { AddressFields, SiteNameField } from './assistant-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { assistantForm, organizationForm } from './settings-forms.ts';
import { useSettingsForm } from './use-settings-form.tsx';

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
  const { customDomain } = organization.draft;
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
      <div className="mt-5">
        <SettingsForm
          label="Settings"
          forms={forms}
          saved={{ title: 'Settings Saved', description: 'They take effect now.' }}
          below={
            <section aria-label="Links to your assistant">
              <h3 className="mb-2 font-semibold">Links to your assistant</h3>
              <LinkBuilder {...{ conversionId, customDomain }} />
            </section>
          }
          actions={
            <>
              <Button variant="quiet" onClick={close} label="Close" />
              <AllSettings onOpen={onClose} />
            </>
          }
        >
          <SiteNameField place="settings" settings={settings} form={assistant} />
          <AddressFields place="settings" settings={settings} form={organization} />
        </SettingsForm>
      </div>
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
