import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Fetcher } from '../fetch/fetcher.ts';
import { collectSitemaps, parseSitemap } from './sitemaps.ts';

const urlset = (...locations: string[]) =>
  `<?xml version="1.0"?><urlset>${locations.map((loc) => `<url><loc> ${loc} </loc></url>`).join('')}</urlset>`;
const index = (...locations: string[]) =>
  `<sitemapindex>${locations.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;

describe('parseSitemap', () => {
  it('keeps priority and date, reads CDATA, and ignores image URLs', () => {
    const text = `<urlset xmlns:image="x"><url><loc><![CDATA[http://a.org/?a=1&b=2]]></loc><priority>0.8</priority>
      <lastmod>2026-01-02</lastmod><image:image><image:loc>http://a.org/i.png</image:loc></image:image></url>
      <url><loc>http://a.org/&amp;</loc><priority>high</priority></url></urlset>`;
    expect(parseSitemap(Buffer.from(text)).entries).toEqual([
      { url: 'http://a.org/?a=1&b=2', priority: 0.8, lastModified: '2026-01-02' },
      { url: 'http://a.org/&' },
    ]);
  });

  it.each([
    ['gzip', gzipSync(urlset('http://a.org/x'))],
    ['plain text', Buffer.from('http://a.org/x\r\nnot an address\n')],
    ['UTF-16', Buffer.from(`\uFEFF${urlset('http://a.org/x')}`, 'utf16le')],
    ['XML cut off', Buffer.from(`${urlset('http://a.org/x').slice(0, -9)}<url><loc>http://a.org/cut`)],
  ])('reads %s', (_name, bytes) => {
    expect(parseSitemap(bytes).entries).toEqual([{ url: 'http://a.org/x' }]);
  });

  it.each([
    [
      'entities',
      Buffer.from(`<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${urlset('http://a.org/&e;')}`),
    ],
    ['a gzip bomb', gzipSync(Buffer.alloc(30_000_000, ' '))],
    ['a web page', Buffer.from('<!doctype html><p>No such page')],
  ])('ignores %s', (_name, bytes) => {
    expect(parseSitemap(bytes)).toEqual({ entries: [], sitemaps: [] });
  });

  it('stops at the URL limit', () => {
    const text = urlset(...Array.from({ length: 1000 }, (_, i) => `http://a.org/${i}`));
    expect(parseSitemap(Buffer.from(text), '', 10).entries).toHaveLength(10);
  });
});

describe('collectSitemaps', () => {
  const fetchFrom =
    (files: Record<string, string>, asked: string[] = []): Fetcher =>
    async (url) => {
      asked.push(url);
      const bytes = Buffer.from(files[url] ?? '');
      return { ok: true, url, status: 200, headers: {}, bytes, truncated: false, requestCount: 1 };
    };

  it('follows indexes, each file once and only where accepted', async () => {
    const asked: string[] = [];
    const files = {
      'http://a.org/1': index('http://a.org/1', 'http://a.org/2', 'http://b.org/3'),
      'http://a.org/2': urlset('http://a.org/x'),
    };
    const entries = await collectSitemaps(fetchFrom(files, asked), {
      urls: ['http://a.org/1'],
      locate: (url) => (url.startsWith('http://a.org/') ? url : undefined),
    });
    expect(entries).toEqual([{ url: 'http://a.org/x' }]);
    expect(asked).toEqual(['http://a.org/1', 'http://a.org/2']);
  });

  it('reads at most fifty files', async () => {
    const asked: string[] = [];
    const children = Array.from({ length: 200 }, (_, i) => `http://a.org/${i}`);
    const files = { 'http://a.org/i': index(...children), 'http://a.org/j': index(...children) };
    await collectSitemaps(fetchFrom(files, asked), {
      urls: ['http://a.org/i', ...children, 'http://a.org/j'],
      locate: (url) => url,
    });
    expect(asked.length).toBe(50);
  });
});
