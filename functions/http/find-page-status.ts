import { setTimeout as wait } from 'node:timers/promises';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { formIdPattern } from '#shared/domain/forms/form-path.ts';
import { log } from '../runtime/log.ts';

/** A page waits this long for its status. */
const lookupTimeoutMilliseconds = 1500;
/** Path of the brand's sample that the demonstration names (document 2 section 2). */
const samplePath = '/gptsite/demo';
const subjects = /^\/(?:gptsite\/([^/]+)(?:\/source\/[^/]+)?|form\/([^/]+))\/?$/;

/** Finds a page's assistant or form by id; undefined if there is none. */
type PageSubjects = {
  findConversion(conversionId: string): Promise<unknown>;
  findForm(formId: string): Promise<unknown>;
};

/** 404 if the page's assistant or form doesn't exist, otherwise 200, also if the lookup fails or times out. */
export async function findPageStatus(ports: PageSubjects, path: string): Promise<200 | 404> {
  const address = path.toLowerCase();
  if (address.replace(/\/$/, '') === samplePath) return 200;
  const look = findLookUp(ports, address);
  if (!look) return 404;
  try {
    return await Promise.race([
      look().then((item): 200 | 404 => (item ? 200 : 404)),
      wait(lookupTimeoutMilliseconds, 200 as const, { ref: false }),
    ]);
  } catch (error) {
    log.error('no page status', { error });
    return 200;
  }
}

function findLookUp(ports: PageSubjects, address: string): (() => Promise<unknown>) | undefined {
  const [, conversionId, formId] = subjects.exec(address) ?? [];
  if (conversionId && isConversionId(conversionId)) return () => ports.findConversion(conversionId);
  return formId && formIdPattern.test(formId) ? () => ports.findForm(formId) : undefined;
}
