import type { paysByCard } from '#functions/domain/billing/pays-by-card.ts';
import type { askForEmailChange } from '#functions/domain/email-change/ask-for-email-change.ts';
import type { checkPlan, setPlan } from '#functions/domain/life-cycle/set-plan.ts';
import type {
  listNewestInvoices,
  listOverdueInvoices,
} from '#functions/domain/school-billing/list-invoices.ts';
import type { hasOpenInvoice, readMonthlyCents } from '#functions/domain/school-billing/list-own-invoices.ts';
import type { restartFromAddress } from '#functions/domain/signup/restart-conversion.ts';
import type { ensureListed } from '#functions/domain/staff/ensure-listed.ts';
import type { UserPorts } from '#functions/domain/staff/ports.ts';

/** A rule with its dependencies. */
type Bound<Rule> = Rule extends (deps: never, ...given: infer Given) => infer Result
  ? (...given: Given) => Result
  : never;

/** Rules of one area that another calls without importing it, because that area builds on the other. */
export type Rules = {
  ensureListed: Bound<typeof ensureListed>;
  checkPlan: Bound<typeof checkPlan>;
  setPlan: Bound<typeof setPlan>;
  paysByCard: Bound<typeof paysByCard>;
  hasOpenInvoice: Bound<typeof hasOpenInvoice>;
  readMonthlyCents: Bound<typeof readMonthlyCents>;
  listNewestInvoices: Bound<typeof listNewestInvoices>;
  listOverdueInvoices: Bound<typeof listOverdueInvoices>;
  restartFromAddress: Bound<typeof restartFromAddress>;
  askForEmailChange: UserPorts['askForEmailChange'];
};

type Needs = Parameters<typeof ensureListed>[0] &
  Parameters<typeof setPlan>[0] &
  Parameters<typeof paysByCard>[0] &
  Parameters<typeof hasOpenInvoice>[0] &
  Parameters<typeof listNewestInvoices>[0] &
  Parameters<typeof restartFromAddress>[0] &
  Parameters<typeof askForEmailChange>[0];

/** Each is loaded by its first call. */
export function openRules(find: () => Needs): Rules {
  const loadPlan = () => import('#functions/domain/life-cycle/set-plan.ts');
  const loadOwnInvoices = () => import('#functions/domain/school-billing/list-own-invoices.ts');
  const loadInvoices = () => import('#functions/domain/school-billing/list-invoices.ts');
  return {
    ensureListed: async (...given) =>
      (await import('#functions/domain/staff/ensure-listed.ts')).ensureListed(find(), ...given),
    checkPlan: async (...given) => (await loadPlan()).checkPlan(find(), ...given),
    setPlan: async (...given) => (await loadPlan()).setPlan(find(), ...given),
    paysByCard: async (...given) =>
      (await import('#functions/domain/billing/pays-by-card.ts')).paysByCard(find(), ...given),
    hasOpenInvoice: async (...given) => (await loadOwnInvoices()).hasOpenInvoice(find(), ...given),
    readMonthlyCents: async (...given) => (await loadOwnInvoices()).readMonthlyCents(find(), ...given),
    listNewestInvoices: async (...given) => (await loadInvoices()).listNewestInvoices(find(), ...given),
    listOverdueInvoices: async (...given) => (await loadInvoices()).listOverdueInvoices(find(), ...given),
    restartFromAddress: async (...given) =>
      (await import('#functions/domain/signup/restart-conversion.ts')).restartFromAddress(find(), ...given),
    async askForEmailChange(...given) {
      const [{ askForEmailChange }, { summarizeEmailChange }] = await Promise.all([
        import('#functions/domain/email-change/ask-for-email-change.ts'),
        import('#functions/domain/email-change/email-change.ts'),
      ]);
      return summarizeEmailChange(await askForEmailChange(find(), ...given));
    },
  };
}
