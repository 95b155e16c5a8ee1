import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { FormStore } from '#functions/storage/dynamodb/forms/form-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { ReaderReply } from '#shared/calls/reader-calls.ts';
import type { FindSettings } from '../conversions/ports.ts';
import type { AttemptCounter } from '../identity/ports.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { UploadPorts, UploadSources } from '../uploads/ports.ts';
import type { EventPorts } from '../webhooks/ports.ts';

/** Counts visitors' calls. */
export type CallCounter = {
  rateLimits: Pick<AttemptCounter, 'countCall'>;
  now(): Date;
};

/** Location of a visitor's file, or of a form's own. */
export type FormFile = { conversionId: string; formId: string; submissionId: string; fieldId: string };

/** Dependencies of submitting a form. */
export type SubmitPorts = CallCounter &
  EventPorts &
  StandingPorts &
  UploadSources & {
    forms: FormStore;
    conversions: Pick<ConversionStore, 'find'>;
    findSettings: FindSettings;
    makeId(): string;
    siteOrigin(brandId: BrandId): string;
    keepFile(uploadId: string, file: FormFile): Promise<void>;
    dropFiles(file: Omit<FormFile, 'fieldId'>): Promise<void>;
    /** Notifies the mail worker; the sweeper sends anything missed. */
    announceMail(mailId: string): Promise<void>;
  };

/** Dependencies of finding an owner's form. */
export type OwnedFormPorts = {
  forms: FormStore;
  conversions: Pick<ConversionStore, 'find'>;
};

/** Dependencies of creating a form. */
export type CreatePorts = UploadSources & {
  keepFile(uploadId: string, file: FormFile): Promise<void>;
  forms: FormStore;
  now(): Date;
  makeId(): string;
  siteOrigin(brandId: BrandId): string;
};

/** Dependencies of opening a form for a visitor. */
export type PublicFormPorts = CallCounter &
  StandingPorts & {
    linkFile(file: FormFile, filename: string, expiresInSeconds: number): Promise<string>;
    forms: FormStore;
    conversions: Pick<ConversionStore, 'find'>;
    findSettings: FindSettings;
  };

/** Dependencies of linking a submission's file. */
export type AnswerFilePorts = {
  forms: FormStore;
  linkFile(file: FormFile, filename: string): Promise<string>;
};

/** Dependencies of deleting a form. */
export type RemovePorts = {
  forms: Pick<FormStore, 'remove'>;
  dropFiles(form: { conversionId: string; formId: string }): Promise<void>;
};

export type GivenFile = { name: string; bytes: Uint8Array };

export type UploadRef = { uploadId: string; filename: string };

/** Dependencies of reading a form's file. */
export type FormFilePorts = UploadSources &
  Pick<UploadPorts, 'makeId' | 'cleanDocumentName'> & {
    /** Stores a file sent in the call; returns its upload id. */
    storeFile(file: GivenFile): Promise<string>;
    extractFields(upload: UploadRef): Promise<ReaderReply<'form-fields'>>;
  };
