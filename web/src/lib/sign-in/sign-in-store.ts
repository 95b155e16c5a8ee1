import type { Audience, Profile } from '#shared/domain/identity.ts';

/** The local-storage keys of document 3 section 6. The guards ask for the first two of a kind. */
const keys = {
  user: { token: 'userToken', profile: 'userProfile', refresh: 'refreshToken' },
  staff: { token: 'adminToken', profile: 'adminEmail', refresh: 'adminRefreshToken' },
} as const satisfies Record<Audience, Record<string, string>>;

/** Where each kind signs in. */
export const signInPaths = { user: '/user/login', staff: '/superadmin/login' } as const satisfies Record<
  Audience,
  string
>;

/** What the browser keeps of a person: customers their profile, staff their address. */
export function describeSignedIn(audience: Audience, user: Profile): string {
  return audience === 'user' ? JSON.stringify(user) : user.email;
}

type SignIn = { accessToken: string; refreshToken: string; profile: string };

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Who is signed in in this browser. No secret outlives fifteen minutes in it: the refresh token is in a cookie. */
export const signInStore = {
  findToken: (audience: Audience) => read(keys[audience].token),
  findProfile: (audience: Audience) => read(keys[audience].profile),
  /** Document 3 section 6: whether both are there. What they are worth the server says at each call. */
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
  /** Calls back when someone signs in or out, in this window or in another one. */
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
    // A browser that keeps nothing asks to sign in again at each page.
  }
  tell();
}
