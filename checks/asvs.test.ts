import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '..');
const checklistFile = path.join(root, '../shared/security/asvs-l2.json');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** `file`, or `file › words of it`, such as the name of a test. */
const shown = z.array(z.string());
const lineSchema = z.discriminatedUnion('verdict', [
  z.strictObject({
    ids: z.array(z.string()).nonempty(),
    verdict: z.literal('met'),
    shown: shown.nonempty(),
    note: z.string().optional(),
  }),
  z.strictObject({
    ids: z.array(z.string()).nonempty(),
    verdict: z.literal('gap'),
    missing: z.string(),
    shown,
  }),
  z.strictObject({
    ids: z.array(z.string()).nonempty(),
    verdict: z.literal('not applicable'),
    why: z.string(),
  }),
]);
const { lines } = z
  .object({ standard: z.string(), lines: z.array(lineSchema) })
  .parse(JSON.parse(readFileSync(path.join(root, 'docs/security/asvs.json'), 'utf8')));
const idsOf = (verdict: string) => lines.filter((line) => line.verdict === verdict).flatMap(({ ids }) => ids);

/** The checklist is older than the sign-in with an organization’s own provider. */
const appliesByNow = /^V(?:6\.8\.[12]|10\.1\.\d|10\.2\.\d|10\.5\.[1-4])$/;

/** Requirements of levels 1 and 2 by chapter, of ASVS 5.0.0. */
const requirementsOf = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const chapterOf = (id: string) => Number(/^V(\d+)\.\d+\.\d+$/.exec(id)?.[1]);

test('every requirement of levels 1 and 2 is settled exactly once', () => {
  const ids = lines.flatMap((line) => line.ids);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const counts = requirementsOf.map((_, index) => ids.filter((id) => chapterOf(id) === index + 1).length);
  expect(counts).toEqual(requirementsOf);
});

if (!existsSync(checklistFile))
  console.warn('The ids of ASVS are not compared: ../shared/security is missing');
test.skipIf(!existsSync(checklistFile))('the settled ids are those of ../shared/security', () => {
  const { requirements } = z
    .object({ requirements: z.array(z.object({ id: z.string(), applies: z.boolean() })) })
    .parse(JSON.parse(readFileSync(checklistFile, 'utf8')));
  const ids = lines.flatMap((line) => line.ids);
  expect(ids.toSorted()).toEqual(requirements.map(({ id }) => id).toSorted());
  const absent = idsOf('not applicable');
  for (const { id, applies } of requirements)
    if (!applies && !appliesByNow.test(id)) expect(absent, id).toContain(id);
});

test('every file exists that a line names, with the words that it quotes', () => {
  const named = lines.flatMap((line) => (line.verdict === 'not applicable' ? [] : line.shown));
  const broken = named.filter((evidence) => {
    const [file = '', words = ''] = evidence.split(' › ');
    const target = path.join(root, file);
    return !existsSync(target) || (words !== '' && !readFileSync(target, 'utf8').includes(words));
  });
  expect(broken).toEqual([]);
});

test('docs/security.md states how many are met, and names every gap', () => {
  const [met, gaps, absent] = [idsOf('met'), idsOf('gap'), idsOf('not applicable')];
  expect(page).toContain(`${met.length} are met, ${absent.length} do not apply, ${gaps.length} have a gap`);
  const [, listed = ''] = /## Gaps\n([\s\S]*?)(?:\n## |$)/.exec(page) ?? [];
  expect([...listed.matchAll(/\bV\d+\.\d+\.\d+\b/g)].map(([id]) => id).toSorted()).toEqual(gaps.toSorted());
});
