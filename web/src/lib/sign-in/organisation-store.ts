import { signInStore } from './sign-in-store.ts';

/** A person's id and the organisation's: in the tab's storage, and in the browser's for tabs that are opened later. */
const key = 'organization';

let known: string[] = [];

/**
 * The organisation that this tab works for. It stays the same from the first call until the page is loaded again, so that
 * no page ever sends a call for one organisation that it has drawn for another.
 */
export const organisationStore = {
  /** Undefined where only the server knows the person's first one. */
  find(): string | undefined {
    const userId = readProfile('userId');
    // Without storage nobody is signed in.
    if (!userId) return undefined;
    if (known[0] !== userId) {
      const stored = [sessionStorage, localStorage].map((storage) => storage.getItem(key)?.split(' ') ?? []);
      known = stored.find(([ofUser]) => ofUser === userId) ?? [userId, readProfile('organisationId') ?? ''];
      write(sessionStorage, known[1]);
    }
    return known[1] || undefined;
  },
  /** For the next page of this tab, and for new tabs; none: the person's first one. */
  choose(organisationId = ''): void {
    write(sessionStorage, organisationId);
    write(localStorage, organisationId);
  },
};

/** What the stored profile says: text, so that the script in the dashboard's document needs no parser of it. */
function readProfile(name: string): string | undefined {
  return new RegExp(`"${name}":"(\\w+)"`).exec(signInStore.findProfile('user') ?? '')?.[1];
}

function write(storage: Storage, organisationId = ''): void {
  try {
    storage.setItem(key, `${readProfile('userId')} ${organisationId}`);
  } catch {
    // With a full storage a reload starts with the first organisation.
  }
}
