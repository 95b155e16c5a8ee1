import { type Organisation, organisationSchema } from '#functions/domain/accounts/account.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

/** The customers: written with their signup, read here. */
export type OrganisationStore = { find(organisationId: string): Promise<Organisation | undefined> };

export function openOrganisationStore(table: Table): OrganisationStore {
  return {
    async find(organisationId) {
      const item = await table.get(keys.organisation(organisationId));
      return item && organisationSchema.parse(item);
    },
  };
}
