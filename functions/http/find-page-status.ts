import { setTimeout as wait } from 'node:timers/promises';
import { makeSourceListPath } from '#shared/domain/agents/agent-address.ts';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { formIdPattern } from '#shared/domain/forms/form-path.ts';
import { isSlug } from '#shared/domain/share/slug.ts';
import { log } from '../runtime/log.ts';

/** A page waits this long for its status. */
const lookupTimeoutMilliseconds = 1500;
/** Path of the brand's sample that the demonstration names (document 2 section 2). */
const samplePath = '/gptsite/demo';
const subjects = /^\/(?:gptsite\/([^/]+)(\/source\/[^/]+)?|form\/([^/]+))\/?$/;

type Found = { conversionId?: unknown; isListed?: unknown };

/** Finds a page's assistant or form; undefined if there is none. */
type PageSubjects = {
  findConversion(conversionId: string): Promise<Found | undefined>;
  findNamedConversion(slug: string): Promise<Found | undefined>;
  findForm(formId: string): Promise<unknown>;
};

export type PageStatus = { status: 200 | 404; headers: Record<string, string> };

/** Assistants are found by their address alone, until their owner publishes them. */
const unlisted = { 'x-robots-tag': 'noindex' };
const found: PageStatus = { status: 200, headers: {} };
const missing: PageStatus = { status: 404, headers: {} };

/** 404 if the page's assistant or form doesn't exist, otherwise 200, also if the lookup fails or times out. */
export async function findPageStatus(ports: PageSubjects, path: string): Promise<PageStatus> {
  const address = path.toLowerCase();
  if (address.replace(/\/$/, '') === samplePath) return found;
  const look = findLookUp(ports, address);
  if (!look) return missing;
  try {
    return await Promise.race([look(), wait(lookupTimeoutMilliseconds, found, { ref: false })]);
  } catch (error) {
    log.error('no page status', { error });
    return found;
  }
}

function findLookUp(ports: PageSubjects, address: string): (() => Promise<PageStatus>) | undefined {
  const [, name, copy, formId] = subjects.exec(address) ?? [];
  if (name && isConversionId(name)) return async () => describeAssistant(await ports.findConversion(name));
  if (name && !copy && isSlug(name))
    return async () => describeAssistant(await ports.findNamedConversion(name));
  if (formId && formIdPattern.test(formId))
    return async () => ((await ports.findForm(formId)) ? found : missing);
  return undefined;
}

/** A page with an assistant. */
export function describeAssistant(conversion: Found | undefined): PageStatus {
  if (!conversion) return missing;
  const { conversionId, isListed } = conversion;
  // Models that come by the page find what it knows without running it.
  const list = typeof conversionId === 'string' ? { link: linkSourceList(conversionId) } : {};
  return { status: 200, headers: { ...(isListed !== true && unlisted), ...list } };
}

function linkSourceList(conversionId: string): string {
  return `<${makeSourceListPath(conversionId)}>; rel="alternate"; type="text/plain"; title="llms.txt"`;
}
