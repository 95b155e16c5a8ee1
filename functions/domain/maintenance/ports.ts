import type { AccountEraser } from '#functions/storage/account-eraser.ts';
import type { MembershipStore } from '#functions/storage/dynamodb/accounts/membership-store.ts';
import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { DemonstrationStore } from '#functions/storage/dynamodb/conversions/demonstration-store.ts';
import type { LibraryStore } from '#functions/storage/dynamodb/conversions/library-store.ts';
import type { StepStore } from '#functions/storage/dynamodb/conversions/step-store.ts';
import type { MailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import type { WebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import type { ReportItem } from '../system/ports.ts';
import type { DeliveryRef } from '../webhooks/webhook.ts';

export type AccountErasurePorts = {
  users: Pick<UserStore, 'findDueDeletions' | 'claimDeletion' | 'listConversionIds'>;
  memberships: Pick<MembershipStore, 'list' | 'moveHome' | 'remove' | 'findDueClosings' | 'claimClosing'>;
  eraser: AccountEraser;
  /** Ends the organisation's charges, and pays its credit back. */
  endBilling(organisationId: string): Promise<void>;
  now(): Date;
  reportItem: ReportItem;
};

export type DemonstrationErasurePorts = {
  demonstrations: DemonstrationStore;
  eraser: Pick<AccountEraser, 'endWork' | 'eraseConversion'>;
  now(): Date;
  reportItem: ReportItem;
};

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
