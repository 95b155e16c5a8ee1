import { Settings } from 'lucide-react';
import { useState } from 'react';
import type { DashboardSettings } from '#shared/contract/dashboard.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Modal } from '#web/ui/layout/modal.tsx';
import { LinkBuilder } from './link-builder.tsx';
import { ModelSwitch } from './model-switch.tsx';
import { useDashboardSettingsChange } from './queries.ts';

type SettingsDialogProps = {
  conversionId: string;
  settings: DashboardSettings;
  isPaused: boolean;
  onClose: () => void;
};

/** Document 2 section 2.1, "Settings modal". */
export function SettingsDialog({ conversionId, settings, isPaused, onClose }: SettingsDialogProps) {
  const [draft, setDraft] = useState(settings);
  const { mutate, isPending, error } = useDashboardSettingsChange(conversionId);
  const bind = (name: 'siteName' | 'siteUrl' | 'customDomain') => ({
    id: `settings-${name}`,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  const save = () =>
    mutate(
      { ...draft, readsWithModel: settings.readsWithModel },
      {
        onSuccess: () => toastStore.show({ title: 'Settings Saved', description: 'They take effect now.' }),
      },
    );
  return (
    <Modal
      title="Settings"
      icon={<Settings aria-hidden="true" className="size-5 text-brand-ink" />}
      description={isPaused ? 'GPTsite Paused' : 'GPTsite Active'}
      onClose={onClose}
    >
      <form
        className="mt-5 space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          {...bind('siteName')}
          label="Site name"
          hint="The name on your assistant’s page and in the widget."
          placeholder={settings.account.schoolName}
          maxLength={120}
        />
        <TextField
          {...bind('siteUrl')}
          label="Site URL"
          type="url"
          hint="The website that your assistant’s page links to."
          placeholder={settings.account.website}
          maxLength={2048}
        />
        <TextField
          {...bind('customDomain')}
          label="Custom domain"
          hint="An address of your own, such as ask.example.org. It comes first in the list of links."
          placeholder="ask.example.org"
          maxLength={253}
        />
        {error && (
          <p role="alert" className="text-danger-ink">
            {error.message}
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
        <LinkBuilder conversionId={conversionId} customDomain={draft.customDomain} />
      </div>
    </Modal>
  );
}
