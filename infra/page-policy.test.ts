import { expect, test } from 'vitest';
import { describeAssetHeaders, findPagePolicy } from './page-policy.ts';

test.each([
  ['/', "'self'", 'app.html'],
  ['/gptsite/conv_edgpt_0', "'self'", 'assistant.html'],
  ['/gptsite/conv_edgpt_0/source/1', "'self'", 'app.html'],
  ['/widget', "'self'", 'app.html'],
  ['/widget/conv_edgpt_0/more', "'self'", 'app.html'],
  ['/widget/conv_edgpt_0', 'https: http:', 'panel.html'],
])('%s may be framed by %s and is answered with %s', (path, frameAncestors, shell) => {
  expect(findPagePolicy(path)).toMatchObject({ frameAncestors, shell });
});

test.each([
  ['/assets/entry-12345678.js', /immutable/],
  ['/widget.js', /max-age=300,/],
])('%s is cached as %s', (path, caching) => {
  expect(describeAssetHeaders(path)['cache-control']).toMatch(caching);
});
