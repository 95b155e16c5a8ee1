import { SignJWT } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { identifyVisitor } from './identify-visitor.ts';
import type { Visitor } from './stored-widget.ts';

const secret = 's3cret-of-128-random-bits-or-more';
const conversionId = `conv_edgpt_${'0'.repeat(26)}`;
const now = new Date('2026-03-01T12:00:00Z');
const saved: Visitor[] = [];
beforeEach(() => {
  saved.length = 0;
});

const ports = (identitySecret?: string) => ({
  now: () => now,
  widgets: {
    find: async () => ({ hosts: {}, identitySecret }),
    saveVisitor: async (_conversion: string, _session: string, visitor: Visitor) => void saved.push(visitor),
  },
});

type Claims = {
  aud?: string;
  exp?: string | undefined;
  key?: string;
  alg?: string;
  body?: Record<string, unknown>;
};

function sign({
  aud = conversionId,
  exp = '1h',
  key = secret,
  alg = 'HS256',
  body = { sub: 'u1' },
}: Claims = {}) {
  const token = new SignJWT(body).setProtectedHeader({ alg }).setAudience(aud);
  const seconds = Math.floor(now.getTime() / 1000);
  if (exp) token.setExpirationTime(exp === '1h' ? seconds + 3600 : seconds - 60);
  return token.sign(new TextEncoder().encode(key));
}
const identify = async (token: string, identitySecret?: string) =>
  identifyVisitor(ports(identitySecret), { conversionId, sessionId: 's', token });

test('a signed visitor is identified and remembered', async () => {
  const token = await sign({ body: { sub: 'u1', name: 'Ana Ruiz', email: 'ana@example.org' } });
  expect(await identify(token, secret)).toEqual({ name: 'Ana Ruiz', email: 'ana@example.org' });
  expect(saved).toEqual([{ externalId: 'u1', name: 'Ana Ruiz', email: 'ana@example.org' }]);
});

const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: 'u1', aud: conversionId, exp: 9e9 }))}.`;

test.each<[string, () => Promise<string>, string | undefined]>([
  ['signed with another secret', () => sign({ key: 'another secret of the same length' }), secret],
  ['of another assistant', () => sign({ aud: `conv_edgpt_${'1'.repeat(26)}` }), secret],
  ['that has expired', () => sign({ exp: 'past' }), secret],
  ['that never expires', () => sign({ exp: '' }), secret],
  ['of nobody', () => sign({ body: {} }), secret],
  ['signed with another algorithm', () => sign({ alg: 'HS512', key: secret.repeat(2) }), secret.repeat(2)],
  ['without a signature', async () => unsigned, secret],
  ['that is malformed', async () => 'nonsense', secret],
  ['when the owner has no secret', () => sign(), undefined],
])('a token %s is refused', async (_name, make, identitySecret) => {
  await expect(identify(await make(), identitySecret)).rejects.toThrow(AppError);
  expect(saved).toEqual([]);
});
