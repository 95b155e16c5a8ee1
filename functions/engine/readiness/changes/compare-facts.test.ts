import { expect, test } from 'vitest';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import { compareFacts } from './compare-facts.ts';

type Pages = Record<string, string[]>;
const banner = 'We use cookies. Write to privacy@maple.org by 1 May 2026 or pay $5.';
const filler = ['a', 'b', 'c', 'd'];

/** A website of pages with paragraphs, "text -> address" for a link, of which four have nothing but the layout. */
function build(pages: Pages, { footer = '© 2025 Maple Grove School', top = 'Maple Grove' } = {}) {
  const all = {
    ...Object.fromEntries(filler.map((id) => [id, [`The page ${id} is about ${id}.`]])),
    ...pages,
  };
  const sources = Object.entries(all).map(([id, written]): Source => {
    const lines = written.map((line) => line.split(' -> '));
    return {
      ...{ id, kind: 'page', url: `https://maple.org/${id}`, title: id, readAt: '2026-04-01T00:00:00Z' },
      content: {
        ...{ title: id, structuredData: [], language: 'en' },
        links: lines.flatMap(([text = '', url]) => (url ? [{ kind: 'document' as const, text, url }] : [])),
        blocks: [
          { kind: 'paragraph', text: top },
          { kind: 'heading', level: 1, text: `About ${id}` },
          ...lines.map(([text = '']) => ({ kind: 'paragraph' as const, text })),
          { kind: 'paragraph', text: footer },
        ],
      },
    };
  });
  return buildKnowledge({
    ...{ sources, organisationName: 'Maple Grove', website: 'https://maple.org/', builtAt: '2026-04-01' },
  });
}

type Case = [what: string, before: Pages, after: Pages, changes: string[], moved?: Record<string, string>];
const fees = 'The tuition for the lower school is $4,500 per year.';
const pdf = 'https://maple.org/plan.pdf';
const otherPdf = 'https://maple.org/plan-2.pdf';
const plan = `The plan of the lower school -> ${pdf}`;

const cases: Case[] = [
  ['nothing', { p: [fees] }, { p: [fees] }, []],
  ['a price', { p: [fees] }, { p: [fees.replace('4,500', '4,750')] }, ['price $4,500 > $4,750']],
  ['another way to write a price', { p: [fees] }, { p: [fees.replace('$4,500', '$4500.00')] }, []],
  ['words around a price', { p: [fees] }, { p: [`Now: ${fees}`] }, []],
  ['a price that is added', { p: [] }, { p: [fees] }, ['price > $4,500']],
  ['a price that is removed', { p: [fees] }, { p: [] }, ['price $4,500 >']],
  [
    'one of two prices',
    { p: ['Lunch costs $6 a day.', 'The bus costs $90 a month.'] },
    { p: ['Lunch costs $7 a day.', 'The bus costs $90 a month.'] },
    ['price $6 > $7'],
  ],
  ['a sentence on another page', { p: [fees], q: ['Welcome.'] }, { p: [], q: ['Welcome.', fees] }, []],
  ['a page at another address', { p: [fees] }, { q: [fees] }, [], { p: 'q' }],
  [
    'a price on a page at another address',
    { p: [fees] },
    { q: [fees.replace('4,500', '5,000')] },
    ['price $4,500 > $5,000'],
    { p: 'q' },
  ],
  [
    'a deadline',
    { p: ['Applications are due by March 1, 2026.'] },
    { p: ['Applications are due by March 15, 2026.'] },
    ['date March 1, 2026 > March 15, 2026'],
  ],
  [
    'opening hours',
    { p: ['Monday to Friday: 8:00 am – 4:00 pm'] },
    { p: ['Monday to Friday: 8:00 am – 5:00 pm'] },
    ['hours Monday to Friday: 8:00 am – 4:00 pm > Monday to Friday: 8:00 am – 5:00 pm'],
  ],
  ['another way to write hours', { p: ['Monday to Friday: 8:00 am – 4:00 pm'] }, { p: ['Mon–Fri 8–16'] }, []],
  [
    'a person in an office',
    { p: ['Principal: Dr. Helen Barrow'] },
    { p: ['Principal: Dr. Marcus Reed'] },
    ['person Dr. Helen Barrow > Dr. Marcus Reed'],
  ],
  [
    'an email address',
    { p: ['Write to the office: office@maple.org'] },
    { p: ['Write to the office: desk@maple.org'] },
    ['contact office@maple.org > desk@maple.org'],
  ],
  ['a link that is added', { p: [fees] }, { p: [fees, plan] }, [`link > ${pdf}`]],
  ['a link that is removed', { p: [fees, plan] }, { p: [fees] }, [`link ${pdf} >`]],
  [
    'a link that leads elsewhere',
    { p: [plan] },
    { p: [plan.replace(pdf, otherPdf)] },
    [`link ${pdf} > ${otherPdf}`],
  ],
  ['a link under other words', { p: [plan] }, { p: [`Download it: ${plan}`] }, []],
  ['a link on another page', { p: [plan], q: ['Welcome.'] }, { p: [], q: ['Welcome.', plan] }, []],
  ['a link on one more page', { p: [plan], q: ['Welcome.'] }, { p: [plan], q: ['Welcome.', plan] }, []],
  ['another way to write a number', { p: ['Phone: (555) 010-0200'] }, { p: ['Phone: 555-010-0200'] }, []],
];

