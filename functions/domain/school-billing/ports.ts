import type { BrandId } from '#shared/brands/platforms.ts';
import type { FiscalYear } from '#shared/domain/fiscal-year.ts';
import type { Cents } from '#shared/domain/money.ts';
import type { PricingModel } from '#shared/domain/pricing.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { Payment } from '../billing/payment.ts';
import type { School } from '../billing/school.ts';
import type { Mail } from '../mail/mail.ts';
import type { ListedCustomer } from '../staff/listing.ts';
import type { SchoolInvoice } from './school-invoice.ts';

/** Schools that pay by invoice. */
export type SchoolStore = {
  find(organisationId: string): Promise<School | undefined>;
  /** By their ids, from after one. */
  list(brandId: BrandId, after: string | undefined, limit: number): Promise<School[]>;
};

/** To the owner of an account, with which it goes. */
export type LetterToOwner = { userId: string; mail: Mail };

/** Money that came without a card, with the customer in whose row staff see it. */
export type InvoiceBooking = { payment: Payment; customer: ListedCustomer | undefined };

export type SchoolInvoiceStore = {
  find(invoiceId: string): Promise<SchoolInvoice | undefined>;
  /** Everything a school was invoiced for a year, the annual invoice first, without what is void. */
  listOf(organisationId: string, year: FiscalYear): Promise<SchoolInvoice[]>;
  /** How many numbers of a year are taken. */
  countNumbers(brandId: BrandId, year: FiscalYear): Promise<number>;
  /**
   * Takes the next number, unless it is taken by now or the school has an invoice of this position: false then, and no
   * number is lost. `setOff` changes the invoice that a credit note is set off against with it, or nothing.
   */
  add(invoice: SchoolInvoice, setOff?: InvoiceChange): Promise<boolean>;
  /**
   * Stores an invoice that was made from its last version, with the mail that tells of it and the payment that it books, all
   * or nothing; false when it was changed meanwhile.
   */
  change(
    change: InvoiceChange,
    by?: { letter?: LetterToOwner | undefined; booking?: InvoiceBooking | undefined },
  ): Promise<boolean>;
  /** The newest of what an organisation was invoiced, for itself and for the schools that it pays for, without what is void. */
  listAllOf(organisationId: string, limit: number): Promise<SchoolInvoice[]>;
  /** Newest first, from before a number. */
  listNewest(brandId: BrandId, before: string | undefined, limit: number): Promise<SchoolInvoice[]>;
  /** Pending and overdue ones, the longest due first, from after one. */
  listOpen(brandId: BrandId, after: InvoicePlace | undefined, limit: number): Promise<SchoolInvoice[]>;
  /** What was invoiced for a year, and how many invoices of any year are open. */
  readFigures(brandId: BrandId, year: FiscalYear): Promise<SchoolYearFigures>;
};

export type InvoiceChange = { known: SchoolInvoice; next: SchoolInvoice };
/** Where an open invoice stands in their list. */
export type InvoicePlace = Pick<SchoolInvoice, 'invoiceId' | 'dueDate'>;

export type SchoolYearFigures = {
  annualCents: Cents;
  proratedCents: Cents;
  schools: number;
  openCount: number;
};

/** The page of the payment provider on which an invoice is paid by card. */
export type PaymentLinks = {
  /** Throws UNAVAILABLE where the deployment has no provider. */
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

/** What school billing needs from outside. */
export type SchoolBillingPorts = {
  schools: SchoolStore;
  invoices: SchoolInvoiceStore;
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  users: { find(userId: string): Promise<User | undefined> };
  paymentLinks: PaymentLinks;
  /** Puts a customer into the lists of staff; false where there is none. */
  ensureListed(organisation: Organisation): Promise<boolean>;
  /** Whether a card subscription of the customer lives. */
  paysByCard(organisationId: string): Promise<boolean>;
  pricingModelOf(brandId: BrandId): PricingModel;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
  now(): Date;
};
