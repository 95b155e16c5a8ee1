import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';
import * as z from 'zod';
import { close, listen } from '#infra/local/listen.ts';

/** What the provider says of a person. */
export type Person = {
  email?: string;
  email_verified?: boolean;
  name?: string;
  hd?: string;
  groups?: string[];
};
type Forgery = { claims?: (claims: JWTPayload) => JWTPayload; isForeignKey?: boolean };

const kid = 'key-1';
const tokenReplySchema = z.looseObject({ id_token: z.string() });

/**
 * An organization's provider at an https address of this name, which the stack is told to dial at `port`. It signs in
 * whomever the test names, and forges tokens when told to.
 */
export async function startIssuer(host: string) {
  const origin = `https://${host}`;
  const [own, foreign] = await Promise.all([1, 2].map(() => generateKeyPair('RS256', { extractable: true })));
  if (!own || !foreign) throw new Error('There are no keys');
  const people = new Map<string, Person>();
  let account = '';
  let forgery: Forgery | undefined;
  let provider: Provider | undefined;
  const paths: string[] = [];

  const forge = async (body: string): Promise<string> => {
    const reply = tokenReplySchema.safeParse(JSON.parse(body));
    if (!forgery || !reply.success) return body;
    const { claims = (same: JWTPayload) => same, isForeignKey = false } = forgery;
    const key: CryptoKey = (isForeignKey ? foreign : own).privateKey;
    const forged = await new SignJWT(claims(decodeJwt(reply.data.id_token)))
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(key);
    return JSON.stringify({ ...reply.data, id_token: forged });
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!provider) return response.writeHead(503).end();
    paths.push(request.url ?? '');
    Object.assign(request.headers, { host, 'x-forwarded-proto': 'https' });
    if (request.url?.startsWith('/interaction/'))
      return provider.interactionFinished(request, response, { login: { accountId: account } });
    if (request.url === '/token') forgeEnd(response, forge);
    return provider.callback()(request, response);
  };
  const server = createServer((request, response) => void answer(request, response));
  const port = await listen(server);
  const jwk = { ...(await exportJWK(own.privateKey)), kid, use: 'sig', alg: 'RS256' };
  return {
    ...{ port, origin, people, paths },
    stop: () => close(server),
    /** Serves one client from now on. */
    register(clientId: string, clientSecret: string, redirectUrl: string) {
      provider = new Provider(origin, {
        clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUrl] }],
        jwks: { keys: [jwk] },
        cookies: { keys: ['of the tests'] },
        claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'], profile: ['name', 'groups'] },
        features: { devInteractions: { enabled: false } },
        interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
        pkce: { required: () => true },
        findAccount: async (_context, id) => ({
          accountId: id,
          claims: () => ({ sub: id, ...people.get(id) }),
        }),
        async loadExistingGrant({ oidc }) {
          const { clientId: ofClient } = oidc.client;
          const grant = new oidc.provider.Grant({ clientId: ofClient, accountId: oidc.session.accountId });
          grant.addOIDCScope('openid email profile');
          await grant.save();
          return grant;
        },
      });
      provider.proxy = true;
    },
    /** Forges the next tokens, or none. */
    forge(next: Forgery | undefined) {
      forgery = next;
    },
    /** Follows an address as a browser does, and signs in as `subject`; returns the query it is sent back with. */
    async signIn(address: string, subject: string): Promise<string> {
      account = subject;
      const cookies = new Map<string, string>();
      let url = new URL(address);
      while (url.origin === origin) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const local = `http://127.0.0.1:${port}${url.pathname}${url.search}`;
        const reply = await fetch(local, { redirect: 'manual', headers: { cookie } });
        for (const set of reply.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          cookies.set(name, value);
        }
        const location = reply.headers.get('location');
        if (!location) throw new Error(`No way on from ${url.pathname}: ${await reply.text()}`);
        url = new URL(location, url);
      }
      return url.search;
    },
  };
}
export type Issuer = Awaited<ReturnType<typeof startIssuer>>;

/** Lets a reply's text be changed before it is sent. */
function forgeEnd(response: ServerResponse, forge: (body: string) => Promise<string>): void {
  const end = response.end.bind(response);
  Object.assign(response, {
    end(body: unknown) {
      void forge(String(body)).then((text) => {
        response.setHeader('content-length', Buffer.byteLength(text));
        end(text);
      });
      return response;
    },
  });
}
