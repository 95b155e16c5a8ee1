import type { OneUseTokenStore } from '#functions/storage/dynamodb/accounts/one-use-token-store.ts';
import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { BillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import type { PaymentStore } from '#functions/storage/dynamodb/billing/payment-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { CustomerInvoice } from '#shared/contract/billing/billing.ts';
import type { PaymentForm } from '#shared/contract/billing/checkout.ts';
import type { BillingDetails } from '#shared/domain/billing/billing-details.ts';
import type { Cents } from '#shared/domain/billing/money.ts';
import type { PaidPlanId } from '#shared/domain/billing/plan-ids.ts';
import type { BillingInterval, PricingModel } from '#shared/domain/billing/pricing.ts';
import type { TaxPlace } from '#shared/domain/billing/tax-place.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { BillingDetailsStore, StoredBillingDetails } from '../billing-details/billing-details.ts';
import type { CountingPorts } from '../identity/ports.ts';
import type { OrderClosingPorts } from '../inbox/close-orders.ts';
import type { ForwardedMessage } from '../inbox/forwarded-message.ts';
import type { Mail } from '../mail/mail.ts';
import type { PlanChange } from '../staff/plan-change.ts';
import type { StaffAction } from '../staff-log/staff-action.ts';
import type { Subscription } from './billing-account.ts';
import type { Payment } from './payment.ts';
import type { School } from './school.ts';

/** A plan of a pricing model with its interval. */
export type Purchase = { model: PricingModel; planId: PaidPlanId; interval: BillingInterval };

/** What the browser needs to confirm a card: charged now, or saved for the end of the trial. */
export type CardConfirmation = { clientSecret: string; kind: 'payment' | 'setup' };

/** A page of the provider for paying one invoice. */
export type OpenedPage = { pageId: string; url: string };
export type PageState = 'open' | 'paid' | 'closed';

/** A card payment and its refunds. */
export type ProviderPayment = {
  paymentId: string;
  customerId: string;
  description: string;
  paidCents: Cents;
  taxCents: Cents;
  refundedCents: Cents;
  dispute: Payment['dispute'];
  paidAt: string;
  /** Our invoice it pays, when it was paid on the page of `openPaymentPage`. */
  ownInvoiceId: string | undefined;
};

/** The fields that tell whether a payment changed since it was read. */
export type PaymentMark = Pick<ProviderPayment, 'paymentId' | 'refundedCents'> & { isDisputed: boolean };

/** What a plan change costs immediately. */
export type ChangePreview = {
  /** Charged immediately, after credit. */
  dueNowCents: Cents;
  /** Credit left for later invoices. */
  creditCents: Cents;
  /** The preview's reference time: passing it on charges exactly the previewed amount. */
  proratedAt: string;
};

/** A verified provider event. Its content isn't trusted: the object is read again. */
export type ProviderEvent = {
  eventId: string;
  type: string;
  customerId: string | undefined;
  invoiceId: string | undefined;
  paymentId: string | undefined;
};

/** Who is billed, for the provider's invoices. */
export type BilledCustomer = BillingDetails & { /** Never empty. */ name: string; email: string };

/** The payment provider. Calls are idempotent by `idempotencyKey`. */
export type PaymentProvider = {
  /** No real cards are charged. */
  isTestMode(): Promise<boolean>;
  createCustomer(customer: {
    organisationId: string;
    name: string;
    email: string;
    idempotencyKey: string;
  }): Promise<string>;
  /** Puts who is billed on the provider's later invoices. Throws VALIDATION for an address it cannot tax. */
  describeCustomer(customerId: string, billed: BilledCustomer): Promise<void>;
  /** Tells where and as what a customer is taxed. Throws VALIDATION for a place the provider doesn't know. */
  placeCustomer(customerId: string, place: TaxPlace): Promise<void>;
  /** The tax on one period of a purchase. Throws VALIDATION for a place the provider doesn't know. */
  previewTax(purchase: Purchase, place: TaxPlace): Promise<Cents>;
  /**
   * Starts with the current trial when `trialEndsAt` is given; there is never a second trial. One key makes one
   * subscription, even when the provider has forgotten it, until that has ended.
   */
  createSubscription(order: {
    customerId: string;
    organisationId: string;
    purchase: Purchase;
    trialEndsAt: string | undefined;
    purchaseOrderNumber: string;
    idempotencyKey: string;
  }): Promise<{ subscription: Subscription; confirmation: CardConfirmation | undefined }>;
  /** A customer's subscriptions that have not ended, and the key of the order that made them. */
  listSubscriptions(customerId: string): Promise<{ subscriptionId: string; orderKey: string | undefined }[]>;
  /** The open confirmation of an incomplete subscription; undefined when there is none. */
  findConfirmation(subscriptionId: string): Promise<CardConfirmation | undefined>;
  /**
   * The current subscription, after the card entered last became the one that is charged; undefined when unknown to
   * the provider.
   */
  readSubscription(subscriptionId: string): Promise<Subscription | undefined>;
  previewChange(subscriptionId: string, purchase: Purchase): Promise<ChangePreview>;
  /**
   * Charges or credits the difference immediately. When the bank asks the cardholder to confirm the charge, the plan
   * changes once the open invoice is paid. Throws PAYMENT_FAILED.
   */
  changePlan(change: {
    subscriptionId: string;
    purchase: Purchase;
    proratedAt: string;
    idempotencyKey: string;
  }): Promise<void>;
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void>;
  /** Ends it immediately, without a final invoice, and withdraws its open ones. Repeating it does nothing. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Ends one that nobody has, and gives back the credit that paid for it. Repeating it does nothing. */
  withdrawSubscription(subscriptionId: string): Promise<void>;
  /** The page for changing the card; it returns to `returnUrl`. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** The page for a one-time payment of one of our invoices by card. */
  openPaymentPage(demand: {
    customerId: string;
    invoiceId: string;
    description: string;
    amountCents: Cents;
    returnUrl: string;
    idempotencyKey: string;
  }): Promise<OpenedPage>;
  readPaymentPage(pageId: string): Promise<PageState>;
  /** Closes such a page, unless it was paid before. */
  closePaymentPage(pageId: string): Promise<PageState>;
  /** Lowers a customer's credit by a refund that paid it back, once however often it is told. */
  takeFromBalance(part: { customerId: string; amountCents: Cents; refundKey: string }): Promise<void>;
  /** Raises it again by refunds of a payment that its bank has sent back since. Repeating it does nothing. */
  returnFailedRefunds(paymentId: string): Promise<void>;
  /** Charges an open invoice to the subscription's card. It stays open when the card is declined. */
  payInvoice(invoiceId: string): Promise<void>;
  listInvoices(customerId: string, limit: number): Promise<CustomerInvoice[]>;
  /** The payment of an invoice; undefined when none was attempted, as at the start of a trial. */
  findPaymentOf(invoiceId: string): Promise<string | undefined>;
  /** A customer's newest payments, with the fields needed to detect changes. */
  listPayments(customerId: string, limit: number): Promise<PaymentMark[]>;
  /** The current payment; undefined while nothing was paid. */
  readPayment(paymentId: string): Promise<ProviderPayment | undefined>;
  /** How many refunds of a payment its bank has sent back. */
  countFailedRefunds(paymentId: string): Promise<number>;
  /**
   * Sends money back to the card of a payment, once for its key even when the provider has forgotten that. Refused is what
   * the bank has sent back, or what the payment no longer takes.
   */
  refundPayment(refund: {
    paymentId: string;
    amountCents: Cents;
    idempotencyKey: string;
  }): Promise<'sent' | 'refused'>;
  /**
   * Throws FORBIDDEN for an unsigned or outdated event; undefined for an event of another account or mode.
   */
  verifyEvent(rawBody: string, signature: string): Promise<ProviderEvent | undefined>;
};

/** The log line of an invoice that the provider could not make; an alarm counts it. */
export const unmadeInvoiceMessage = 'invoice not made';

/** A card that could not be charged, or an invoice that could not be made. */
export type PaymentFailure = { reason: 'declined' | 'unmade'; failedAt: string };

export type BillingChange = {
  now: Date;
  /** The customer's new standing; undefined leaves it unchanged. */
  standing?: StandingChange | undefined;
  /** Mails to the owner. */
  mails?: { userId: string; mails: Mail[] } | undefined;
  /** Why a payment waits now, or that it is settled; undefined when neither changes. */
  failure?: PaymentFailure | 'settled' | undefined;
  /** An order by invoice. */
  order?: OrderChange | undefined;
  /** Who is billed from now on. */
  details?: StoredBillingDetails | undefined;
};

/** What an order by invoice stores beside the account. */
export type OrderChange = {
  /** Absent for brands without schools. */
  school?: School | undefined;
  /**
   * Nothing is paused or erased before then, because the order is pending; absent when staff set the plan.
   */
  heldUntil?: Date;
  /** Notifies the brand by inbox and mail. */
  message?: { message: ForwardedMessage; mail: Mail };
  /** The entry in the staff log of the one who recorded it. */
  action?: StaffAction;
};

/** A customer's new plan, with its effect on the staff lists. */
export type StandingChange = {
  organisation: Organisation;
  plan: Organisation['plan'];
  unpaid: Organisation['unpaid'];
  change: PlanChange;
  /** Customers removed from the staff lists were already subtracted from the counts. */
  isListed: boolean;
};

/** Dependencies of keeping billing accounts up to date. */
export type BillingPorts = OrderClosingPorts & {
  provider: PaymentProvider;
  details: BillingDetailsStore;
  billing: BillingStore;
  payments: PaymentStore;
  organisations: {
    find(organisationId: string): Promise<Organisation | undefined>;
    findConversionId(organisationId: string): Promise<string | undefined>;
  };
  users: { find(userId: string): Promise<User | undefined> };
  /** Records a payment on the invoice it was for; repeated calls record only changes. */
  settleInvoice(invoiceId: string, payment: Payment): Promise<void>;
  /** Puts new billing details on an organisation's open invoices of our own. */
  billOpenInvoices(organisationId: string, details: StoredBillingDetails): Promise<void>;
  /** Our own invoices, to schools; not the provider's. */
  listOwnInvoices(organisationId: string): Promise<CustomerInvoice[]>;
  isListed(organisation: Organisation): Promise<boolean>;
  pricingModelOf(brandId: BrandId): PricingModel;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
  /** Rings: staff finish an invoice that the provider could not make. */
  reportUnmadeInvoice(organisationId: string): void;
  /** How pages collect a card. */
  paymentForm: PaymentForm;
  addsTax: boolean;
  now(): Date;
};

/** Dependencies of ordering by invoice. */
export type OrderingPorts = BillingPorts &
  CountingPorts & {
    schools: { find(organisationId: string): Promise<School | undefined> };
    makeId(): string;
  };

/** Dependencies of mailing the checkout link. */
export type CheckoutLinkPorts = Pick<BillingPorts, 'organisations' | 'siteOrigin' | 'startMail' | 'now'> & {
  users: Pick<UserStore, 'find' | 'findByEmail'>;
  oneUseTokens: Pick<OneUseTokenStore, 'add' | 'find'>;
  randomBytes(count: number): Uint8Array;
};
