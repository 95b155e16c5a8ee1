import type { Brand } from '#shared/brands/brand.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { visitorLanguages } from '#shared/texts/visitor-languages.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useShownSite, useUsualGreeting } from '../queries.ts';
import { SiteNameField } from './assistant-fields.tsx';
import { ColorField } from './color-field.tsx';
import { SettingsForm, saveForms } from './settings-form.tsx';
import { assistantForm } from './settings-forms.ts';
import { splitLines } from './split-lines.ts';
import { useSettingsForm } from './use-settings-form.ts';

type AssistantSectionProps = { brand: Brand; conversionId: string; settings: DashboardSettings };

const mostQuestions = 6;
const { labels } = assistantForm;

/** How the assistant is called, greets, looks and answers, on its page and in the widget. */
export function AssistantSection({ brand, conversionId, settings }: AssistantSectionProps) {
  const form = useSettingsForm(assistantForm, conversionId, settings);
  const { draft, edit } = form;
  const { data: site } = useShownSite(conversionId);
  const usualGreeting = useUsualGreeting(site?.name);
  const problem =
    splitLines(draft.questions).length > mostQuestions
      ? `Please write at most ${mostQuestions} questions.`
      : undefined;
  const save = () => {
    if (problem) return document.getElementById('appearance-questions')?.focus();
    void saveForms([form], () =>
      toastStore.show({ title: 'Settings Saved', description: 'Visitors see them from now on.' }),
    );
  };
  return (
    <SettingsForm label="Your assistant" forms={[form]} onSave={save}>
      <Panel id="welcome" title="Welcome">
        <p className="mb-5 max-w-prose text-ink-muted">An empty field means: as found in what it has read.</p>
        <div className="space-y-5">
          <SiteNameField place="appearance" settings={settings} form={form} />
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
        </div>
      </Panel>
      <Panel id="appearance" title="Look">
        <div className="space-y-5">
          <TextField
            id="appearance-logo"
            label={labels.logoUrl}
            type="url"
            hint="The address of an image, beginning with https:// or http://."
            placeholder={site?.logoUrl ?? 'https://www.example.org/logo.png'}
            maxLength={2048}
            value={draft.logoUrl}
            onChange={({ target }) => edit({ logoUrl: target.value })}
          />
          <ColorField
            brand={brand}
            chosen={draft.brandColor}
            onWebsite={site?.brandColor}
            onChange={(brandColor) => edit({ brandColor })}
          />
        </div>
      </Panel>
      <AnswersPanel
        readsWithModel={draft.readsWithModel}
        language={site?.language}
        onChange={(readsWithModel) => edit({ readsWithModel })}
      />
      <ConflictPanel conflicts={form.conflicts} labels={labels} onSettle={form.settle} />
    </SettingsForm>
  );
}

type AnswersPanelProps = {
  readsWithModel: boolean;
  /** Of the website. */
  language: string | undefined;
  onChange: (readsWithModel: boolean) => void;
};

function AnswersPanel({ readsWithModel, language, onChange }: AnswersPanelProps) {
  return (
    <Panel id="answers" title="Answers">
      <RadioCards
        name="answers"
        legend="How your assistant answers"
        value={readsWithModel ? 'model' : 'quotes'}
        options={answerChoices}
        onChange={(choice) => onChange(choice === 'model')}
      />
      <p className="mt-4 max-w-prose text-ink-muted text-sm">{modelNotice}</p>
      <h3 className="mt-6 font-semibold">Languages</h3>
      <p className="mt-1 max-w-prose text-ink-muted text-sm">
        {language && `Your website is written in ${nameLanguage(language)}. `}
        Each visitor sees buttons and notes in the language of their browser: {listLanguages()}. Your own
        greeting and questions are shown as you write them.
      </p>
    </Panel>
  );
}

const answerChoices = [
  {
    value: 'model',
    label: 'In the visitor’s words',
    hint: 'A language model reads your pages and documents; your text must support every sentence.',
  },
  {
    value: 'quotes',
    label: 'In your own words',
    hint: 'Answers quote your pages and documents, and nothing is sent to a model.',
  },
] as const;

const modelNotice =
  'The language model receives your text, the visitor’s message and the last few before it, with card and account numbers masked. Our subprocessors page says who runs it and where.';

function nameLanguage(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
}

function listLanguages(): string {
  return new Intl.ListFormat('en').format(Object.keys(visitorLanguages).map(nameLanguage));
}
