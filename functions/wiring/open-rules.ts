import type { openInvoicePage } from '#functions/domain/billing/open-invoice-page.ts';
import type { paysByCard } from '#functions/domain/billing/pays-by-card.ts';
import type { withdrawPending } from '#functions/domain/billing/withdraw-pending.ts';
import type { askForEmailChange } from '#functions/domain/email-change/ask-for-email-change.ts';
import type { asksProvider } from '#functions/domain/identity-provider/asks-provider.ts';
import type { countSourcesOf } from '#functions/domain/knowledge-base/entries/count-sources-of.ts';
import type { checkPlan, setPlan } from '#functions/domain/life-cycle/set-plan.ts';
import type { billOpenInvoices } from '#functions/domain/school-billing/bill-open-invoices.ts';
import type { describeInvoicing } from '#functions/domain/school-billing/describe-invoicing.ts';
import type {
  listNewestInvoices,
  listOverdueInvoices,
  listUnmailedInvoices,
} from '#functions/domain/school-billing/list-invoices.ts';
import type {
  hasOpenInvoice,
  listOwnInvoices,
  readMonthlyCents,
} from '#functions/domain/school-billing/list-own-invoices.ts';
import type { listSchoolsToInvoice } from '#functions/domain/school-billing/list-schools-to-invoice.ts';
import type { settleCardPayment } from '#functions/domain/school-billing/payment/settle-card-payment.ts';
import type { PaymentLinks } from '#functions/domain/school-billing/ports.ts';
import type { restartFromAddress } from '#functions/domain/signup/restart-conversion.ts';
import type { listOnPlan } from '#functions/domain/staff/list-on-plan.ts';
import type { UserPorts } from '#functions/domain/staff/ports.ts';

/** A rule with its dependencies. */
type Bound<Rule> = Rule extends (deps: never, ...given: infer Given) => infer Result
  ? (...given: Given) => Result
  : never;

/** Rules of one area that another calls without importing it, because that area builds on the other. */
export type Rules = {
  listOnPlan: Bound<typeof listOnPlan>;
  checkPlan: Bound<typeof checkPlan>;
  setPlan: Bound<typeof setPlan>;
  paysByCard: Bound<typeof paysByCard>;
  withdrawPending: Bound<typeof withdrawPending>;
  countSourcesOf: Bound<typeof countSourcesOf>;
  hasOpenInvoice: Bound<typeof hasOpenInvoice>;
  readMonthlyCents: Bound<typeof readMonthlyCents>;
  listOwnInvoices: Bound<typeof listOwnInvoices>;
  listNewestInvoices: Bound<typeof listNewestInvoices>;
  listOverdueInvoices: Bound<typeof listOverdueInvoices>;
  listUnmailedInvoices: Bound<typeof listUnmailedInvoices>;
  listSchoolsToInvoice: Bound<typeof listSchoolsToInvoice>;
  describeInvoicing: Bound<typeof describeInvoicing>;
  billOpenInvoices: Bound<typeof billOpenInvoices>;
  settleInvoice: Bound<typeof settleCardPayment>;
  paymentLinks: PaymentLinks;
  restartFromAddress: Bound<typeof restartFromAddress>;
  askForEmailChange: UserPorts['askForEmailChange'];
  asksProvider: Bound<typeof asksProvider>;
};

type Needs = Parameters<typeof listOnPlan>[0] &
  Parameters<typeof setPlan>[0] &
  Parameters<typeof paysByCard>[0] &
  Parameters<typeof withdrawPending>[0] &
  Parameters<typeof countSourcesOf>[0] &
  Parameters<typeof hasOpenInvoice>[0] &
  Parameters<typeof listNewestInvoices>[0] &
  Parameters<typeof listSchoolsToInvoice>[0] &
  Parameters<typeof describeInvoicing>[0] &
  Parameters<typeof billOpenInvoices>[0] &
  Parameters<typeof openInvoicePage>[0] &
  Parameters<typeof restartFromAddress>[0] &
  Parameters<typeof asksProvider>[0] &
  Parameters<typeof askForEmailChange>[0];

