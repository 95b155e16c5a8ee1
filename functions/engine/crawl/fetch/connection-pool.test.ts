import type { Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSite, shortLimits } from '#tests/support/worlds/crawl-fixture.ts';
import { createFetcher } from './fetcher.ts';

const address = 'http://www.site.org/';
const pages = { '/': 'one', '/two': 'two', '/three': 'three' };

describe('connections to a website', () => {
  it('are reused from page to page', async () => {
    const { site, world } = await openSite(pages);
    for (const path of ['', 'two', 'three'])
      expect(await world.fetch(address + path)).toMatchObject({ ok: true });
    expect(site.requests).toEqual(['/', '/two', '/three']);
    expect(world.dialled).toHaveLength(1);
  });

  it('are as many as parallel requests, and none is shared', async () => {
    const { world } = await openSite(pages);
    const read = () => Promise.all(['', 'two', 'three'].map((path) => world.fetch(address + path)));
    await read();
    const bodies = (await read()).map((result) => result.ok && result.bytes.toString());
    expect(bodies).toEqual(['one', 'two', 'three']);
    expect(world.dialled).toHaveLength(3);
  });

  it('that the server has closed are reopened transparently', async () => {
    const seen = new Set<Socket>();
    const { world } = await openSite(() => (request, response) => {
      if (seen.has(request.socket)) return void request.socket.destroy();
      seen.add(request.socket);
      response.end('x');
    });
    await world.fetch(address);
    expect(await world.fetch(`${address}two`)).toMatchObject({ ok: true, requestCount: 1 });
    expect(world.dialled).toHaveLength(2);
  });

  it('that were idle for seconds count as dead', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { world } = await openSite(pages);
    await world.fetch(address);
    vi.setSystemTime(Date.now() + 4_000);
    expect(await world.fetch(`${address}two`)).toMatchObject({ ok: true });
    expect(world.dialled).toHaveLength(2);
  });

  it('that the server closes after its response are not kept', async () => {
    const { world } = await openSite({
      '/': { headers: { connection: 'close' }, body: 'x' },
      '/two': 'two',
    });
    await world.fetch(address);
    expect(await world.fetch(`${address}two`)).toMatchObject({ ok: true });
    expect(world.dialled).toHaveLength(2);
  });

  it('whose response was not read completely are not kept', async () => {
    const { world } = await openSite({ '/': 'x'.repeat(100_000), '/two': 'two' });
    await world.fetch(address, { acceptBody: () => ({ maxBytes: 10, overflow: 'truncate' }) });
    await world.fetch(`${address}two`);
    expect(world.dialled).toHaveLength(2);
  });

  it('are dropped if the name resolves elsewhere, and rejected if it resolves internally', async () => {
    const { world } = await openSite(pages);
    let answers = ['93.184.216.34'];
    const fetch = createFetcher({ ...world, resolve: async () => answers, limits: shortLimits });
    await fetch(address);
    answers = ['93.184.216.35'];
    expect(await fetch(`${address}two`)).toMatchObject({ ok: true });
    expect(world.dialled.map((target) => target.address)).toEqual(['93.184.216.34', '93.184.216.35']);
    answers = ['10.0.0.1'];
    expect(await fetch(`${address}three`)).toMatchObject({ ok: false });
    answers = ['93.184.216.34', '10.0.0.1'];
    expect(await fetch(`${address}three`)).toMatchObject({ ok: false });
    expect(world.dialled).toHaveLength(2);
  });
});
