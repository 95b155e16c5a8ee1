import { describe, expect, test } from 'vitest';
import { brandSchema } from './brand.ts';
import { listFaq } from './brand-faqs.ts';
import { brands, findBrandByHost, findBrandByPath } from './index.ts';

describe.each(Object.entries(brands))('the brand %s', (id, brand) => {
  test('is complete', () => {
    expect(brandSchema.parse(brand)).toEqual(brand);
    expect(brand.id).toBe(id);
  });

  test('has at least four common questions', () => {
    expect(listFaq(brand.id).length).toBeGreaterThanOrEqual(4);
  });

  test('has the content of its hero picture', () => {
    expect(brand.demo.lines).toContain(brand.demo.quotedLine);
    const shown = brand.demoMessages.flatMap(({ picture }) => picture ?? []);
    expect(shown.sort()).toEqual(['answered', 'unanswered']);
  });

  test('is found by its hosts and by its paths', () => {
    for (const host of [
      brand.domain,
      `www.${brand.domain}`,
      brand.domain.toUpperCase(),
      `${brand.paths[0]}.localhost`,
    ]) {
      expect(findBrandByHost(host)?.id).toBe(id);
    }
    for (const path of brand.paths) expect(findBrandByPath(path)?.id).toBe(id);
  });
});

test('an unknown host or path resolves to no brand', () => {
  expect(findBrandByHost('localhost')).toBeUndefined();
  expect(findBrandByPath('nowhere')).toBeUndefined();
});
