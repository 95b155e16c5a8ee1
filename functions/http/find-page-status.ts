import { setTimeout as wait } from 'node:timers/promises';
import { type Key, keys } from '#functions/storage/dynamodb/keys.ts';
import type { Table } from '#functions/storage/dynamodb/table.ts';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { formIdPattern } from '#shared/domain/forms/form-path.ts';
import { log } from '../runtime/log.ts';

/** A visitor waits no longer than this for the truth. */
const patienceMilliseconds = 1500;
/** Links of the demonstration lead to the Demo School by this name: document 2 section 2. */
const samplePath = '/gptsite/demo';
const subjects = /^\/(?:gptsite\/([^/]+)(?:\/source\/[^/]+)?|form\/([^/]+))\/?$/;

/** 404 where a page is about an assistant or a form that does not exist. Where nobody can say in time it is 200. */
export async function findPageStatus(table: Pick<Table, 'get'>, path: string): Promise<200 | 404> {
  const address = path.toLowerCase();
  if (address.replace(/\/$/, '') === samplePath) return 200;
  const key = findSubject(address);
  if (!key) return 404;
  try {
    return await Promise.race([
      table.get(key).then((item): 200 | 404 => (item ? 200 : 404)),
      wait(patienceMilliseconds, 200 as const, { ref: false }),
    ]);
  } catch (error) {
    log.error('no page status', { error });
    return 200;
  }
}

function findSubject(address: string): Key | undefined {
  const [, conversionId, formId] = subjects.exec(address) ?? [];
  if (conversionId && isConversionId(conversionId)) return keys.conversion(conversionId);
  return formId && formIdPattern.test(formId) ? keys.form(formId) : undefined;
}
