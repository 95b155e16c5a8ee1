import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { LibraryStore } from '#functions/storage/dynamodb/conversions/library-store.ts';
import type { InboxStore } from '#functions/storage/dynamodb/inbox/inbox-store.ts';
import type { SettingsStore } from '#functions/storage/dynamodb/site/dashboard-settings-store.ts';
import type { SettingsSection, StoredSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { Organisation } from '../accounts/account.ts';
import type { ConversionFiles } from '../conversions/ports.ts';
import type { AnsweredSince } from './list-open-questions.ts';
import type { ModelPorts } from './setting-standards.ts';

/** New values of some sections, with the versions at which they were read. */
export type SettingsChange = {
  fields: Partial<Omit<StoredSettings, 'versions'>>;
  /** Without a version, the section is saved in any case. */
  sections: { section: SettingsSection; version: number | undefined }[];
  /** Applies to what was never saved. */
  initial: StoredSettings;
};

export type SettingsPorts = ModelPorts & {
  settings: SettingsStore;
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
};

/** A question that its owner dismissed or put back, or that a page or document has answered since. */
export type SettledQuestion = {
  questionId: string;
  answered?: AnsweredSince | undefined;
  isPutBack?: boolean | undefined;
};

export type OpenQuestionPorts = {
  dismissedQuestions: { list(conversionId: string): Promise<SettledQuestion[]> };
  files: { readCorrections(conversionId: string, version: string): Promise<Correction[] | undefined> };
};

export type AttentionPorts = OpenQuestionPorts & {
  files: Pick<ConversionFiles, 'readReadiness'>;
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
  inbox: Pick<InboxStore, 'listNewest'>;
  libraries: Pick<LibraryStore, 'find'>;
  now(): Date;
};

export type AnsweredQuestionPorts = Omit<OpenQuestionPorts, 'files' | 'dismissedQuestions'> & {
  files: OpenQuestionPorts['files'] & {
    readKnowledge(conversionId: string, version: string): Promise<Knowledge | undefined>;
  };
  dismissedQuestions: OpenQuestionPorts['dismissedQuestions'] & {
    /** Unless the owner has put it back meanwhile. */
    close(conversionId: string, questionId: string, answered: AnsweredSince): Promise<void>;
  };
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
  now(): Date;
};
