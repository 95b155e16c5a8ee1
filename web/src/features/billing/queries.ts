import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import {
  type EditedBillingDetails,
  editedBillingDetailsSchema,
} from '#shared/domain/billing/billing-details.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { openDraftStore } from '#web/lib/drafts/draft-store.ts';
import type { Edits } from '#web/lib/drafts/edits.ts';
import { useVersionedForm } from '#web/lib/drafts/use-versioned-form.ts';

type Area = Client['billing'];
const key = ['billing'];
const detailsKey = ['billing-details'];

/** As entered: the address is one text. */
export type DetailFields = Omit<EditedBillingDetails, 'version' | 'addressLines'> & { addressLines: string };

export function useBilling() {
  return useQuery({
    queryKey: [...key, 'account'],
    queryFn: async ({ signal }) => (await loadClient()).billing.get({}, signal),
    staleTime: 0,
  });
}

export function useInvoices() {
  return useQuery({
    queryKey: [...key, 'invoices'],
    queryFn: async ({ signal }) => (await loadClient()).billing.listInvoices({}, signal),
    staleTime: 0,
  });
}

export function useBillingDetails() {
  return useQuery({
    queryKey: detailsKey,
    queryFn: async ({ signal }) => (await loadClient()).billing.getDetails({}, signal),
    staleTime: 0,
  });
}

const drafts = openDraftStore<Edits<DetailFields>>();

/** Edits who is billed; what is entered stays until it is saved. */
export function useDetailsForm(known: EditedBillingDetails) {
  const queries = useQueryClient();
  return useVersionedForm<EditedBillingDetails, DetailFields>({
    ...{ drafts, key: 'details', stored: known, schema: editedBillingDetailsSchema },
    read: ({ version: _version, addressLines, ...details }) => ({
      ...{ ...details, addressLines: addressLines.join('\n') },
    }),
    save: async ({ version }, { addressLines, ...details }) => {
      const { billing } = await loadClient();
      const saved = await billing.saveDetails({
        ...{ ...details, version, addressLines: addressLines.split('\n') },
      });
      void queries.invalidateQueries({ queryKey: key });
      return saved;
    },
    adopt: (stored) => queries.setQueryData(detailsKey, stored),
  });
}

/** A billing call that then refetches billing data. */
export function useBillingCall<Input, Output>(call: (area: Area, input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => call((await loadClient()).billing, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