test.each(cases)(
  'of %s the changed facts are told and nothing else',
  (_what, before, after, changes, moved = {}) => {
    const found = compareFacts(build(before), build(after), {
      moved: new Map(Object.entries(moved)),
      isOfWebsite: () => true,
    });
    const said = found.map(({ group, ...values }) =>
      `${group} ${values.before?.value ?? ''} > ${values.after?.value ?? ''}`.replaceAll('  ', ' ').trim(),
    );
    expect(said).toEqual(changes);
  },
);

test('a new banner and another year in the footer are no facts, and a new number in the footer is one', () => {
  const pages = { p: [fees] };
  const options = { moved: new Map(), isOfWebsite: () => true };
  const before = build(pages, { footer: '© 2025 Maple Grove School. Phone: (555) 010-0200' });
  const noise = build(pages, { footer: '© 2026 Maple Grove School. Phone: (555) 010-0200', top: banner });
  expect(compareFacts(before, noise, options)).toEqual([]);
  const news = build(pages, { footer: '© 2026 Maple Grove School. Phone: (555) 010-0999', top: banner });
  expect(compareFacts(before, news, options)).toMatchObject([
    { group: 'contact', pages: 1, before: { value: '(555) 010-0200' }, after: { value: '(555) 010-0999' } },
  ]);
});

test('the same change on several pages is one, and what the owner added is not the website’s', () => {
  const before = build({ p: [fees], q: [fees], own: ['The trip costs $20 for each child.'] });
  const raised = fees.replace('4,500', '4,600');
  const after = build({ p: [raised], q: [raised], own: ['The trip costs $30 for each child.'] });
  const options = { moved: new Map(), isOfWebsite: (id: string) => id !== 'own' };
  expect(compareFacts(before, after, options)).toMatchObject([{ pages: 2, after: { value: '$4,600' } }]);
});

test('facts beyond those that a knowledge keeps are compared too, and nothing that only left them is told', () => {
  const line = (n: number, price: number) =>
    `The fee for course ${n} is $${price} and payable by March 1, 2026. Office: course${n}@maple.org`;
  const pages = (first: string[], changed: Record<number, number> = {}): Pages => ({
    first,
    ...Object.fromEntries(
      Array.from({ length: 520 }, (_, n) => [`course-${n}`, [line(n, changed[n] ?? 1000 + n)]]),
    ),
  });
  const options = { moved: new Map(), isOfWebsite: () => true };
  const before = build(pages([]));
  expect(before.facts.filter(({ kind }) => kind === 'price')).toHaveLength(500);
  const added = pages([fees], { 510: 9510, 3: 9003 });
  const found = compareFacts(before, build(added), options);
  expect(found.map(({ before, after }) => [before?.value, after?.value]).toSorted()).toEqual([
    ['$1003', '$9003'],
    ['$1510', '$9510'],
    [undefined, '$4,500'],
  ]);
});

test('of more documents than a knowledge holds none is told that another one pushed out', () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, n) => `Report ${n} -> https://maple.org/report-${n}.pdf`);
  const options = { moved: new Map(), isOfWebsite: () => true };
  const before = build({ p: links(600) });
  const after = build({ p: ['A new plan -> https://maple.org/new.pdf', ...links(600)] });
  expect(compareFacts(before, after, options)).toEqual([]);
});
