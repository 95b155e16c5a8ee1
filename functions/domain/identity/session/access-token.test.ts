import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { accessTokenSeconds, readAccessToken, signAccessToken } from './access-token.ts';

const secret = 'a-secret-of-more-than-thirty-two-bytes';
const now = new Date();
const subject = { userId: 'user1', sessionId: 'session1' };
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('an access token', () => {
  test('identifies its session for fifteen minutes', async () => {
    const token = await signAccessToken(secret, subject, now);
    expect(await readAccessToken(secret, token, inSeconds(accessTokenSeconds - 1))).toEqual(subject);
    expect(await readAccessToken(secret, token, inSeconds(accessTokenSeconds))).toBeUndefined();
  });

  test('signed with another key identifies nobody', async () => {
    const token = await signAccessToken(`${secret}!`, subject, now);
    expect(await readAccessToken(secret, token, now)).toBeUndefined();
  });

  test('cannot be signed with a guessable key', async () => {
    await expect(signAccessToken('short', subject, now)).rejects.toThrow(RangeError);
  });
});

const attackFile = new URL('../../../../../shared/security/jwt-gen.mjs', import.meta.url);
const generatorSchema = z.object({
  attacks: z.custom<(options: object) => { id: string; token: string }[]>((it) => typeof it === 'function'),
  control: z.custom<(options: object) => string>((it) => typeof it === 'function'),
});

describe.skipIf(!existsSync(attackFile))('the forged tokens of ../shared/security', async () => {
  const module: unknown = existsSync(attackFile) ? await import(attackFile.href) : undefined;
  const { attacks, control } = module
    ? generatorSchema.parse(module)
    : { attacks: () => [], control: () => '' };
  const { generateKeyPairSync } = await import('node:crypto');
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const options = {
    ...{ secret, iss: 'gptsites', aud: 'gptsites-api' },
    ...{ pub: keys.publicKey, priv: keys.privateKey },
  };

  test('start with a valid one, as a control', async () => {
    expect(await readAccessToken(secret, control(options), new Date())).toMatchObject({ userId: 'user-A' });
  });

  test('are all refused', async () => {
    const forged = attacks(options);
    expect(forged.length).toBeGreaterThan(70);
    const accepted: string[] = [];
    for (const { id, token } of forged)
      if (await readAccessToken(secret, token, new Date())) accepted.push(id);
    expect(accepted).toEqual([]);
  });
});
