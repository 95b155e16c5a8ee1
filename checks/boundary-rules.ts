import type { IForbiddenRuleType } from 'dependency-cruiser';

const test = '\\.(test|stack|e2e)\\.tsx?$';
const forbid = (name: string, from: string, to: string, comment: string): IForbiddenRuleType => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: test },
  to: { path: to },
});

/** Who may import what: docs/decisions and the README's map of folders. */
export const boundaryRules: IForbiddenRuleType[] = [
  { name: 'no-cycles', severity: 'error', comment: 'Cut the cycle.', from: {}, to: { circular: true } },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'A name that does not resolve hides what it imports.',
    from: { path: '^(shared|functions|infra|web|bench)/' },
    to: { couldNotResolve: true, pathNot: '\\.css$|^virtual:|^aws-lambda$' },
  },
  forbid(
    'shared-is-a-leaf',
    '^shared/',
    '^(functions|infra|web|bench)/',
    'Move it to shared, or pass it in.',
  ),
  {
    name: 'shared-knows-zod-alone',
    severity: 'error',
    comment: 'Both sides of the wire load it.',
    from: { path: '^shared/', pathNot: test },
    to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
  },
  forbid(
    'web-sees-shared',
    '^web/src/',
    '^(functions|infra|bench)/',
    'Call the API through the typed client.',
  ),
  forbid('functions-see-shared', '^functions/', '^(web|infra|bench)/', 'Take it as an argument.'),
  forbid(
    'engine-and-domain-are-pure',
    '^functions/(domain|crawl|ingest|knowledge|answer|readiness)/',
    '^functions/(storage|lib|services|api|worker)/|node_modules/(@aws-sdk|@smithy|@middy)/',
    'Take it as an argument: clock, stores and services are passed in.',
  ),
  {
    name: 'engine-knows-no-domain',
    severity: 'error',
    comment: 'The engine is a library.',
    from: { path: '^functions/(crawl|ingest|knowledge|answer|readiness)/' },
    to: { path: '^functions/domain/' },
  },
  forbid(
    'storage-is-below',
    '^functions/storage/',
    '^functions/(api|worker|lib|services)/',
    'Storage knows keys alone.',
  ),
  forbid('handlers-are-islands', '^functions/api/', '^functions/api/', 'A domain function is missing.'),
  forbid(
    'csv-is-written-once',
    '^functions/(?!domain/export/)',
    '(^|/)csv-stringify/',
    'Call writeCsv: it keeps visitors’ words from becoming formulas.',
  ),
  forbid('ui-is-below', '^web/src/(ui|brand|lib)/', '^web/src/(features|pages|app|layouts)/', 'Pass it in.'),
  {
    name: 'features-are-islands',
    severity: 'error',
    comment: 'Two features meet only in a layout or a page.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  forbid(
    'features-below-pages',
    '^web/src/features/',
    '^web/src/(pages|layouts|app)/',
    'Pages use features.',
  ),
  forbid('layouts-below-pages', '^web/src/layouts/', '^web/src/(pages|app)/', 'Pages stand in layouts.'),
  {
    name: 'replacing-tests-are-alone',
    severity: 'error',
    comment:
      'Unit tests share a process: name what replaces clients or the environment `*.isolated.test.ts`.',
    from: { path: '\\.test\\.tsx?$', pathNot: '\\.isolated\\.test\\.tsx?$' },
    to: { path: 'node_modules/aws-sdk-client-mock/|/(guard-clients|lambda-fixture)\\.ts$' },
  },
  forbid('pages-below-app', '^web/src/pages/', '^web/src/app/', 'The app uses pages.'),
];
