import type { Brand } from '#shared/brands/brand.ts';
import type { DashboardSettings } from '#shared/contract/dashboard.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { ColorField } from './color-field.tsx';
import { useShownSite, useUsualGreeting } from './queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { splitLines } from './split-lines.ts';
import { defineSettingsForm, useSettingsForm } from './use-settings-form.ts';

type AppearanceSectionProps = { brand: Brand; conversionId: string; settings: DashboardSettings };

const mostQuestions = 6;
const labels = {
  greeting: 'Greeting',
  questions: 'Suggested questions',
  brandColor: 'Color',
  logoUrl: 'Logo',
};

const appearanceForm = defineSettingsForm({
  section: 'assistant',
  read: ({ appearance: { suggestedQuestions, ...look } }) => ({
    ...look,
    questions: suggestedQuestions.join('\n'),
  }),
  write: (settings, { questions, ...look }) => ({
    ...settings,
    appearance: { ...look, suggestedQuestions: splitLines(questions) },
  }),
});

/** How the assistant greets, what it suggests, and its look, on its page and in the widget. */
export function AppearanceSection({ brand, conversionId, settings }: AppearanceSectionProps) {
  const form = useSettingsForm(appearanceForm, conversionId, settings);
  const { draft, edit } = form;
  const { data: site } = useShownSite(conversionId);
  const usualGreeting = useUsualGreeting(site?.name);
  const problem =
    splitLines(draft.questions).length > mostQuestions
      ? `Please write at most ${mostQuestions} questions.`
      : undefined;
  const save = () => {
    if (problem) return document.getElementById('appearance-questions')?.focus();
    void form.save(() =>
      toastStore.show({ title: 'Settings Saved', description: 'Visitors see them from now on.' }),
    );
  };
  return (
    <SettingsForm
      id="appearance"
      title="Your assistant"
      hint="What visitors see on its page and in the widget. An empty field means: as found in what it has read."
      form={form}
      labels={labels}
      onSave={save}
    >
      <TextAreaField
        id="appearance-greeting"
        label={labels.greeting}
        hint="The first words of a new chat."
        placeholder={usualGreeting}
        rows={3}
        maxLength={300}
        value={draft.greeting}
        onChange={({ target }) => edit({ greeting: target.value })}
      />
      <TextAreaField
        id="appearance-questions"
        label={labels.questions}
        hint={`One per line, up to ${mostQuestions}. Try each one: the assistant should know its answer.`}
        placeholder={site?.popularQuestions.slice(0, mostQuestions).join('\n')}
        rows={6}
        maxLength={1000}
        error={problem}
        value={draft.questions}
        onChange={({ target }) => edit({ questions: target.value })}
      />
      <ColorField
        brand={brand}
        chosen={draft.brandColor}
        onWebsite={site?.brandColor}
        onChange={(brandColor) => edit({ brandColor })}
      />
      <TextField
        id="appearance-logo"
        label={labels.logoUrl}
        type="url"
        hint="The address of an image, beginning with https://."
        placeholder={site?.logoUrl ?? 'https://www.example.org/logo.png'}
        maxLength={2048}
        value={draft.logoUrl}
        onChange={({ target }) => edit({ logoUrl: target.value })}
      />
    </SettingsForm>
  );
}
