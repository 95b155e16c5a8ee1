import type { DashboardSettings } from '#shared/contract/dashboard.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { defineSettingsForm, useSettingsForm } from './use-settings-form.ts';

const id = 'settings-reads-with-model';

const modelForm = defineSettingsForm({
  section: 'assistant',
  read: ({ readsWithModel }) => ({ readsWithModel }),
  write: (settings, { readsWithModel }) => ({ ...settings, readsWithModel }),
});

type ModelSwitchProps = { conversionId: string; settings: DashboardSettings };

/** Whether a language model may help with answers; takes effect immediately. */
export function ModelSwitch({ conversionId, settings }: ModelSwitchProps) {
  const form = useSettingsForm(modelForm, conversionId, settings);
  const save = (readsWithModel: boolean) => {
    form.edit({ readsWithModel });
    void form.save(() =>
      toastStore.show({
        title: 'Settings Saved',
        description: readsWithModel
          ? 'A language model now helps with answers.'
          : 'Answers now quote your own pages.',
      }),
    );
  };
  return (
    <div>
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="block cursor-pointer font-semibold">
            Answers from a language model
          </label>
          <p id={`${id}-hint`} className="mt-1 text-ink-muted text-sm">
            A language model reads your pages and documents and answers in the visitor’s words; your text must
            support every sentence. It receives that text, the visitor’s message and the last few before it,
            with card and account numbers masked. Our subprocessors page says who runs it and where. When it
            is off, nothing is sent and answers quote your own text.
          </p>
        </div>
        <Switch id={id} describedBy={`${id}-hint`} isOn={form.draft.readsWithModel} onChange={save} />
      </div>
      {form.error && (
        <p role="alert" className="mt-2 text-danger-ink">
          {describeFailure(form.error)}
        </p>
      )}
    </div>
  );
}
