import { describe, expect, test } from 'vitest';
import { findPage } from './find-page.ts';

const conversion = 'conv_lawfirm_00000000000000000000000000';

describe('on a host of no brand', () => {
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
    ['/gpt', 'landing', 'gpt'],
    ['/gptsites', 'landing', 'gpt'],
    [`/gptsite/${conversion}`, 'assistant', 'law'],
    ['/gptsite/anything', 'assistant', 'gpt'],
    ['/gptsite', 'not-found', 'gpt'],
    ['/nothing/here', 'not-found', 'gpt'],
    ['/__proto__', 'not-found', 'gpt'],
  ])('%s shows %s of %s', (path, page, brandId) => {
    for (const host of ['localhost', '127.0.0.1']) {
      const found = findPage(host, path);
      expect([found.page, found.brand.id]).toEqual([page, brandId]);
    }
  });
});

describe('on a host of a brand', () => {
  test.each([
    ['lawfirmgpt.ai', '/', 'landing', 'law'],
    ['www.lawfirmgpt.ai', '/', 'landing', 'law'],
    ['cpafirm.localhost', '/', 'landing', 'cpa'],
    ['edgpt.ai', '/lawfirm', 'not-found', 'edgpt'],
    ['edgpt.ai', `/gptsite/${conversion}`, 'assistant', 'edgpt'],
  ])('%s%s shows %s of %s', (host, path, page, brandId) => {
    const found = findPage(host, path);
    expect([found.page, found.brand.id]).toEqual([page, brandId]);
  });
});

test('a page gets its parameters', () => {
  expect(findPage('localhost', `/gptsite/${conversion}`).parameters.conversionId).toBe(conversion);
});
