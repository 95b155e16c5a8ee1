import type { PaymentStore } from '#functions/storage/dynamodb/billing/payment-store.ts';
import type { SchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import type { SchoolStore } from '#functions/storage/dynamodb/school-billing/school-store.ts';
import type { SnapshotStore } from '#functions/storage/dynamodb/staff/snapshot-store.ts';
import type { StaffActionStore } from '#functions/storage/dynamodb/staff/staff-action-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Cents } from '#shared/domain/billing/money.ts';
import type { PricingModel } from '#shared/domain/billing/pricing.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { Payment } from '../billing/payment.ts';
import type { OpenedPage, PageState } from '../billing/ports.ts';
import type { BillingDetailsStore } from '../billing-details/billing-details.ts';
import type { Mail } from '../mail/mail.ts';
import type { Payer } from '../staff/listing.ts';
import type { StaffAction } from '../staff-log/staff-action.ts';
import type { SchoolInvoice } from './school-invoice.ts';

/** A mail to an account's owner, erased with the account. */
export type LetterToOwner = { userId: string; mail: Mail };

/** A payment without a card, with the customer whose staff row shows it. */
export type InvoiceBooking = {
  payment: Payment;
  /** The payment as it was recorded before. */
  known?: Payment;
  customer: Payer | undefined;
  /** Of a payment that is taken back: when the first of the others was received; absent for none. */
  otherwisePaidSince?: string | undefined;
};

/** How often documents of a payer were set off: who read an older mark reads again. */
export type PayerMark = { payerId: string; version: number };

/** What a change to an invoice stores beside it. */
export type BesideInvoice = {
  letter?: LetterToOwner | undefined;
  booking?: InvoiceBooking | undefined;
  action?: StaffAction | undefined;
  /** Absent for a change that moves no amount. */
  payer?: PayerMark | undefined;
};

export type InvoiceChange = { known: SchoolInvoice; next: SchoolInvoice };
/** An open invoice's position in the list. */
export type InvoicePlace = Pick<SchoolInvoice, 'invoiceId' | 'dueDate'>;

export type SchoolYearFigures = { annualCents: Cents; proratedCents: Cents; openCount: number };

/** Opens the payment provider's page for paying an invoice by card. */
export type PaymentLinks = {
  /** Throws UNAVAILABLE when the deployment has no provider. */
  open(demand: {
    organisation: Organisation;
    contact: { name: string; email: string };
    invoiceId: string;
    description: string;
    amountCents: Cents;
    returnUrl: string;
    idempotencyKey: string;
  }): Promise<OpenedPage>;
  read(pageId: string): Promise<PageState>;
  /** Closes such a page, unless it was paid before. */
  close(pageId: string): Promise<PageState>;
};

export type SchoolBillingPorts = {
  schools: SchoolStore;
  details: BillingDetailsStore;
  invoices: SchoolInvoiceStore;
  payments: Pick<PaymentStore, 'find' | 'listOf'>;
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  users: { find(userId: string): Promise<User | undefined> };
  paymentLinks: PaymentLinks;
  /** Whether the deployment has a payment provider. */
  takesCards: boolean;
  staffActions: Pick<StaffActionStore, 'add' | 'addOncePerDay'>;
  /** Keeps which schools are to be invoiced. */
  snapshots: Pick<SnapshotStore, 'drop'>;
  isListed(organisation: Organisation): Promise<boolean>;
  /** The customers of a brand that are on a plan. */
  listOnPlan(brandId: BrandId): Promise<string[]>;
  /** Whether the customer has a live card subscription. */
  paysByCard(organisationId: string): Promise<boolean>;
  pricingModelOf(brandId: BrandId): PricingModel;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
  now(): Date;
};
