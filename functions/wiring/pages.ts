import { keys } from '#functions/storage/dynamodb/keys.ts';
import { openTable, type Table } from '#functions/storage/dynamodb/table.ts';

/** Looks up a page's conversion or form; undefined when there is none. */
export function openPageSubjects(table: Pick<Table, 'get'>) {
  return {
    findConversion: (conversionId: string) => table.get(keys.conversion(conversionId)),
    async findNamedConversion(slug: string) {
      const { conversionId } = (await table.get(keys.slug(slug))) ?? {};
      return typeof conversionId === 'string' ? table.get(keys.conversion(conversionId)) : undefined;
    },
    findForm: (formId: string): Promise<unknown> => table.get(keys.form(formId)),
  };
}

/** The same for a function without other dependencies. */
export function openPageSubjectsIn(tableName: string) {
  return openPageSubjects(openTable(tableName));
}
