import { keys } from '#functions/storage/dynamodb/keys.ts';
import { openTable, type Table } from '#functions/storage/dynamodb/table.ts';

/** Looks up what a page is about; undefined where there is nothing of the name. */
export function openPageSubjects(table: Pick<Table, 'get'>) {
  return {
    findConversion: (conversionId: string): Promise<unknown> => table.get(keys.conversion(conversionId)),
    findForm: (formId: string): Promise<unknown> => table.get(keys.form(formId)),
  };
}

/** The same for a function that needs nothing else of the product. */
export function openPageSubjectsIn(tableName: string) {
  return openPageSubjects(openTable(tableName));
}
