import { setTimeout as wait } from 'node:timers/promises';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { formIdPattern } from '#shared/domain/forms/form-path.ts';
import { log } from '../runtime/log.ts';

/** A visitor waits no longer than this for the truth. */
const patienceMilliseconds = 1500;
/** Links of the demonstration lead to the Demo School by this name: document 2 section 2. */
const samplePath = '/gptsite/demo';
const subjects = /^\/(?:gptsite\/([^/]+)(?:\/source\/[^/]+)?|form\/([^/]+))\/?$/;

/** What pages are about, by id; undefined where there is nothing of the name. */
type PageSubjects = {
  findConversion(conversionId: string): Promise<unknown>;
  findForm(formId: string): Promise<unknown>;
};

/** 404 where a page is about an assistant or a form that does not exist. Where nobody can say in time it is 200. */
export async function findPageStatus(ports: PageSubjects, path: string): Promise<200 | 404> {
  const address = path.toLowerCase();
  if (address.replace(/\/$/, '') === samplePath) return 200;
  const look = findLookUp(ports, address);
  if (!look) return 404;
  try {
    return await Promise.race([
      look().then((item): 200 | 404 => (item ? 200 : 404)),
      wait(patienceMilliseconds, 200 as const, { ref: false }),
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
