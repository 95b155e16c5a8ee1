import { describe, expect, test } from 'vitest';
import { listBrandedLinks } from './list-branded-links.ts';

const conversionId = 'conv_gpt_x';
const list = (customDomain: string) =>
  listBrandedLinks({ customDomain, origin: 'http://localhost:3000', conversionId });

describe('the links of an assistant', () => {
  test('are on the six brand domains, its own first, and the page’s own origin', () => {
    const links = list('');
    expect(links).toHaveLength(7);
    expect(links[0]).toBe('https://gptsites.ai/gptsite/conv_gpt_x');
    expect(links.at(-1)).toBe('http://localhost:3000/gptsite/conv_gpt_x');
  });

  test.each([
    ['ask.example.org', 'https://ask.example.org/gptsite/conv_gpt_x'],
    ['http://ask.example.org/', 'http://ask.example.org/gptsite/conv_gpt_x'],
    [' https://ask.example.org ', 'https://ask.example.org/gptsite/conv_gpt_x'],
    ['http-museum.example', 'https://http-museum.example/gptsite/conv_gpt_x'],
  ])('start with the custom domain %s', (customDomain, first) => {
    expect(list(customDomain)[0]).toBe(first);
  });

  test.each(['ask example', 'ask.example.org/path', 'javascript:alert(1)', 'ask.internal'])(
    'leave out the custom domain %s, which cannot be saved either',
    (customDomain) => {
      expect(list(customDomain)).toHaveLength(7);
    },
  );

  test('contain no address twice', () => {
    expect(list('edgpt.ai')).toHaveLength(7);
  });
});
