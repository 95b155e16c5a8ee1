import * as z from 'zod';
import { type Organisation, organisationSchema } from '#functions/domain/accounts/account.ts';
import type { OfficeHours } from '#shared/domain/inbox/office-hours.ts';
import { expectVersions } from '../expect-versions.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** The customers: signup writes them, this reads them. Owners set office hours. */
export type OrganisationStore = {
  find(organisationId: string): Promise<Organisation | undefined>;
  /** The organisation's first assistant. */
  findConversionId(organisationId: string): Promise<string | undefined>;
  /** Null removes the hours; undefined when the organisation is gone, or they were saved since this version. */
  saveOfficeHours(
    organisationId: string,
    promise: { officeHours: OfficeHours | null; promisesReply: boolean },
    version: number | undefined,
  ): Promise<Organisation | undefined>;
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
    async saveOfficeHours(organisationId, { officeHours, promisesReply }, version) {
      const expected = expectVersions([{ attribute: 'officeHoursVersion', version }], 'attribute_exists(pk)');
      const item = await table.update(keys.organisation(organisationId), {
        UpdateExpression: `SET promisesReply = :promises${officeHours ? ', officeHours = :hours' : ' REMOVE officeHours'} ${expected.add}`,
        ...expected.condition,
        ExpressionAttributeValues: {
          ...expected.values,
          ':promises': promisesReply,
          ...(officeHours && { ':hours': officeHours }),
        },
      });
      return item && organisationSchema.parse(item);
    },
  };
}
