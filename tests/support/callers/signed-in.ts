import { viewerAddressHeader } from '#functions/http/find-client-address.ts';
import { hashBody } from '#shared/body-hash.ts';
import { createClient } from '#shared/client.ts';
import { organizationHeader } from '#shared/domain/organization-header.ts';

/**
 * A browser as the API sees it, with cookies, origin and token; `callsFrom` is its address where the stack trusts
 * `viewerAddressHeader`.
 */
export function openAgent(url: string, origin = url, callsFrom = '') {
  const cookies = new Map<string, string>();
  let accessToken: string | undefined;
  let organisation: string | undefined;
  const send: typeof fetch = async (address, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('origin', origin);
    if (callsFrom) headers.set(viewerAddressHeader, callsFrom);
    if (cookies.size)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(address, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  const client = createClient({
    baseUrl: url,
    fetch: send,
    authorizer: {
      findToken: () => accessToken,
      findOrganisation: () => organisation,
      renewToken: async () => undefined,
    },
  });
  return {
    client,
    cookies,
    /** Any request of this browser, with its token and the hash of its body. */
    send: async (address: string, init: RequestInit & { headers?: Record<string, string> }) =>
      send(address, {
        ...init,
        headers: {
          ...(await hashBody(typeof init.body === 'string' ? init.body : undefined)),
          ...init.headers,
          ...(accessToken && { authorization: `Bearer ${accessToken}` }),
          ...(organisation && { [organizationHeader]: organisation }),
        },
      }),
    /** The token to send from now on; without one the browser is signed out. */
    setToken(token: string | undefined) {
      accessToken = token;
    },
    /** The organisation that calls name from now on. */
    setOrganisation(id: string | undefined) {
      organisation = id;
    },
    /** Signs in without a second factor. */
    async signIn(email: string, password: string) {
      const reply = await client.auth.login({ email, password });
      if (reply.outcome !== 'signed-in') throw new Error(`Signing in asks for more: ${reply.outcome}`);
      accessToken = reply.tokens.accessToken;
      return reply;
    },
  };
}
export type Agent = ReturnType<typeof openAgent>;
