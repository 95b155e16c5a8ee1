import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { boundaryRules } from './boundary-rules.ts';
import { teachParser } from './teach-parser.ts';

teachParser();
const { cruise } = await import('dependency-cruiser');

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
  test.each(boundaryRules.map(({ name }) => name ?? ''))('%s', async (name) => {
    const [from, to] = breaches[name] ?? ['', ''];
    write(from, `export { x } from '${to}';`);
    if (/(b|client|guard-clients|checkout-names)\.ts$/.test(to))
      write(join(dirname(from), to), 'export const x = 1;');
    expect(await findBroken()).toContain(name);
  });
});

test('rules may name the type of a store', async () => {
  write('functions/storage/b.ts', 'export const x = 1;');
  write('functions/domain/a.ts', `import type { x } from '../storage/b.ts'; export type X = typeof x;`);
  expect(await findBroken()).not.toContain('engine-and-domain-are-pure');
});

async function findBroken(): Promise<string[]> {
  const { output } = await cruise(['shared', 'functions', 'infra', 'web'], {
    baseDir: folder,
    ruleSet: { forbidden: boundaryRules },
    validate: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
  });
  return typeof output === 'string' ? [] : output.summary.violations.map(({ rule }) => rule.name);
}

function write(path: string, text: string): void {
  for (const area of ['shared', 'functions', 'infra', 'web'])
    mkdirSync(join(folder, area), { recursive: true });
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
