import type { Target } from './resolve-import.ts';

/** What modules of `from` must not import; `$1` in `to` stands for the first group of `from`. Paths are patterns. */
export type BoundaryRule = {
  name: string;
  /** What to do instead. */
  comment: string;
  from: Paths;
  to: Paths & {
    kinds?: readonly Target['kind'][];
    /** Over any number of steps. */
    reachable?: true;
    /** What leads back to the module that imports it. */
    circular?: true;
  };
};

type Paths = { path?: string; pathNot?: string };

const test = '\\.(test|stack|e2e)\\.tsx?$';
const forbid = (name: string, from: string, to: string, comment: string): BoundaryRule => ({
  name,
  comment,
  from: { path: from, pathNot: test },
  to: { path: to },
});

/** What each wing of the engine may import from the others: values from words, documents from values, and so on. */
const engineWings: Record<string, readonly string[]> = {
  lexicon: [],
  language: ['lexicon'],
  values: ['lexicon', 'language'],
  documents: ['lexicon', 'language', 'values'],
  crawl: ['lexicon', 'language', 'values', 'documents'],
  knowledge: ['lexicon', 'language', 'values', 'documents'],
  search: ['lexicon', 'language', 'values', 'documents', 'knowledge'],
  reply: ['lexicon', 'language', 'values', 'documents', 'knowledge', 'search'],
  quoting: ['lexicon', 'language', 'values', 'documents', 'knowledge', 'search', 'reply'],
  reading: ['lexicon', 'language', 'values', 'documents', 'knowledge', 'search', 'reply'],
  readiness: [
    'lexicon',
    'language',
    'values',
    'documents',
    'knowledge',
    'search',
    'reply',
    'quoting',
    'reading',
  ],
};

const wingRules = Object.entries(engineWings).map(([wing, allowed]) =>
  forbid(
    `engine-${wing}`,
    `^functions/engine/${wing}/`,
    `^functions/engine/(?!(${[wing, ...allowed].join('|')})/)`,
    'Move it to a wing that both may import, or pass it in.',
  ),
);

/** Who may import what: the list of folders in CONTRIBUTING.md. */
export const boundaryRules: BoundaryRule[] = [
  { name: 'no-cycles', comment: 'Cut the cycle.', from: {}, to: { circular: true } },
  {
    name: 'resolvable',
    comment: 'A name that does not resolve hides what it imports.',
    from: { path: '^(shared|functions|infra|web|tests|bench)/' },
    // Types alone know `aws-lambda`.
    to: { kinds: ['unresolved'], pathNot: '^virtual:|^aws-lambda$' },
  },
  forbid(
    'shared-is-a-leaf',
    '^shared/',
    '^(functions|infra|web|bench|tests)/',
    'Move it to shared, or pass it in.',
  ),
  {
    name: 'shared-knows-zod-alone',
    comment: 'Both sides of the wire load it.',
    from: { path: '^shared/', pathNot: test },
    to: { kinds: ['package', 'node'], pathNot: 'node_modules/zod/' },
  },
  forbid(
    'web-sees-shared',
    '^web/src/',
    '^(functions|infra|bench|tests)/',
    'Call the API through the typed client.',
  ),
  forbid('functions-see-shared', '^functions/', '^(web|infra|bench|tests)/', 'Take it as an argument.'),
  forbid(
    'engine-and-domain-are-pure',
    '^functions/(domain|engine)/',
    '^functions/(storage|http|runtime|wiring|services|api|worker)/|node_modules/(@aws-sdk|@smithy|@middy)/',
    'Take it as an argument: clock, stores and services are passed in; of a store and of the record that holds them, rules import the type alone.',
  ),
  forbid('engine-knows-no-domain', '^functions/engine/', '^functions/domain/', 'The engine is a library.'),
  ...wingRules,
  forbid(
    'storage-is-below',
    '^functions/storage/',
    '^functions/(api|worker|http|wiring|services)/',
    'Storage knows keys alone.',
  ),
  forbid(
    'wiring-opens-storage',
    '^functions/(api|worker|http|runtime|services|edge)/',
    '^functions/storage/',
    'Open the store in the wiring of its area.',
  ),
  forbid(
    'wiring-knows-no-http',
    '^functions/(wiring|runtime)/',
    '^functions/(http|api|worker)/',
    'Take what the call brings as an argument.',
  ),
  forbid('handlers-are-islands', '^functions/api/', '^functions/api/', 'A domain function is missing.'),
  forbid(
    'csv-is-written-once',
    '^functions/(?!domain/export/)',
    '(^|/)csv-stringify/',
    'Call writeCsv: it keeps visitors’ words from becoming formulas.',
  ),
  forbid(
    'plans-have-one-name',
    '^(?!functions/api/pricing/|web/src/features/checkout/|web/src/pages/public/checkout-)(?!.*\\.test\\.tsx?$)',
    '^shared/domain/checkout-names\\.ts$',
    'Show the name of the plan: only the checkout has the second one beside it.',
  ),
  forbid('ui-is-below', '^web/src/(ui|brand|lib)/', '^web/src/(features|pages|app|layouts)/', 'Pass it in.'),
  {
    name: 'features-are-islands',
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
  forbid('layouts-below-pages', '^web/src/layouts/', '^web/src/(pages|app)/', 'Pages use layouts.'),
  {
    name: 'replacing-tests-are-alone',
    comment:
      'Unit tests share a process: name what replaces clients or the environment `*.isolated.test.ts`, and modules `*.mocked.test.ts`.',
    from: { path: '\\.test\\.tsx?$', pathNot: '\\.(isolated|mocked)\\.test\\.tsx?$' },
    to: { path: 'node_modules/aws-sdk-client-mock/|/(guard-clients|lambda-fixture)\\.ts$' },
  },
  {
    name: 'staff-call-as-staff',
    comment: 'Staff are not signed in as the customer: call through staffApi, or pass the calls in.',
    // Its sign-in is a page for everybody.
    from: { path: '^web/src/(pages|layouts)/staff/', pathNot: `superadmin-login-page\\.tsx$|${test}` },
    to: { path: '^web/src/lib/api/(api|client)\\.ts$', reachable: true },
  },
  forbid('pages-below-app', '^web/src/pages/', '^web/src/app/', 'The app uses pages.'),
];
