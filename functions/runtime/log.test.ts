import { afterEach, expect, test, vi } from 'vitest';
import { log } from './log.ts';

const lines: string[] = [];
vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
afterEach(() => void lines.splice(0));

test.each([
  ['a long text', { said: 'x'.repeat(1e6) }, /"said":"x{8192}… \(1000000 characters\)"/],
  ['a long list', { refusals: Array(1e5).fill('markup') }, /"markup","… \(100000 in all\)"\]/],
  ['an error with a long message', { error: new Error('x'.repeat(1e6)) }, /"name":"Error","message":"x+…/],
  [
    'many long texts',
    Object.fromEntries(Array.from({ length: 99 }, (_, at) => [at, 'x'.repeat(9e3)])),
    /"cutFrom":\d+/,
  ],
  ['a list of long texts', { pages: Array(60).fill('x'.repeat(9e3)) }, /"cutFrom":\d+,"fields":\["pages"\]/],
])('a line with %s stays short, is JSON and says what is missing', (_name, fields, said) => {
  log.warn('model', fields);
  const [line = ''] = lines;
  expect(line.length).toBeLessThan(65_600);
  expect(JSON.parse(line)).toMatchObject({ level: 'WARN', message: 'model' });
  expect(line).toMatch(said);
});

test('an ordinary line is written as it is', () => {
  const fields = { mailId: 'welcome', counts: [1, 2, 3], nested: { isLate: true } };
  log.error('mail deferred', fields);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ ...fields, level: 'ERROR', message: 'mail deferred' });
});
