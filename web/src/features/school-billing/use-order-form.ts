import { useQueryClient } from '@tanstack/react-query';
import { type PaidPlanId, paidPlanIds } from '#shared/domain/billing/plan-ids.ts';
import { type SchoolOrder, schoolOrderSchema } from '#shared/domain/billing/school-invoice.ts';
import { AppError } from '#shared/errors.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { openDraftStore } from '#web/lib/drafts/draft-store.ts';
import type { Edits } from '#web/lib/drafts/edits.ts';
import { useVersionedForm } from '#web/lib/drafts/use-versioned-form.ts';

export type OrderFields = Omit<NonNullable<SchoolOrder['order']>, 'payer'> & {
  /** Empty until one is chosen. */
  plan: PaidPlanId | '';
  /** Set if another organisation pays for the school. */
  payer: { organisationId: string; name: string } | null;
};

const drafts = openDraftStore<Edits<OrderFields>>();

/** Edits a school's order by invoice. */
export function useOrderForm(school: SchoolOrder) {
  const queries = useQueryClient();
  const { organisationId } = school;
  return useVersionedForm<SchoolOrder, OrderFields>({
    ...{ drafts, read, key: organisationId, stored: school, schema: schoolOrderSchema },
    save: async ({ version, plan: knownPlan }, { plan: chosen, payer, ...order }) => {
      const plan = paidPlanIds.find((id) => id === chosen);
      if (!plan) throw missingPlan();
      const saved = await staffApi.schoolBilling.saveSchool.call({
        ...{ ...order, organisationId, plan, version, knownPlan },
        ...(payer && { payerId: payer.organisationId }),
      });
      void queries.invalidateQueries({ queryKey: ['staff'] });
      return saved;
    },
    adopt: (stored) =>
      queries.setQueryData(staffApi.schoolBilling.getSchool.query({ organisationId }).queryKey, stored),
  });
}

/** Gives up what was entered for a school. */
export function forgetOrder(organisationId: string): void {
  drafts.write(organisationId, undefined);
}

function read({ plan, order, enrollsOn }: SchoolOrder): OrderFields {
  const none = {
    orderedAt: enrollsOn || new Date().toISOString().slice(0, 10),
    ...{ purchaseOrderNumber: '', billingName: '', billingAddress: '', billingEmail: '', payer: null },
  };
  return { ...(order ?? none), plan: plan ?? '' };
}

function missingPlan(): AppError {
  return new AppError('VALIDATION', { issues: [{ field: 'plan', message: 'Choose a plan' }] });
}
