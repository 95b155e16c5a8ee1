import { useQuery } from '@tanstack/react-query';
import type { Brand } from '#shared/brands/brand.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { loadTexts } from '#web/lib/texts/use-texts.tsx';
import { StandardField } from '#web/ui/form/standard-field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { AnswersPanel } from './answers-panel.tsx';
import { SiteNameField } from './assistant-fields.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { LookPanel } from './look-panel.tsx';
import { SettingsForm } from './settings-form.tsx';
import { assistantForm } from './settings-forms.ts';
import { splitLines } from './split-lines.ts';
import { useSettingsForm } from './use-settings-form.tsx';

type AssistantSectionProps = { brand: Brand; conversionId: string; settings: DashboardSettings };

const mostQuestions = 6;
const questionLimitCharacters = 160;
const questionsId = 'appearance-questions';
const { labels } = assistantForm;

/** How the assistant is called, greets, looks and answers, on its page and in the widget. */
export function AssistantSection({ brand, conversionId, settings }: AssistantSectionProps) {
  const form = useSettingsForm(assistantForm, conversionId, settings);
  const { draft, edit, findIssue } = form;
  const usualGreeting = useUsualGreeting(draft.siteName || settings.standards.siteName);
  const problem = findQuestionsProblem(draft.questions);
  return (
    <SettingsForm
      label="Your assistant"
      forms={[form]}
      saved={{ title: 'Settings Saved', description: 'Visitors see them from now on.' }}
      findProblem={() => problem && questionsId}
    >
      <Panel id="welcome" title="Welcome">
        <div className="space-y-5">
          <SiteNameField place="appearance" settings={settings} form={form} />
          <StandardField
            id="appearance-greeting"
            label={labels.greeting}
            hint="The first words of a new chat."
            rows={3}
            maxLength={300}
            error={findIssue('greeting')}
            value={draft.greeting}
            found={usualGreeting ?? ''}
            origin="standard"
            words="Standard, in each visitor’s language"
            onChange={(greeting) => edit({ greeting })}
          />
          <StandardField
            id={questionsId}
            label={labels.questions}
            hint={`One per line, up to ${mostQuestions}. Try each one: the assistant should know its answer.`}
            rows={6}
            maxLength={1000}
            error={problem ?? findIssue('questions')}
            value={draft.questions}
            found={settings.standards.suggestedQuestions.slice(0, mostQuestions).join('\n')}
            origin={settings.standards.isRead ? 'website' : 'standard'}
            onChange={(questions) => edit({ questions })}
          />
        </div>
      </Panel>
      <LookPanel brand={brand} conversionId={conversionId} settings={settings} form={form} />
      <AnswersPanel
        readsWithModel={draft.readsWithModel}
        hasModel={settings.standards.hasModel}
        conversionId={conversionId}
        onChange={(readsWithModel) => edit({ readsWithModel })}
      />
      <ChangesPanel form={form} />
    </SettingsForm>
  );
}

/** What is wrong with what was entered as questions. */
function findQuestionsProblem(entered: string): string | undefined {
  const questions = splitLines(entered);
  if (questions.length > mostQuestions) return `Please write at most ${mostQuestions} questions.`;
  const long = questions.find(({ length }) => length > questionLimitCharacters);
  return (
    long && `“${long.slice(0, 40)}…” is longer than ${questionLimitCharacters} characters. Please shorten it.`
  );
}

/** The greeting of an assistant without one of its owner's. */
function useUsualGreeting(name: string | undefined) {
  const { data: texts } = useQuery({ queryKey: ['usual-texts'], queryFn: () => loadTexts('en') });
  return texts && name && fillText(texts.greeting, { name });
}
