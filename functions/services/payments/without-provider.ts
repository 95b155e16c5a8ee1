import type { PaymentProvider } from '#functions/domain/billing/ports.ts';
import { AppError } from '#shared/errors.ts';

const refuse = async (): Promise<never> => {
  throw new AppError('UNAVAILABLE', {
    message: 'Card payments are not set up here. Please order by invoice.',
  });
};

/** For deployments without a payment provider: card payments are unavailable, and there is nothing to end. */
export const withoutProvider: PaymentProvider = {
  isTestMode: async () => false,
  createCustomer: refuse,
  describeCustomer: refuse,
  placeCustomer: refuse,
  previewTax: refuse,
  createSubscription: refuse,
  listSubscriptions: refuse,
  findConfirmation: refuse,
  readSubscription: refuse,
  previewChange: refuse,
  changePlan: refuse,
  setCancelAtPeriodEnd: refuse,
  endSubscription: refuse,
  withdrawSubscription: refuse,
  openPortal: refuse,
  refundPayment: refuse,
  countFailedRefunds: refuse,
  takeFromBalance: refuse,
  returnFailedRefunds: refuse,
  openPaymentPage: refuse,
  readPaymentPage: refuse,
  closePaymentPage: refuse,
  payInvoice: refuse,
  listInvoices: async () => [],
  listPayments: async () => [],
  findPaymentOf: refuse,
  readPayment: refuse,
  verifyEvent: refuse,
};
