import { describe, expect, test } from 'vitest';
import { compareRecordings } from './compare-recordings.ts';
import { describeScripts } from './describe-scripts.ts';
import { normaliseMarkup } from './normalise-markup.ts';
import { normaliseTemplate } from './normalise-template.ts';

describe('markup', () => {
  const page = (hash: string, file: string, builtAt: number, text: string) =>
    `<body data-code="/assets/index-${hash}.js /assets/${file}-${hash}.js"><script>
      // Pressed again by ${file}.
      start();
    </script><p>${text}</p><script type="application/json">{"dehydratedAt":${builtAt}}</script></body>`;

  test('is equal when only hashes, files and the build time differ', () => {
    expect(normaliseMarkup(page('DCySoJtx', 'src/app/early.ts', 1795564047178, 'Hello'))).toBe(
      normaliseMarkup(page('a_b-c1D2', 'src/early.ts', 1795564226452, 'Hello')),
    );
  });

  test('differs by a single word', () => {
    const hash = 'DCySoJtx';
    expect(normaliseMarkup(page(hash, 'early.ts', 1795564047178, 'Hello'))).not.toBe(
      normaliseMarkup(page(hash, 'early.ts', 1795564047178, 'Goodbye')),
    );
  });
});

describe('templates', () => {
  const resource = (asset: string, memory: number, code: string) =>
    normaliseTemplate({
      Properties: { Code: { S3Key: `${asset.repeat(64)}.zip` }, MemorySize: memory, FunctionCode: code },
    });
  const code = 'const limit=1;function handler(event){return event}';

  test('are equal when only assets and the order of modules differ', () => {
    const reordered = 'function handler(event){return event}const limit=1;';
    expect(resource('a', 256, code)).toEqual(resource('b', 256, reordered));
  });

  test.each([
    ['a setting', resource('a', 512, code)],
    ['the code of an edge function', resource('a', 256, code.replace('limit=1', 'limit=2'))],
  ])('differ by %s', (_, changed) => {
    expect(changed).not.toEqual(resource('a', 256, code));
  });
});

describe('scripts of the web', () => {
  test('are equal under other variable names and in other files', () => {
    const whole = 'const a=`Hello`;function b(){return c.title.replace(/x+/g,"no")}';
    const parts = [
      'import{x as e}from"./b-DCySoJtx.js";const q=`Hello`;e();',
      'function x(){return y.title.replace(/x+/g,"no")}',
    ];
    expect(describeScripts(parts)).toEqual(describeScripts([whole]));
  });

  test('differ by a single text', () => {
    expect(describeScripts(['say("Hello")'])).not.toEqual(describeScripts(['say("Goodbye")']));
  });
});

describe('a comparison', () => {
  test('finds nothing between equal recordings', () => {
    expect(compareRecordings(new Map([['a', 'one']]), new Map([['a', 'one']]))).toEqual([]);
  });

  test('shows both sides of changed, removed and added entries', () => {
    const recorded = new Map([
      ['changed', 'one\ntwo'],
      ['gone', 'old'],
    ]);
    const now = new Map([
      ['changed', 'one\nthree'],
      ['new', 'fresh'],
    ]);
    expect(compareRecordings(recorded, now)).toEqual([
      { name: 'changed', recorded: 'two', now: 'three' },
      { name: 'gone', recorded: 'old', now: '(absent)' },
      { name: 'new', recorded: '(absent)', now: 'fresh' },
    ]);
  });

  test('detects lines in another order', () => {
    expect(compareRecordings(new Map([['a', '1\n2']]), new Map([['a', '2\n1']]))).toHaveLength(1);
  });
});
