import type { WebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import type { User } from '../accounts/account.ts';
import type { DemonstrationStore, StepStore } from '../conversions/ports.ts';
import type { UserStore } from '../identity/ports.ts';
import type { LibraryStore } from '../knowledge-base/ports.ts';
import type { MailStore } from '../mail/ports.ts';
import type { ReportItem } from '../system/ports.ts';
import type { DeliveryRef } from '../webhooks/webhook.ts';

/** Deletes stored data permanently. Every step is idempotent. */
export type AccountEraser = {
  /** Lets no more calls and work on an assistant begin; returns since when. Undefined when nothing is left of it. */
  endWork(conversionId: string, now: Date): Promise<Date | undefined>;
  /** All data of one assistant: files, conversations, messages to people, mails. */
  eraseConversion(conversionId: string): Promise<void>;
  eraseOrganisation(organisationId: string): Promise<void>;
  /** Sessions, mails, unique names, and finally the account itself, which the next attempt looks for. */
  eraseUser(user: User): Promise<void>;
};

/** Dependencies of erasing accounts. */
export type AccountErasurePorts = {
  users: Pick<UserStore, 'findDueDeletions' | 'claimDeletion' | 'listConversionIds'>;
  eraser: AccountEraser;
  /** Ends the organisation's charges. */
  endBilling(organisationId: string): Promise<void>;
  now(): Date;
  reportItem: ReportItem;
};

/** Dependencies of erasing demos. */
export type DemonstrationErasurePorts = {
  demonstrations: DemonstrationStore;
  eraser: Pick<AccountEraser, 'endWork' | 'eraseConversion'>;
  now(): Date;
  reportItem: ReportItem;
};

/** Dependencies of resending lost messages. */
export type SweepPorts = {
  steps: Pick<StepStore, 'findDue' | 'postpone'>;
  libraries: LibraryStore;
  mails: MailStore;
  webhooks: Pick<WebhookStore, 'findDue' | 'postpone'>;
  now(): Date;
  reportItem: ReportItem;
  sendStep(conversionId: string, stepNumber: number, delaySeconds?: number): Promise<void>;
  sendUpdate(conversionId: string): Promise<void>;
  sendMail(mailId: string): Promise<void>;
  sendWebhook(delivery: DeliveryRef): Promise<void>;
};
