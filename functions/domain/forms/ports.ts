import type { BrandId } from '#shared/brands/platforms.ts';
import type { ReaderReply } from '#shared/calls/reader-calls.ts';
import type { ConversionStore } from '../conversions/ports.ts';
import type { AttemptCounter } from '../identity/ports.ts';
import type { Mail } from '../mail/mail.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { UploadPorts, UploadSources } from '../uploads/ports.ts';
import type { EventPorts } from '../webhooks/ports.ts';
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

/** Counts calls of visitors. */
export type CallCounter = {
  rateLimits: Pick<AttemptCounter, 'countCall'>;
  now(): Date;
};

/** Where a visitor's file is kept. */
export type FormFile = { conversionId: string; formId: string; submissionId: string; fieldId: string };

/** What taking a submission needs. */
export type SubmitPorts = CallCounter &
  EventPorts &
  StandingPorts &
  UploadSources & {
    forms: FormStore;
    conversions: Pick<ConversionStore, 'find'>;
    makeId(): string;
    siteOrigin(brandId: BrandId): string;
    keepFile(uploadId: string, file: FormFile): Promise<void>;
    dropFiles(file: Omit<FormFile, 'fieldId'>): Promise<void>;
    /** Tells the mail worker; what is not told now, the sweeper tells. */
    announceMail(mailId: string): Promise<void>;
  };

/** What finding an owner's form needs. */
export type OwnedFormPorts = {
  forms: FormStore;
  conversions: Pick<ConversionStore, 'find'>;
};

/** What making a form needs. */
export type CreatePorts = {
  forms: FormStore;
  now(): Date;
  makeId(): string;
  siteOrigin(brandId: BrandId): string;
};

/** What opening a form for a visitor needs. */
export type PublicFormPorts = CallCounter &
  StandingPorts & {
    forms: FormStore;
    conversions: Pick<ConversionStore, 'find'>;
  };

/** What linking a file of a submission needs. */
export type AnswerFilePorts = {
  forms: FormStore;
  linkFile(file: FormFile, filename: string): Promise<string>;
};

/** What deleting a form needs. */
export type RemovePorts = {
  forms: Pick<FormStore, 'remove'>;
  dropFiles(form: { conversionId: string; formId: string }): Promise<void>;
};

export type GivenFile = { name: string; bytes: Uint8Array };

export type UploadRef = { uploadId: string; filename: string };

/** What reading a form's file needs. */
export type FormFilePorts = UploadSources &
  Pick<UploadPorts, 'makeId' | 'cleanDocumentName'> & {
    /** Keeps a file that came inside the call; answers the id of its upload. */
    storeFile(file: GivenFile): Promise<string>;
    extractFields(upload: UploadRef): Promise<ReaderReply<'form-fields'>>;
  };
