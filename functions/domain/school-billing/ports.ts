import type { BrandId } from '#shared/brands/platforms.ts';
import type { FiscalYear } from '#shared/domain/billing/fiscal-year.ts';
import type { Cents } from '#shared/domain/billing/money.ts';
import type { PricingModel } from '#shared/domain/billing/pricing.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { Payment } from '../billing/payment.ts';
import type { PaymentStore } from '../billing/ports.ts';
import type { School } from '../billing/school.ts';
import type { BillingDetailsStore } from '../billing-details/billing-details.ts';
import type { Mail } from '../mail/mail.ts';
import type { ListedCustomer } from '../staff/listing.ts';
import type { StaffActionStore } from '../staff/ports.ts';
import type { StaffAction } from '../staff-log/staff-action.ts';
import type { SchoolInvoice } from './school-invoice.ts';

/** Schools that pay by invoice. */
export type SchoolStore = {
  find(organisationId: string): Promise<School | undefined>;
  /** Sorted by id, starting after one. */
  list(brandId: BrandId, after: string | undefined, limit: number): Promise<School[]>;
};

/** A mail to an account's owner, erased with the account. */
export type LetterToOwner = { userId: string; mail: Mail };

/** A payment without a card, with the customer whose staff row shows it. */
export type InvoiceBooking = {
  payment: Payment;
  /** The payment as it was recorded before. */
  known?: Payment;
  customer: ListedCustomer | undefined;
};

/** What a change to an invoice stores beside it. */
export type BesideInvoice = {
  letter?: LetterToOwner | undefined;
  booking?: InvoiceBooking | undefined;
  action?: StaffAction | undefined;
};

export type SchoolInvoiceStore = {
  find(invoiceId: string): Promise<SchoolInvoice | undefined>;
  /** A school's documents for a year, the annual invoice first, without void ones. */
  listOf(organisationId: string, year: FiscalYear): Promise<SchoolInvoice[]>;
  /** How many numbers of a year are used. */
  countNumbers(brandId: BrandId, year: FiscalYear): Promise<number>;
  /**
   * Uses the next number, unless it is taken or the school already has a document at this position: then
   * false, and no number is lost. `setOff` updates the invoice a credit note reduces, in the same
   * transaction.
   */
  add(invoice: SchoolInvoice, setOff?: InvoiceChange): Promise<boolean>;
  /**
   * Stores an invoice based on its last version, together with what belongs to the change, in one transaction;
   * false when it changed meanwhile.
   */
  change(change: InvoiceChange, beside?: BesideInvoice): Promise<boolean>;
  /** An organisation's newest documents, for itself and the schools it pays for, without void ones. */
  listAllOf(organisationId: string, limit: number): Promise<SchoolInvoice[]>;
  /** Newest first, starting before a number. */
  listNewest(brandId: BrandId, before: string | undefined, limit: number): Promise<SchoolInvoice[]>;
  /** Pending and overdue ones, earliest due date first, starting after one. */
  listOpen(brandId: BrandId, after: InvoicePlace | undefined, limit: number): Promise<SchoolInvoice[]>;
  /** All of a year that are not void, without what the figures do not need. */
  listInvoiced(
    brandId: BrandId,
    year: FiscalYear,
  ): Promise<Pick<SchoolInvoice, 'organisationId' | 'position' | 'payments'>[]>;
  /** The amount invoiced for a year, and the number of open invoices of any year. */
  readFigures(brandId: BrandId, year: FiscalYear): Promise<SchoolYearFigures>;
};

export type InvoiceChange = { known: SchoolInvoice; next: SchoolInvoice };
/** An open invoice's position in the list. */
export type InvoicePlace = Pick<SchoolInvoice, 'invoiceId' | 'dueDate'>;

export type SchoolYearFigures = {
  annualCents: Cents;
  proratedCents: Cents;
  openCount: number;
};

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
  }): Promise<string>;
};

/** Dependencies of school billing. */
export type SchoolBillingPorts = {
  schools: SchoolStore;
  details: BillingDetailsStore;
  invoices: SchoolInvoiceStore;
  payments: Pick<PaymentStore, 'find'>;
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  users: { find(userId: string): Promise<User | undefined> };
  paymentLinks: PaymentLinks;
  /** Whether the deployment has a payment provider. */
  takesCards: boolean;
  staffActions: Pick<StaffActionStore, 'add' | 'addOncePerDay'>;
  /** Adds a customer to the staff lists; false when there is none. */
  ensureListed(organisation: Organisation): Promise<boolean>;
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