const loadPlan = () => import('#functions/domain/life-cycle/set-plan.ts');
const loadOwnInvoices = () => import('#functions/domain/school-billing/list-own-invoices.ts');
const loadInvoices = () => import('#functions/domain/school-billing/list-invoices.ts');

/** Each is loaded by its first call. */
export function openRules(find: () => Needs): Rules {
  return {
    ...openInvoiceRules(find),
    listOnPlan: async (...given) =>
      (await import('#functions/domain/staff/list-on-plan.ts')).listOnPlan(find(), ...given),
    checkPlan: async (...given) => (await loadPlan()).checkPlan(find(), ...given),
    setPlan: async (...given) => (await loadPlan()).setPlan(find(), ...given),
    paysByCard: async (...given) =>
      (await import('#functions/domain/billing/pays-by-card.ts')).paysByCard(find(), ...given),
    withdrawPending: async (...given) =>
      (await import('#functions/domain/billing/withdraw-pending.ts')).withdrawPending(find(), ...given),
    countSourcesOf: async (...given) =>
      (await import('#functions/domain/knowledge-base/entries/count-sources-of.ts')).countSourcesOf(
        find(),
        ...given,
      ),
    restartFromAddress: async (...given) =>
      (await import('#functions/domain/signup/restart-conversion.ts')).restartFromAddress(find(), ...given),
    asksProvider: async (...given) =>
      (await import('#functions/domain/identity-provider/asks-provider.ts')).asksProvider(find(), ...given),
    async askForEmailChange(...given) {
      const [{ askForEmailChange }, { summarizeEmailChange }] = await Promise.all([
        import('#functions/domain/email-change/ask-for-email-change.ts'),
        import('#functions/domain/email-change/email-change.ts'),
      ]);
      return summarizeEmailChange(await askForEmailChange(find(), ...given));
    },
  };
}

type InvoiceRule =
  | Extract<keyof Rules, `${string}Invoice${string}`>
  | 'describeInvoicing'
  | 'readMonthlyCents';

/** Invoices of our own, and their pages at the payment provider. */
function openInvoiceRules(find: () => Needs): Pick<Rules, InvoiceRule | 'paymentLinks'> {
  return {
    hasOpenInvoice: async (...given) => (await loadOwnInvoices()).hasOpenInvoice(find(), ...given),
    readMonthlyCents: async (...given) => (await loadOwnInvoices()).readMonthlyCents(find(), ...given),
    listOwnInvoices: async (...given) => (await loadOwnInvoices()).listOwnInvoices(find(), ...given),
    listNewestInvoices: async (...given) => (await loadInvoices()).listNewestInvoices(find(), ...given),
    listOverdueInvoices: async (...given) => (await loadInvoices()).listOverdueInvoices(find(), ...given),
    listUnmailedInvoices: async (...given) => (await loadInvoices()).listUnmailedInvoices(find(), ...given),
    listSchoolsToInvoice: async (...given) =>
      (await import('#functions/domain/school-billing/list-schools-to-invoice.ts')).listSchoolsToInvoice(
        find(),
        ...given,
      ),
    describeInvoicing: async (...given) =>
      (await import('#functions/domain/school-billing/describe-invoicing.ts')).describeInvoicing(
        find(),
        ...given,
      ),
    billOpenInvoices: async (...given) =>
      (await import('#functions/domain/school-billing/bill-open-invoices.ts')).billOpenInvoices(
        find(),
        ...given,
      ),
    settleInvoice: async (...given) =>
      (await import('#functions/domain/school-billing/payment/settle-card-payment.ts')).settleCardPayment(
        find(),
        ...given,
      ),
    paymentLinks: {
      open: async (demand) =>
        (await import('#functions/domain/billing/open-invoice-page.ts')).openInvoicePage(find(), demand),
      read: (pageId) => find().provider.readPaymentPage(pageId),
      close: (pageId) => find().provider.closePaymentPage(pageId),
    },
  };
}
