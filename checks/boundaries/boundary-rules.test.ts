import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { boundaryRules } from './boundary-rules.ts';
import { judgeImports } from './judge-imports.ts';
import { listImports } from './list-imports.ts';

const folder = mkdtempSync(join(import.meta.dirname, '.boundaries-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file that breaks each rule, and the import it must not have. */
const breaches: Record<string, [from: string, to: string]> = {
  'shared-is-a-leaf': ['shared/a.ts', '../functions/http/b.ts'],
  'shared-knows-zod-alone': ['shared/core.ts', 'node:fs'],
  'web-sees-shared': ['web/src/app/a.ts', '../../../functions/http/b.ts'],
  'functions-see-shared': ['functions/http/a.ts', '../../infra/b.ts'],
  'engine-and-domain-are-pure': ['functions/domain/a.ts', '../storage/b.ts'],
  'engine-knows-no-domain': ['functions/engine/search/a.ts', '../../domain/b.ts'],
  'storage-is-below': ['functions/storage/a.ts', '../http/b.ts'],
  'wiring-opens-storage': ['functions/api/y/c.ts', '../../storage/b.ts'],
  'wiring-knows-no-http': ['functions/wiring/a.ts', '../http/b.ts'],
  'engine-lexicon': ['functions/engine/lexicon/a.ts', '../language/b.ts'],
  'engine-language': ['functions/engine/language/a.ts', '../values/b.ts'],
  'engine-values': ['functions/engine/values/a.ts', '../documents/b.ts'],
  'engine-documents': ['functions/engine/documents/a.ts', '../crawl/b.ts'],
  'engine-crawl': ['functions/engine/crawl/b.ts', '../knowledge/b.ts'],
  'engine-knowledge': ['functions/engine/knowledge/a.ts', '../crawl/b.ts'],
  'engine-search': ['functions/engine/search/a.ts', '../reply/b.ts'],
  'engine-reply': ['functions/engine/reply/a.ts', '../quoting/b.ts'],
  'engine-quoting': ['functions/engine/quoting/a.ts', '../reading/b.ts'],
  'engine-reading': ['functions/engine/reading/a.ts', '../quoting/b.ts'],
  'engine-readiness': ['functions/engine/readiness/a.ts', '../crawl/b.ts'],
  'handlers-are-islands': ['functions/api/x/a.ts', '../y/b.ts'],
  'csv-is-written-once': ['functions/domain/a.ts', 'csv-stringify/sync'],
  'plans-have-one-name': ['web/src/features/x/b.ts', '../../../../shared/domain/checkout-names.ts'],
  'ui-is-below': ['web/src/ui/a.ts', '../pages/b.ts'],
  'features-are-islands': ['web/src/features/x/a.ts', '../y/b.ts'],
  'features-below-pages': ['web/src/features/z/a.ts', '../../pages/b.ts'],
  'layouts-below-pages': ['web/src/layouts/y/a.ts', '../../pages/b.ts'],
  'pages-below-app': ['web/src/pages/a.ts', '../app/b.ts'],
  'staff-call-as-staff': ['web/src/pages/staff/a.ts', '../../lib/api/client.ts'],
  'replacing-tests-are-alone': ['infra/local/a.test.ts', './guard-clients.ts'],
  resolvable: ['functions/engine/crawl/a.ts', './missing.ts'],
  'no-cycles': ['shared/c.ts', './c.ts'],
};

describe('a file that breaks the rule is reported:', () => {
  test.each(boundaryRules.map(({ name }) => name))('%s', (name) => {
    const [from, to] = breaches[name] ?? ['', ''];
    write(from, `export { x } from '${to}';`);
    if (/(b|client|guard-clients|checkout-names)\.ts$/.test(to))
      write(join(dirname(from), to), 'export const x = 1;');
    expect(findBroken()).toContain(name);
  });
});

test.each(['storage/b.ts', 'wiring/deps.ts'])(
  'rules may name the type of %s, and nothing of it that runs',
  (file) => {
    write(`functions/${file}`, 'export const x = 1;');
    write('functions/domain/a.ts', `import type { x } from '#functions/${file}'; export type X = typeof x;`);
    expect(findBroken()).not.toContain('engine-and-domain-are-pure');
    write('functions/domain/a.ts', `export { x } from '#functions/${file}';`);
    expect(findBroken()).toContain('engine-and-domain-are-pure');
  },
);

test.each([
  ['a call', `const word = 'für'; const b = await import('../../http/b.ts');`],
  ['a type', `type B = typeof import('../../http/b.ts');`],
  ['the type of an export', `let b: import('../../http/b.ts').B;`],
  ['a star', `export * from '#functions/http/b.ts';`],
  ['a file without names', `import '#functions/http/b.ts';`],
])('an import is seen when it is that of %s', (_kind, code) => {
  write('functions/http/b.ts', 'export const x = 1;');
  write('functions/domain/seen/a.ts', code);
  const { imports } = listImports(folder, ['functions']);
  expect(imports.filter(({ from }) => from === 'functions/domain/seen/a.ts')).toEqual([
    { from: 'functions/domain/seen/a.ts', to: { path: 'functions/http/b.ts', kind: 'file' } },
  ]);
});

test('what is reached over two steps, and a circle of two modules, are reported', () => {
  write('web/src/pages/staff/far.ts', `import '../../ui/between.ts';`);
  write('web/src/ui/between.ts', `import '../lib/api/client.ts';`);
  write('web/src/lib/api/client.ts', `import './other.ts';`);
  write('web/src/lib/api/other.ts', `import './client.ts';`);
  const { imports } = listImports(folder, ['web']);
  expect(judgeImports(boundaryRules, imports)).toEqual(
    expect.arrayContaining([
      { rule: 'staff-call-as-staff', from: 'web/src/pages/staff/far.ts', to: 'web/src/lib/api/client.ts' },
      { rule: 'no-cycles', from: 'web/src/lib/api/client.ts', to: 'web/src/lib/api/other.ts' },
      { rule: 'no-cycles', from: 'web/src/lib/api/other.ts', to: 'web/src/lib/api/client.ts' },
    ]),
  );
});

function findBroken(): string[] {
  const { imports } = listImports(folder, ['shared', 'functions', 'infra', 'web']);
  return judgeImports(boundaryRules, imports).map(({ rule }) => rule);
}

function write(path: string, text: string): void {
  for (const area of ['shared', 'functions', 'infra', 'web'])
    mkdirSync(join(folder, area), { recursive: true });
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
