import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  findBrokenLinks,
  listMarkdownLinks,
  listNamedDocuments,
  listNamedSources,
} from './find-broken-links.ts';

const root = path.resolve(import.meta.dirname, '..');

test('every link to a document leads to an existing file and heading, and every source that a document names exists', () => {
  expect(findBrokenLinks(root)).toEqual([]);
});

test('every command in a document is a script of the project', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(path.join(root, 'docs'), { encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  for (const document of documents)
    for (const [, name = ''] of readFileSync(path.join(root, document), 'utf8').matchAll(
      /npm run ([\w:-]*\w)/g,
    ))
      expect(scripts, document).toHaveProperty([name]);
});

test('a number names one decision', () => {
  const folder = path.join(root, 'docs/decisions');
  const numbers = readdirSync(folder).flatMap((name) =>
    listDecisions(readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(listDecisions('# 7. Answers\n\nWith decisions 9, 70 to 72 and 80.\n')).toEqual([
    ...[7, 9, 70, 71, 72, 80],
  ]);
});

test('links are resolved from their document’s folder, and external addresses are skipped', () => {
  const text = '[a](../scale.md#chats) [b](https://example.org/c.md) [d](#here) [e](f.md)';
  expect(listMarkdownLinks(text, 'manual/nights')).toEqual(['manual/scale.md#chats', 'manual/nights/f.md']);
});

test('documents are found in comments and paths, but not in addresses of websites', () => {
  const folder = 'docs';
  const text = `see ${folder}/scale.md. '../../${folder}/api.md' https://a.example/${folder}/guide`;
  expect(listNamedDocuments(text)).toEqual(['docs/scale.md', 'docs/api.md']);
});

test('sources are found by the end of their path, and glob patterns are skipped', () => {
  expect(listNamedSources('`judge/gate.ts` and `gate.ts`, not `…-mails.ts` or `{a,b}.ts`')).toEqual([
    'judge/gate.ts',
    'gate.ts',
  ]);
});

/** The numbers of a page of decisions: that of its title, and those it names below. */
function listDecisions(page: string): number[] {
  const [, title = ''] = /^# (\d+)\./.exec(page) ?? [];
  const [, others = ''] = /^With decisions? ([^.]*)/m.exec(page) ?? [];
  const ranges = [...others.matchAll(/(\d+)(?: to (\d+))?/g)].map(([, from, to = from]) => [
    Number(from),
    Number(to),
  ]);
  return [
    Number(title),
    ...ranges.flatMap(([from = 0, to = 0]) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    ),
  ];
}
