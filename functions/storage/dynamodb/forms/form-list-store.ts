import * as z from 'zod';
import { formEntrySchema, storedFormSchema, submissionHeadSchema } from '#functions/domain/forms/form.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { formList, submissionList } from '../keys.ts';
import type { Table } from '../table.ts';

const listedSchema = formEntrySchema
  .pick({ formId: true, name: true, views: true, submissions: true })
  .extend(storedFormSchema.pick({ conversionId: true, brandId: true, type: true, createdAt: true }).shape)
  .extend({ dueAt: z.string() });

/** Forms of all customers of a brand, newest first. */
export type FormListStore = ReturnType<typeof openFormListStore>;

/** Forms of a brand's customers and their recent submissions: partitions of the due index. */
export function openFormListStore(table: Table) {
  const list = (kind: string, before: string | undefined, limit: number) =>
    table.query({ dueKind: kind, before, isNewestFirst: true, limit });
  return {
    async listNewest(brandId: BrandId, before: string | undefined, limit: number) {
      const items = await list(formList(brandId), before, limit);
      return items.map((item) => {
        const { dueAt: position, ...form } = listedSchema.parse(item);
        return { ...form, position };
      });
    },
    async listRecent(brandId: BrandId, limit: number) {
      const items = await list(submissionList(brandId), undefined, limit);
      return items.map((item) => submissionHeadSchema.parse(item));
    },
  };
}
