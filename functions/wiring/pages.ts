import { keys } from '#functions/storage/dynamodb/keys.ts';
import { openTable, type Table } from '#functions/storage/dynamodb/table.ts';
import { findSiteOrigin } from '#shared/brands/find-site-origin.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';

/** Looks up a page's conversion or form; undefined when there is none. */
export function openPageSubjects(table: Pick<Table, 'get'>) {
  return {
    findConversion: (conversionId: string) => table.get(keys.conversion(conversionId)),
    async findNamedConversion(slug: string) {
      const { conversionId } = (await table.get(keys.slug(slug))) ?? {};
      return typeof conversionId === 'string' ? table.get(keys.conversion(conversionId)) : undefined;
    },
    findForm: (formId: string) => table.get(keys.form(formId)),
    findDomain: (host: string) => table.get(keys.domainHold(host)),
    siteOrigin: (brandId: BrandId) => findSiteOrigin(brands[brandId], process.env.PUBLIC_ORIGIN),
  };
}

/** The same for a function without other dependencies. */
export const openPageSubjectsIn = (tableName: string) => openPageSubjects(openTable(tableName));
