import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { DashboardSettings } from '#shared/contract/dashboard.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { ColorField } from './color-field.tsx';
import { useDashboardSettingsChange, useShownSite, useUsualGreeting } from './queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { splitLines } from './split-lines.ts';

type AppearanceSectionProps = { brand: Brand; conversionId: string; settings: DashboardSettings };

const mostQuestions = 6;

/** How the assistant greets, what it suggests, and its look, on its page and in the widget. */
export function AppearanceSection({ brand, conversionId, settings }: AppearanceSectionProps) {
  const { appearance } = settings;
  const saved = { ...appearance, questions: appearance.suggestedQuestions.join('\n') };
  const [draft, setDraft] = useState(saved);
  const { data: site } = useShownSite(conversionId);
  const usualGreeting = useUsualGreeting(site?.name);
  const { mutate, isPending, error } = useDashboardSettingsChange(conversionId);
  const { questions, ...look } = draft;
  const suggestedQuestions = splitLines(questions);
  const problem =
    suggestedQuestions.length > mostQuestions
      ? `Please write at most ${mostQuestions} questions.`
      : undefined;
  const save = () => {
    if (problem) return document.getElementById('appearance-questions')?.focus();
    mutate(
      { ...settings, appearance: { ...look, suggestedQuestions } },
      {
        onSuccess: () =>
          toastStore.show({ title: 'Settings Saved', description: 'Visitors see them from now on.' }),
      },
    );
  };
  return (
    <SettingsForm
      id="appearance"
      title="Your assistant"
      hint="What visitors see on its page and in the widget. An empty field means: as read on your website."
      isPending={isPending}
      failure={error ? describeFailure(error) : undefined}
      onSave={save}
      onReset={() => setDraft(saved)}
    >
      <TextAreaField
        id="appearance-greeting"
        label="Greeting"
        hint="The first words of a new chat."
        placeholder={usualGreeting}
        rows={3}
        maxLength={300}
        value={draft.greeting}
        onChange={({ target }) => setDraft({ ...draft, greeting: target.value })}
      />
      <TextAreaField
        id="appearance-questions"
        label="Suggested questions"
        hint={`One per line, up to ${mostQuestions}. Try each one: the assistant should know its answer.`}
        placeholder={site?.popularQuestions.slice(0, mostQuestions).join('\n')}
        rows={6}
        maxLength={1000}
        error={problem}
        value={questions}
        onChange={({ target }) => setDraft({ ...draft, questions: target.value })}
      />
      <ColorField
        brand={brand}
        chosen={draft.brandColor}
        onWebsite={site?.brandColor}
        onChange={(brandColor) => setDraft({ ...draft, brandColor })}
      />
      <TextField
        id="appearance-logo"
        label="Logo"
        type="url"
        hint="The address of an image, beginning with https://."
        placeholder={site?.logoUrl ?? 'https://www.example.org/logo.png'}
        maxLength={2048}
        value={draft.logoUrl}
        onChange={({ target }) => setDraft({ ...draft, logoUrl: target.value })}
      />
    </SettingsForm>
  );
}
