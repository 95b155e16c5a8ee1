import type { User } from '../accounts/account.ts';
import type { DemonstrationStore, StepStore } from '../conversions/ports.ts';
import type { UserStore } from '../identity/ports.ts';
import type { LibraryStore } from '../knowledge-base/ports.ts';
import type { MailStore } from '../mail/ports.ts';
import type { ReportItem } from '../system/ports.ts';
import type { WebhookStore } from '../webhooks/ports.ts';
import type { DeliveryRef } from '../webhooks/webhook.ts';

/** Removes what is stored for good. Every step may be repeated, and finds nothing the second time. */
export type AccountEraser = {
  /** Everything of one assistant: files, conversations, messages to people, mails. */
  eraseConversion(conversionId: string): Promise<void>;
  eraseOrganisation(organisationId: string): Promise<void>;
  /** Sign-ins, mails, unique names, and the account itself last, since it is what the next attempt looks for. */
  eraseUser(user: User): Promise<void>;
};

/** What erasing accounts needs. */
export type AccountErasurePorts = {
  users: Pick<UserStore, 'findDueDeletions' | 'claimDeletion' | 'listConversionIds'>;
  eraser: AccountEraser;
  /** Ends what the organisation would be charged for. */
  endBilling(organisationId: string): Promise<void>;
  now(): Date;
  reportItem: ReportItem;
};

/** What erasing demonstrations needs. */
export type DemonstrationErasurePorts = {
  demonstrations: DemonstrationStore;
  eraser: Pick<AccountEraser, 'eraseConversion'>;
  now(): Date;
  reportItem: ReportItem;
};

/** What sending lost messages again needs. */
export type SweepPorts = {
  steps: Pick<StepStore, 'findDue' | 'postpone'>;
  libraries: LibraryStore;
  mails: MailStore;
  webhooks: Pick<WebhookStore, 'findDue' | 'postpone'>;
  now(): Date;
  reportItem: ReportItem;
  sendStep(conversionId: string, stepNumber: number): Promise<void>;
  sendUpdate(conversionId: string): Promise<void>;
  sendMail(mailId: string): Promise<void>;
  sendWebhook(delivery: DeliveryRef): Promise<void>;
};
