import * as z from 'zod';
import { type Organisation, organisationSchema } from '#functions/domain/accounts/account.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** The customers: written with their signup, read here. */
export type OrganisationStore = {
  find(organisationId: string): Promise<Organisation | undefined>;
  /** The first assistant of an organisation. */
  findConversionId(organisationId: string): Promise<string | undefined>;
};

const entrySchema = z.object({ sk: z.string() });
const { sk: entryPrefix } = keys.organisationConversion('', '');

export function openOrganisationStore(table: Table): OrganisationStore {
  return {
    async find(organisationId) {
      const item = await table.get(keys.organisation(organisationId));
      return item && organisationSchema.parse(item);
    },
    async findConversionId(organisationId) {
      const { pk } = keys.organisation(organisationId);
      const [entry] = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': entryPrefix },
        Limit: 1,
      });
      return entry && entrySchema.parse(entry).sk.slice(entryPrefix.length);
    },
  };
}
