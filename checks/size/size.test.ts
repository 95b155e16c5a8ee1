import { expect, test } from 'vitest';
import { describeSize } from './describe-size.ts';
import { findLongFunctions, judgeLongFunctions } from './find-long-functions.ts';
import { measureFunctions } from './measure-functions.ts';

test('a function is as long as from its opening line to its closing brace, with blank lines and comments', () => {
  const code = `const before = 1;
export function outer(
  a: number,
) {
  // Why.

  useEffect(() => {
    void a;
  });
  const inner = async () => <p>{a}</p>;
}
class Shop {
  open() {
  }
}`;
  expect(measureFunctions('a.tsx', code)).toEqual([
    { name: 'outer', lines: 10 },
    { name: 'outer > useEffect', lines: 3 },
    { name: 'outer > inner', lines: 1 },
    { name: 'open', lines: 2 },
  ]);
});

test('a function of 61 lines is found whatever its kind, one of 60 is not', () => {
  const find = (head: string, lines: number) => {
    const code = `${head} {${'\n'.repeat(lines - 1)}}`;
    return findLongFunctions([{ file: 'a.ts', lines: lines + 1, code: () => code }]);
  };
  for (const head of ['function cut()', 'const cut = () =>', 'export const cut = async function ()']) {
    expect(find(head, 60)).toEqual([]);
    expect(find(head, 61)).toEqual(['a.ts: cut']);
  }
});

test('a long function that is not listed, a listed one that is short and a list that grew are complaints', () => {
  expect(judgeLongFunctions(['a', 'b'], ['a', 'b'], ['a', 'b', 'c'])).toEqual([]);
  expect(judgeLongFunctions(['a', 'b'], ['a'], ['a'])).toEqual([expect.stringMatching(/^b has more/)]);
  expect(judgeLongFunctions([], ['a'], ['a'])).toEqual([expect.stringMatching(/^a is short or gone/)]);
  expect(judgeLongFunctions(['a', 'b'], ['a', 'b'], ['a'])).toEqual([expect.stringMatching(/grew from 1/)]);
  expect(judgeLongFunctions(['a'], ['a', 'a'], ['a', 'a'])).toEqual(['A function is listed twice.']);
});

test('lines are told by folder, with what changed since the last commit', () => {
  const before = new Map([
    ['web/a.ts', 1500],
    ['infra/b.ts', 10],
  ]);
  const now = new Map([...before, ['web/c.css', 20], ['vite.config.ts', 5]]);
  now.delete('infra/b.ts');
  expect(describeSize(now, before)).toBe(
    'source lines: all 1,525 (+15), infra 0 (-10), root 5 (+5), web 1,520 (+20)',
  );
});
