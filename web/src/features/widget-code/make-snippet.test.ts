import { expect, test } from 'vitest';
import { defaultWidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { makeSnippet, makeTagManagerSnippet } from './make-snippet.ts';

const origin = 'https://edgpt.ai';
const id = 'conv_edgpt_00000000000000000000000000';

test('defaults are left out', () => {
  expect(makeSnippet({ ...defaultWidgetConfig, id }, origin)).toBe(
    `<script async src="https://edgpt.ai/widget.js" data-id="${id}"></script>`,
  );
});

test('every setting becomes an attribute', () => {
  const config = { ...defaultWidgetConfig, id, position: 'top-left' as const, hideOn: ['/cart', '/pay/*'] };
  expect(makeSnippet(config, origin)).toContain(' data-position="top-left" data-hide-on="/cart,/pay/*">');
});

test('a text cannot escape its attribute or script', () => {
  const config = { ...defaultWidgetConfig, id, message: '"><script>alert(1)</script>' };
  expect(makeSnippet(config, origin).match(/<script/g)).toHaveLength(1);
  expect(makeSnippet(config, origin)).toContain('data-message="&quot;>&lt;script>');
  expect(makeTagManagerSnippet(config, origin).match(/<\/script>/g)).toHaveLength(2);
});
