import { organisationStore } from './organisation-store.ts';
import { signInStore } from './sign-in-store.ts';

/** An organisation's id and those of its assistants: in the tab's storage, and in the browser's for tabs that are opened later. */
const key = 'assistants';

/** Keeps which assistants an organisation has, so that one of them opens without asking whose it is. */
export function rememberAssistants(organisationId: string, conversionIds: readonly string[]): void {
  try {
    for (const storage of [sessionStorage, localStorage])
      storage.setItem(key, `${organisationId} ${conversionIds.join()}`);
  } catch {
    // With a full storage it is asked again.
  }
}

/** Whether an assistant is known to be of this tab's organisation. The profile tells those of the person's first one. */
export function holdsAssistant(conversionId: string): boolean {
  const organisationId = organisationStore.find();
  const profile = signInStore.findProfile('user') ?? '';
  const isFirst = !organisationId || profile.includes(`"organisationId":"${organisationId}"`);
  const stored = [sessionStorage, localStorage].map((storage) => storage.getItem(key) ?? '');
  const isRemembered = stored.some(
    (text) => text.startsWith(`${organisationId} `) && text.includes(conversionId),
  );
  return isRemembered || (isFirst && profile.includes(conversionId));
}
