import { openFormStore } from '#functions/storage/dynamodb/forms/form-store.ts';
import type { Deps } from '../deps.ts';

export type FormDeps = ReturnType<typeof openFormDeps>;

/** The ports of functions that use forms; other functions don't load this code. */
export function openFormDeps(deps: Deps) {
  return { ...deps, forms: openFormStore(deps.table) };
}
