import { describe, expect, test } from 'vitest';
import { type Agent, openAgent } from '../callers/signed-in.ts';
import type { Issuer, Person } from './issuer.ts';

/** A sign-in with a provider, of customers or of staff. */
type Door = {
  stackUrl(): string;
  /** The cookie of who is signed in. */
  cookie: string;
  issuer(): Issuer;
  /** Who signs in without a forgery, and what the provider says of them. */
  subject: string;
  person(): Person;
  begin(browser: Agent): Promise<{ url: string }>;
  /** Resolves when the provider is believed. */
  finish(browser: Agent, query: string): Promise<object>;
  /** The page's origin, where it is not the stack's. */
  origin?(): string;
};

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);
const forgedTokens: [string, Parameters<Issuer['forge']>[0]][] = [
  ['nonce', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
  ['missing nonce', { claims: ({ nonce: _nonce, ...claims }) => claims }],
  ['issuer', { claims: (claims) => ({ ...claims, iss: 'https://login.elsewhere.org' }) }],
  ['audience', { claims: (claims) => ({ ...claims, aud: 'another-client' }) }],
  ['expiry', { claims: (claims) => ({ ...claims, iat: now() - 2 * hour, exp: now() - hour }) }],
  [
    'time of issue',
    { claims: (claims) => ({ ...claims, iat: now() - 2 * hour, exp: now() - 1, nbf: now() + hour }) },
  ],
  ['key', { isForeignKey: true }],
  ['subject', { claims: (claims) => ({ ...claims, sub: 'somebody else' }) }],
];

/** The forgeries that no door may let through, beside a control that succeeds. */
export function testForgeries(door: Door): void {
  const openBrowser = () => openAgent(door.stackUrl(), door.origin?.());
  const begin = async (browser = openBrowser()) => {
    door.issuer().people.set(door.subject, door.person());
    const { url } = await door.begin(browser);
    return { browser, query: new URLSearchParams(await door.issuer().signIn(url, door.subject)) };
  };
  const refused = async (browser: Agent, query: URLSearchParams, code = 'FORBIDDEN') => {
    await expect(door.finish(browser, `?${query}`)).rejects.toMatchObject({ code });
    expect(browser.cookies.has(door.cookie)).toBe(false);
  };

  describe('a forged sign-in', () => {
    test.each(forgedTokens)('with another %s signs nobody in', async (_name, forgery) => {
      door.issuer().forge(forgery);
      const { browser, query } = await begin();
      await refused(browser, query);
    });

    test('control: the same sign-in without a forgery succeeds', async () => {
      door.issuer().forge({ claims: (claims) => claims });
      const { browser, query } = await begin();
      expect(await door.finish(browser, `?${query}`)).toMatchObject({ success: true });
      expect(browser.cookies.has(door.cookie)).toBe(true);
    });

    test('with another state, another issuer’s name, a used code or in another browser signs nobody in', async () => {
      const values = { state: 'forged', iss: 'https://login.elsewhere.org', code: 'forged' };
      for (const [name, value] of Object.entries(values)) {
        const { browser, query } = await begin();
        query.set(name, value);
        await refused(browser, query);
      }
      const mine = await begin();
      const theirs = await begin();
      // A link that would sign somebody in as the one who made it.
      await refused(openBrowser(), mine.query, 'LINK_EXPIRED');
      // The same to somebody who is signing in at this moment.
      await refused(theirs.browser, mine.query);
      const cookies = new Map(mine.browser.cookies);
      expect(await door.finish(mine.browser, `?${mine.query}`)).toMatchObject({ success: true });
      const again = openBrowser();
      for (const [name, value] of cookies) again.cookies.set(name, value);
      await refused(again, mine.query, 'LINK_EXPIRED');
    });

    test('with a code of an earlier sign-in signs nobody in, though state and browser are right', async () => {
      const first = await begin();
      await door.finish(first.browser, `?${first.query}`);
      const { query } = await begin(first.browser);
      query.set('code', first.query.get('code') ?? '');
      await expect(door.finish(first.browser, `?${query}`)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });
  });
}
