import * as z from 'zod';
import { type Organisation, organisationSchema } from '#functions/domain/accounts/account.ts';
import type { OfficeHours } from '#shared/domain/inbox/office-hours.ts';
import { exists } from '../change.ts';
import { expectVersions } from '../expect-versions.ts';
import { keys } from '../keys.ts';
import { findItem } from '../list-items.ts';
import type { Table } from '../table.ts';

/** The customers: signup writes them, this reads them. Owners set office hours. */
export type OrganisationStore = {
  find(organisationId: string): Promise<Organisation | undefined>;
  /** The organisation's first assistant. */
  findConversionId(organisationId: string): Promise<string | undefined>;
  /** Whether everybody in it needs an authenticator app. */
  saveSecondFactorRule(organisationId: string, asks: boolean): Promise<void>;
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
    find: (organisationId) => findItem(table, keys.organisation(organisationId), organisationSchema),
    async findConversionId(organisationId) {
      const { pk } = keys.organisation(organisationId);
      const [entry] = await table.query({ pk, prefix: entryPrefix, limit: 1 });
      return entry && entrySchema.parse(entry).sk.slice(entryPrefix.length);
    },
    async saveSecondFactorRule(organisationId, asks) {
      const rule = asks ? { set: { asksSecondFactor: true } } : { remove: ['asksSecondFactor'] };
      await table.update(keys.organisation(organisationId), { ...rule, when: [exists('pk')] });
    },
    async saveOfficeHours(organisationId, { officeHours, promisesReply }, version) {
      const expected = expectVersions([{ attribute: 'officeHoursVersion', version }]);
      const item = await table.update(keys.organisation(organisationId), {
        set: { promisesReply, officeHours: officeHours ?? undefined },
        remove: officeHours ? [] : ['officeHours'],
        add: expected.add,
        when: [exists('pk'), ...expected.when],
      });
      return item && organisationSchema.parse(item);
    },
  };
}
