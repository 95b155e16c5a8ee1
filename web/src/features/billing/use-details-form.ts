import { useQueryClient } from '@tanstack/react-query';
import {
  type EditedBillingDetails,
  editedBillingDetailsSchema,
} from '#shared/domain/billing/billing-details.ts';
import { api } from '#web/lib/api/api.ts';
import { openDraftStore } from '#web/lib/drafts/draft-store.ts';
import type { Edits } from '#web/lib/drafts/edits.ts';
import { useVersionedForm } from '#web/lib/drafts/use-versioned-form.ts';

/** As entered: the address is one text. */
export type DetailFields = Omit<EditedBillingDetails, 'version' | 'addressLines'> & { addressLines: string };

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
      const saved = await api.billing.saveDetails.call({
        ...{ ...details, version, addressLines: addressLines.split('\n') },
      });
      void queries.invalidateQueries({ queryKey: api.billing.get.key });
      return saved;
    },
    adopt: (stored) => queries.setQueryData(api.billing.getDetails.query({}).queryKey, stored),
  });
}
