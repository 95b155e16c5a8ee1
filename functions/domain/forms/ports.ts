import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { FormStore } from '#functions/storage/dynamodb/forms/form-store.ts';
import type { FormFiles } from '#functions/storage/s3/form-files.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { FindSettings } from '../conversions/ports.ts';
import type { AttemptCounter } from '../identity/ports.ts';
import type { AdmissionPorts } from '../mail/ports.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { UploadSources } from '../uploads/ports.ts';
import type { EventPorts } from '../webhooks/ports.ts';

/** Counts visitors' calls. */
export type CallCounter = { rateLimits: Pick<AttemptCounter, 'countCall'>; now(): Date };

/** Location of a visitor's file, or of a form's own. */
export type FormFile = { conversionId: string; formId: string; submissionId: string; fieldId: string };

export type SubmitPorts = CallCounter &
  Pick<AdmissionPorts, 'addresses' | 'users'> &
  EventPorts &
  StandingPorts &
  UploadSources & {
    forms: FormStore;
    conversions: Pick<ConversionStore, 'find'>;
    findSettings: FindSettings;
    makeId(): string;
    siteOrigin(brandId: BrandId): string;
    formFiles: Pick<FormFiles, 'keep' | 'drop'>;
    /** Notifies the mail worker; the sweeper sends anything missed. */
    startMail(mailId: string): Promise<void>;
  };

export type OwnedFormPorts = { forms: FormStore; conversions: Pick<ConversionStore, 'find'> };

export type CreatePorts = UploadSources & {
  formFiles: Pick<FormFiles, 'keep'>;
  forms: FormStore;
  now(): Date;
  makeId(): string;
  siteOrigin(brandId: BrandId): string;
};

export type PublicFormPorts = CallCounter &
  StandingPorts & {
    formFiles: Pick<FormFiles, 'link'>;
    forms: FormStore;
    conversions: Pick<ConversionStore, 'find'>;
    findSettings: FindSettings;
  };

export type AnswerFilePorts = { forms: FormStore; formFiles: Pick<FormFiles, 'link'> };

export type RemovePorts = { forms: Pick<FormStore, 'remove'>; formFiles: Pick<FormFiles, 'drop'> };

export type GivenFile = { name: string; bytes: Uint8Array };

export type UploadRef = { uploadId: string; filename: string };
