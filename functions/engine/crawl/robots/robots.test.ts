import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { findCrawlDelay, isAllowed, parseRobots, selectAgent } from './robots.ts';

const casesFile = new URL('../../../../../shared/security/robots.json', import.meta.url);
const casesSchema = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      group: z.string(),
      robots: z.string(),
      agent: z.string(),
      url: z.string(),
      allowed: z.boolean(),
      googleOnly: z.boolean().optional(),
    }),
  ),
});
const cases = existsSync(casesFile)
  ? casesSchema.parse(JSON.parse(readFileSync(casesFile, 'utf8'))).cases.filter((one) => !one.googleOnly)
  : [];

describe.skipIf(cases.length === 0)('robots.txt decisions of ../shared/security/robots.json', () => {
  it.each(cases)('$id $group: $agent on $url is $allowed', ({ robots, agent, url, allowed }) => {
    const parsed = parseRobots(robots);
    expect(isAllowed(parsed, agent, url)).toBe(allowed);
    expect(isAllowed(selectAgent(parsed, agent), agent, url)).toBe(allowed);
  });
});

describe('robots.txt', () => {
  it('matches many wildcards against a long path without backtracking', () => {
    const robots = parseRobots(`User-agent: *\nDisallow: /${'a*'.repeat(200)}b`);
    expect(isAllowed(robots, 'GPTsiteBot', `http://site.org/${'a'.repeat(2000)}`)).toBe(true);
  });

  it('parses 100,000 wildcard rules', () => {
    const text = `User-agent: *\n${Array.from({ length: 100_000 }, (_, i) => `Disallow: /*a${i}*b*c`).join('\n')}`;
    const robots = parseRobots(text);
    expect(isAllowed(robots, 'GPTsiteBot', 'http://site.org/a7/b/c')).toBe(false);
  });

  it('reads the crawl delay of its own group without closing the group', () => {
    const robots = parseRobots('User-agent: GPTsiteBot\nCrawl-delay: 7\nUser-agent: *\nDisallow: /x');
    expect(findCrawlDelay(robots, 'GPTsiteBot')).toBe(7);
    expect(isAllowed(robots, 'GPTsiteBot', 'http://site.org/x')).toBe(false);
  });

  it.each([
    ['a byte of zero', 'User-agent: *\0\nDisallow: /x', false],
    ['undecodable bytes', 'User-agent: *\nDisallow: /caf\uFFFD\nDisallow: /x', false],
    ['a web page', '<!doctype html><html><body>User-agent: nothing</body></html>', true],
    ['UTF-16 read as UTF-8', 'U\0s\0e\0r\0-\0a\0g\0e\0n\0t\0', true],
  ])('survives %s', (_name, text, allowed) => {
    expect(isAllowed(parseRobots(text), 'GPTsiteBot', 'http://site.org/x')).toBe(allowed);
  });
});
