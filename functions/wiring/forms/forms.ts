import { openFormStore } from '#functions/storage/dynamodb/forms/form-store.ts';
import type { Deps } from '../deps.ts';

export type FormDeps = ReturnType<typeof openFormDeps>;

/** The ports of the functions that know forms; the others need not load what forms are. */
export function openFormDeps(deps: Deps) {
  return { ...deps, forms: openFormStore(deps.table) };
}
