import type { Audience, Profile } from '#shared/domain/identity.ts';

/** Local-storage keys of document 3 section 6; the guards check token and profile. */
const keys = {
  user: { token: 'userToken', profile: 'userProfile', refresh: 'refreshToken' },
  staff: { token: 'adminToken', profile: 'adminEmail', refresh: 'adminRefreshToken' },
} as const satisfies Record<Audience, Record<string, string>>;

export const signInPaths = { user: '/user/login', staff: '/superadmin/login' } as const satisfies Record<
  Audience,
  string
>;

/** The stored profile: customers' in full, only the address of staff. */
export function describeSignedIn(audience: Audience, user: Profile): string {
  return audience === 'user' ? JSON.stringify(user) : user.email;
}

type SignIn = { accessToken: string; refreshToken: string; profile: string };

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** The sign-in of this browser. Tokens in it expire within fifteen minutes: the refresh token is in a cookie. */
export const signInStore = {
  findToken: (audience: Audience) => read(keys[audience].token),
  findProfile: (audience: Audience) => read(keys[audience].profile),
  /** Document 3 section 6: whether token and profile exist. The server verifies them with each call. */
  isSignedIn: (audience: Audience) =>
    read(keys[audience].token) !== undefined && read(keys[audience].profile) !== undefined,
  write(audience: Audience, { accessToken, refreshToken, profile }: SignIn): void {
    const { token, refresh, profile: profileKey } = keys[audience];
    change((storage) => {
      storage.setItem(token, accessToken);
      storage.setItem(refresh, refreshToken);
      storage.setItem(profileKey, profile);
    });
  },
  clear(audience: Audience): void {
    change((storage) => {
      for (const key of Object.values(keys[audience])) storage.removeItem(key);
    });
  },
  /** Calls back on each sign-in or sign-out, in any window. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function change(run: (storage: Storage) => void): void {
  try {
    run(localStorage);
  } catch {
    // Without storage every page asks to sign in again.
  }
  notify();
}
