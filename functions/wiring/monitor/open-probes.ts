import { trySignIn } from '#functions/domain/identity/try-sign-in.ts';
import type { MonitorPorts } from '#functions/domain/monitor/ports.ts';
import { createIdentityReader } from '#functions/services/mail-identities.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import type { Deps } from '../deps.ts';

/** How long a domain's status is cached: SES allows about one such request a second. */
const identityMs = 5 * 60_000;
const readyUntil = new Map<string, number>();
const uploaded = 'Written by the System Monitor.';
/** An unknown subscription id: the provider reports it as missing only to a valid key. */
const unknownSubscription = 'sub_system_monitor';

type Probes = Pick<
  MonitorPorts,
  'tryAnswer' | 'questionAssistant' | 'tryReader' | 'tryUpload' | 'trySignIn' | 'maySendAs' | 'tryPayments'
>;

/** The probe of each part. Rarely needed modules are loaded on use. */
export function openProbes(deps: Deps): Probes {
  const { now } = deps;
  return {
    tryAnswer: async () => (await import('#functions/domain/system/check-status.ts')).tryAnswer(),
    async questionAssistant(conversion) {
      const { questionAssistant } = await import('#functions/domain/self-tests/question-assistant.ts');
      return questionAssistant(deps, conversion);
    },
    tryReader: () => deps.reader.trySampleSite('Extracting the content of a page'),
    tryUpload: () => tryUpload(deps),
    trySignIn: () => trySignIn(deps),
    maySendAs: (domain) => maySendAs(domain, now()),
    async tryPayments() {
      await deps.provider.readSubscription(unknownSubscription);
    },
  };
}

/** As a browser does: through a link presigned for this file. */
async function tryUpload({ objects }: Pick<Deps, 'objects'>): Promise<void> {
  const link = await objects.presignPut(objectKeys.uploadProbe(), {
    sizeBytes: uploaded.length,
    contentType: 'text/plain',
    expiresInSeconds: 60,
  });
  const { ok, status } = await fetch(link, {
    method: 'PUT',
    headers: { 'content-type': 'text/plain' },
    body: uploaded,
  });
  if (!ok) throw new Error(`The bucket refused an upload with status ${status}`);
}

async function maySendAs(domain: string, now: Date): Promise<boolean> {
  if ((readyUntil.get(domain) ?? 0) > now.getTime()) return true;
  const isReady = await createIdentityReader()(domain);
  if (isReady) readyUntil.set(domain, now.getTime() + identityMs);
  return isReady;
}
