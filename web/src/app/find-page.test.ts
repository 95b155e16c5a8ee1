import { describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { findPagePolicy } from '#shared/domain/page-policies.ts';
import { findPage, listPatterns } from './find-page.ts';
import { routeTable } from './route-table.ts';

const conversion = 'conv_lawfirm_00000000000000000000000000';

describe('on a host without a brand', () => {
  test.each([
    ['/', 'landing', 'edgpt'],
    ['/edgpt', 'landing', 'edgpt'],
    ['/lawfirm', 'landing', 'law'],
    ['/law', 'landing', 'law'],
    ['/LAW/', 'landing', 'law'],
    ['/taxprep', 'landing', 'tax'],
    ['/taxprepgpt', 'landing', 'tax'],
    ['/tax', 'landing', 'tax'],
    ['/cpafirm', 'landing', 'cpa'],
    ['/cpa', 'landing', 'cpa'],
    ['/businessbroker', 'landing', 'broker'],
    ['/broker', 'landing', 'broker'],
    ['/gpt', 'hub', 'gpt'],
    ['/gptsites', 'hub', 'gpt'],
    ['/gptsites/', 'hub', 'gpt'],
    ['/gptsites.ai', 'hub', 'gpt'],
    ['/domains', 'hub', 'gpt'],
    ['/brands', 'hub', 'gpt'],
    ['/home', 'hub', 'gpt'],
    ['/about', 'about', 'gpt'],
    ['/contact', 'contact', 'gpt'],
    ['/gptsites/contact', 'contact', 'gpt'],
    ['/gptsites/legal/terms', 'legal', 'gpt'],
    ['/law/legal/privacy', 'legal', 'law'],
    ['/gptsites/about', 'not-found', 'gpt'],
    ['/legal/terms', 'not-found', 'gpt'],
    ['/law/legal', 'legal', 'law'],
    ['/nobrand/legal/terms', 'legal', 'gpt'],
    ['/conversion-demo', 'conversion-demo', 'gpt'],
    ['/checkout/edgpt/growth/monthly', 'checkout', 'gpt'],
    ['/checkout/edgpt', 'not-found', 'gpt'],
    ['/checkout/success', 'checkout-success', 'gpt'],
    ['/dashboard-test', 'dashboard-test', 'gpt'],
    ['/test-suite', 'test-suite', 'gpt'],
    ['/preview', 'data-preview', 'gpt'],
    ['/brands/explore', 'brand-explorer', 'gpt'],
    ['/showcase', 'showcase', 'gpt'],
    ['/admin', 'superadmin', 'gpt'],
    ['/help/widget', 'widget-guide', 'gpt'],
    ['/messages', 'message', 'gpt'],
    ['/conversation', 'conversation', 'gpt'],
    ['/messages/00000000000000000000000000', 'message', 'gpt'],
    ['/invoice', 'invoice', 'gpt'],
    ['/prompt-enhancer', 'prompt-enhancer', 'gpt'],
    ['/scraping-demo', 'scraping-demo', 'gpt'],
    ['/monitor', 'monitor', 'gpt'],
    [`/gptsite/${conversion}`, 'assistant', 'law'],
    ['/gptsite/anything', 'assistant', 'gpt'],
    ['/form/00000000000000000000000000', 'form', 'gpt'],
    ['/gptsite', 'not-found', 'gpt'],
    ['/nothing/here', 'not-found', 'gpt'],
    ['/__proto__', 'not-found', 'gpt'],
  ])('%s shows %s of %s', (path, page, brandId) => {
    for (const host of ['localhost', '127.0.0.1']) {
      const found = findPage(host, path);
      expect([found.line.name, found.brand.id]).toEqual([page, brandId]);
    }
  });

  test('a page without a brand keeps that of its link', () => {
    expect(findPage('localhost', '/contact', 'lawfirm').brand.id).toBe('law');
    expect(findPage('localhost', '/contact', '__proto__').brand.id).toBe('gpt');
  });
});

test('the address of a brand without data shows that its configuration is missing', () => {
  const withoutTax = routeTable.map((line) => ({
    ...line,
    routes: line.routes.filter(({ brandId }) => brandId !== 'tax'),
  }));
  expect(findPage('localhost', '/taxprep', '', withoutTax).line.name).toBe('brand-missing');
  expect(findPage('localhost', '/nothing', '', withoutTax).line.name).toBe('not-found');
});

describe.each(Object.values(brands))('on the host of $name', ({ id, domain, paths, isHub }) => {
  test.each([
    ['/', isHub ? 'hub' : 'landing'],
    ['/about', 'about'],
    ['/contact', 'contact'],
    ['/user/login', 'user-login'],
    ['/conversion-demo', 'conversion-demo'],
    ['/legal/terms', 'legal'],
    ['/brands/explore', 'brand-explorer'],
    ['/showcase', 'showcase'],
    ['/help/widget', 'widget-guide'],
    [`/gptsite/${conversion}`, 'assistant'],
    ['/legal', 'legal'],
    ['/lawfirm', 'not-found'],
    ['/gptsites', 'not-found'],
    ['/law/legal/terms', 'not-found'],
    ['/prompt-enhancer', 'not-found'],
    ['/scraping-demo', 'not-found'],
    // Staff pages work on every host, because in production every host has a brand.
    ['/superadmin', 'superadmin'],
    ['/dashboard-test', 'dashboard-test'],
    ['/test-suite', 'test-suite'],
    ['/preview', 'data-preview'],
    ['/monitor', 'monitor'],
  ])('%s shows %s', (path, page) => {
    for (const host of [domain, `www.${domain}`, `${paths[0]}.localhost`]) {
      const found = findPage(host, path, 'taxprep');
      expect([found.line.name, found.brand.id]).toEqual([page, id]);
    }
  });
});

test('a page gets its parameters', () => {
  expect(findPage('localhost', `/gptsite/${conversion}`).parameters.conversionId).toBe(conversion);
});

test('every address of the checkout, and no other page, has the policy of the payment provider’s script', () => {
  const policies = routeTable.flatMap(({ name, routes }) =>
    routes.flatMap((route) =>
      route.sets.flatMap((set) =>
        listPatterns(route, set).map((path) => ({
          name,
          path,
          isWanted: name.startsWith('checkout'),
          isGiven: findPagePolicy(path) === 'checkout',
        })),
      ),
    ),
  );
  expect(policies.filter(({ isWanted, isGiven }) => isWanted !== isGiven)).toEqual([]);
  expect(policies.filter(({ isGiven }) => isGiven).map(({ path }) => path)).toContain(
    '/gptsites/checkout/success',
  );
});
