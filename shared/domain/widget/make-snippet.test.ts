import { expect, test } from 'vitest';
import { makeSnippet } from './make-snippet.ts';
import { defaultWidgetConfig } from './widget-config.ts';

const origin = 'https://edgpt.ai';
const id = 'conv_edgpt_00000000000000000000000000';

test('defaults are left out', () => {
  expect(makeSnippet({ ...defaultWidgetConfig, id, message: '' }, origin)).toBe(
    `<script async src="https://edgpt.ai/widget.js" data-id="${id}"></script>`,
  );
});

test('every setting becomes an attribute', () => {
  const config = { ...defaultWidgetConfig, id, position: 'top-left' as const, hideOn: ['/cart', '/pay/*'] };
  expect(makeSnippet(config, origin)).toContain(' data-position="top-left" data-hide-on="/cart,/pay/*">');
  expect(makeSnippet(config, origin, 'next')).toContain(
    ' data-position="top-left" data-hide-on="/cart,/pay/*" />',
  );
});

test('a note names the organisation and the website', () => {
  const config = { ...defaultWidgetConfig, id, schoolName: 'Maple School', domain: 'maple.example' };
  const note = 'AI assistant of Maple School for maple.example';
  expect(makeSnippet(config, origin).split('\n')[0]).toBe(`<!-- ${note} -->`);
  expect(makeSnippet(config, origin, 'tag-manager').split('\n')[0]).toBe(`<!-- ${note} -->`);
  expect(makeSnippet(config, origin, 'next')).toContain(`{/* ${note} */}`);
});

test('a text cannot escape its attribute, script or note', () => {
  const config = {
    ...defaultWidgetConfig,
    id,
    message: '"><script>alert(1)</script>',
    schoolName: '--><script>alert(2)</script> */} {alert(3)} --!>',
  };
  expect(makeSnippet(config, origin).match(/<script/g)).toHaveLength(1);
  expect(makeSnippet(config, origin)).toContain('data-message="&quot;>&lt;script>');
  expect(makeSnippet(config, origin).match(/--!?>/g)).toHaveLength(1);
  expect(makeSnippet(config, origin, 'tag-manager').match(/<\/script>/g)).toHaveLength(2);
  expect(makeSnippet(config, origin, 'next').match(/\*\//g)).toHaveLength(1);
});
