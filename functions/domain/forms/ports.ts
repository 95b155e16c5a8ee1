import type { Mail } from '../mail/mail.ts';
import type { StoredDelivery } from '../webhooks/webhook.ts';
import type { FormEntry, StoredForm, StoredSubmission, SubmissionHead } from './form.ts';

/** Where forms, their counts and their submissions are kept. Every list is bounded. */
export type FormStore = {
  /** False when the id is taken. */
  create(form: StoredForm): Promise<boolean>;
  find(formId: string): Promise<StoredForm | undefined>;
  findMany(formIds: readonly string[]): Promise<StoredForm[]>;
  /** False when the form is gone. */
  update(form: StoredForm): Promise<boolean>;
  /** With its submissions, and the mails that they were told by. */
  remove(form: Pick<StoredForm, 'formId' | 'conversionId'>): Promise<void>;
  listEntries(conversionId: string): Promise<FormEntry[]>;
  countView(form: StoredForm, now: Date): Promise<void>;
  /** Stores a submission, its counts, its mails and its events; false when the form is gone or the key was used in the last day. */
  addSubmission(
    form: StoredForm,
    details: {
      submission: StoredSubmission;
      submissionKey: string;
      mails: Mail[];
      deliveries: StoredDelivery[];
      now: Date;
    },
  ): Promise<boolean>;
  findSubmission(formId: string, submissionId: string): Promise<StoredSubmission | undefined>;
  /** Newest first. */
  listSubmissions(
    formId: string,
    page: { before?: string | undefined; limit: number },
  ): Promise<StoredSubmission[]>;
  /** Of all forms of an assistant, newest first. */
  listRecent(conversionId: string, limit: number): Promise<SubmissionHead[]>;
};
