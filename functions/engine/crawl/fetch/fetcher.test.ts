import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Answer, makeWorld, openSite, serveSite } from '#tests/support/worlds/crawl-fixture.ts';
import { createFetcher } from './fetcher.ts';
import { dialAddress } from './network.ts';

const address = 'http://www.site.org/';

describe('fetcher', () => {
  it('sends its user agent, but neither credentials nor the cookies of other fetches', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const { site, world } = await openSite({
      '/': (request, response) => {
        seen.push(request.headers);
        response.writeHead(200, { 'set-cookie': 'a=1' }).end('x');
      },
    });
    const { fetch } = makeWorld({ 'www.site.org': site.port });
    await fetch(address);
    await world.fetch(address);
    expect(seen.every((headers) => !headers.cookie && !headers.authorization)).toBe(true);
    expect(seen[0]).toMatchObject({
      host: 'www.site.org',
      'user-agent': 'GPTsiteBot/1.0 (+https://gptsites.ai/bot)',
    });
  });

  it('passes a page that asks for its cookie back', async () => {
    const { world, site } = await openSite({
      '/': ({ headers }, response) => {
        if (headers.cookie === 'seen=1; lang=de') response.end('hello');
        else
          response.writeHead(302, { location: '/?test', 'set-cookie': ['seen=1; Path=/', 'lang=de'] }).end();
      },
      '/?test': { status: 302, headers: { location: '/' } },
    });
    const result = await world.fetch(address);
    expect(result.ok && result.bytes.toString()).toBe('hello');
    expect(site.requests).toEqual(['/', '/?test', '/']);
  });

  it('sends cookies to no other host, and takes none for a whole suffix or without end', async () => {
    const other = await serveSite({ '/': ({ headers }, response) => response.end(headers.cookie ?? 'none') });
    const cookies = ['a=1; Domain=org', 'b=2; Domain=other.org', `c=${'x'.repeat(9000)}`, ';;', 'd=4'];
    const own = await serveSite({
      '/': { status: 302, headers: { location: '/own' } },
      '/own': ({ headers }, response) => {
        const isGiven = headers.cookie === 'd=4';
        response
          .writeHead(302, { location: isGiven ? 'http://other.org/' : '/own', 'set-cookie': cookies })
          .end();
      },
    });
    const { fetch } = makeWorld({ 'www.site.org': own.port, 'other.org': other.port });
    const result = await fetch(address);
    expect(result.ok && result.bytes.toString()).toBe('none');
  });

  it('follows an address in plain Cyrillic', async () => {
    const { world } = await openSite({
      '/': ({ socket }) => socket.end('HTTP/1.1 302 Found\r\nLocation: /школа/\r\nContent-Length: 0\r\n\r\n'),
      [encodeURI('/школа/')]: 'hello',
    });
    const result = await world.fetch(address);
    expect(result.ok && result.bytes.toString()).toBe('hello');
  });

  it('sends conditions and reports 304 as a success without a body', async () => {
    const { world } = await openSite({
      '/': ({ headers }, response) => {
        response.writeHead(headers['if-none-match'] === '"v1"' ? 304 : 200, { etag: '"v1"' }).end();
      },
    });
    expect(await world.fetch(address, { ifNoneMatch: '"v1"' })).toMatchObject({ ok: true, status: 304 });
    expect(await world.fetch(address)).toMatchObject({ ok: true, status: 200 });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['zstd', zstdCompressSync],
  ])('decodes one layer of %s', async (encoding, compress) => {
    const { world } = await openSite({
      '/': { headers: { 'content-encoding': encoding }, body: compress('hello') },
    });
    const result = await world.fetch(address);
    expect(result.ok && result.bytes.toString()).toBe('hello');
  });

  it.each<[string, Answer, number]>([
    ['a server error', { status: 500 }, 2],
    ['a lost connection', (request) => request.socket.resetAndDestroy(), 2],
    ['a server that says nothing', () => {}, 2],
    ['a short wait', { status: 429, headers: { 'retry-after': '1' } }, 2],
    ['a long wait', { status: 429, headers: { 'retry-after': '86400' } }, 1],
    ['a missing page', { status: 404 }, 1],
  ])('retries after %s only as often as useful', async (_name, answer, requests) => {
    const { site, world } = await openSite({ '/': answer });
    const result = await world.fetch(address);
    expect(result).toMatchObject({ ok: false, requestCount: requests });
    expect(site.requests).toHaveLength(requests);
    expect(world.clock.slept).toBeLessThanOrEqual(2000);
  });

  it('does not read an unwanted body', async () => {
    const { world } = await openSite({
      '/': { headers: { 'content-type': 'video/mp4' }, body: 'x'.repeat(1000) },
    });
    const result = await world.fetch(address, { acceptBody: () => undefined });
    expect(result).toMatchObject({ ok: false, code: 'unwanted-type' });
  });

  it('truncates a body on request', async () => {
    const { world } = await openSite({ '/': 'x'.repeat(1000) });
    const result = await world.fetch(address, { acceptBody: () => ({ maxBytes: 10, overflow: 'truncate' }) });
    expect(result.ok && result).toMatchObject({ truncated: true, bytes: Buffer.from('x'.repeat(10)) });
  });

  it('ends as a timeout when the caller aborts', async () => {
    const { world } = await openSite({ '/': () => {} });
    expect(await world.fetch(address, { signal: AbortSignal.timeout(20) })).toMatchObject({
      code: 'timeout',
    });
  });

  it('tries a second address when the first cannot be reached, IPv4 before IPv6', async () => {
    const { world } = await openSite({ '/': 'hello' });
    const tried: string[] = [];
    const fetch = createFetcher({
      resolve: async () => ['2606:2800:220:1:248:1893:25c8:1946', '93.184.216.34'],
      dial: async (target) => {
        tried.push(target.address);
        if (tried.length === 1) throw new Error('no route');
        return world.dial(target);
      },
    });
    expect((await fetch(address)).ok).toBe(true);
    expect(tried).toEqual(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946']);
  });
});

describe('dialAddress', () => {
  const target = { hostname: 'www.site.org', address: '127.0.0.1', secure: false };

  it('connects to the given address, regardless of the name', async () => {
    const { site } = await openSite({});
    const socket = await dialAddress({ ...target, port: site.port, signal: AbortSignal.timeout(1000) });
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
  });

  it('rejects if the server does not speak TLS, and on abort', async () => {
    const { site } = await openSite({});
    const signal = AbortSignal.timeout(1000);
    await expect(dialAddress({ ...target, port: site.port, secure: true, signal })).rejects.toThrow();
    await expect(dialAddress({ ...target, port: site.port, signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
