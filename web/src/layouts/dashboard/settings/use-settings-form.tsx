import { useQueryClient } from '@tanstack/react-query';
import {
  type DashboardSettings,
  dashboardSettingsSchema,
  type SettingsSection,
} from '#shared/contract/dashboard/dashboard-settings.ts';
import { api } from '#web/lib/api/api.ts';
import { type DraftStore, openDraftStore } from '#web/lib/drafts/draft-store.ts';
import type { Edits } from '#web/lib/drafts/edits.ts';
import { useFieldIssues } from '#web/lib/drafts/use-field-issues.ts';
import { useVersionedForm } from '#web/lib/drafts/use-versioned-form.ts';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';

type Save = (conversionId: string, settings: DashboardSettings) => Promise<DashboardSettings>;

/** Each section is saved in one call, with the version at which it was read. */
const saves: Record<SettingsSection, Save> = {
  organization: (conversionId, { account, siteUrl, customDomain, versions }) =>
    api.dashboard.saveOrganization.call({
      ...{ conversionId, account, siteUrl, customDomain },
      version: versions.organization,
    }),
  assistant: (conversionId, { siteName, appearance, readsWithModel, approvesChanges, versions }) =>
    api.dashboard.saveAssistant.call({
      ...{ conversionId, siteName, appearance, readsWithModel, approvesChanges },
      version: versions.assistant,
    }),
  messages: (conversionId, { messageMails, versions }) =>
    api.dashboard.saveMessages.call({ conversionId, messageMails, version: versions.messages }),
};

type FormFields<Value> = {
  section: SettingsSection;
  labels: Record<keyof Value & string, string>;
  /** What a field without a value means. */
  emptyWord?: string;
  read: (settings: DashboardSettings) => Value;
  /** The settings with these fields replaced. */
  write: (settings: DashboardSettings, value: Value) => DashboardSettings;
};

/** The form of a section, with what is entered and not saved yet. */
type SettingsForm<Value> = FormFields<Value> & { drafts: DraftStore<Edits<Value>> };

export function defineSettingsForm<Value extends object>(fields: FormFields<Value>): SettingsForm<Value> {
  return { ...fields, drafts: openDraftStore(fields.section) };
}

/** Edits the fields of a form; what is entered stays until it is saved. */
export function useSettingsForm<Value extends object>(
  { section, labels, emptyWord, read, write, drafts }: SettingsForm<Value>,
  conversionId: string,
  settings: DashboardSettings,
) {
  const queries = useQueryClient();
  const form = useVersionedForm<DashboardSettings, Value>({
    ...{ drafts, read, key: conversionId, stored: settings, schema: dashboardSettingsSchema },
    save: (stored, value) => saves[section](conversionId, write(stored, value)),
    adopt: (stored) => {
      queries.setQueryData(api.dashboard.getSettings.query({ conversionId }).queryKey, stored);
      // What visitors see, and who has yet to confirm, follows from them.
      void queries.invalidateQueries({ queryKey: api.conversions.getBrandProgress.key });
      void queries.invalidateQueries({ queryKey: api.dashboard.listUnconfirmed.key });
    },
  });
  const { conflicts, settle } = form;
  return {
    ...useFieldIssues<Value, typeof form>(form, (part) => fieldsByPath[part] ?? part),
    conflictPanel: <ConflictPanel {...{ conflicts, labels, emptyWord }} onSettle={settle} />,
  };
}

/** Fields whose name differs from the one in the call. */
const fieldsByPath: Readonly<Record<string, string>> = { suggestedQuestions: 'questions' };
