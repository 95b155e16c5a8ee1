import path from 'node:path';
import { expect, test } from 'vitest';
import { findBrokenLinks, listMarkdownLinks, listNamedDocuments } from './find-broken-links.ts';

test('every link to a document, in documents and in code, leads to a file and to a heading that is there', () => {
  expect(findBrokenLinks(path.resolve(import.meta.dirname, '..'))).toEqual([]);
});

test('links are read from the folder of their document, and addresses elsewhere are left out', () => {
  const text = '[a](../scale.md#chats) [b](https://example.org/c.md) [d](#here) [e](f.md)';
  expect(listMarkdownLinks(text, 'manual/nights')).toEqual(['manual/scale.md#chats', 'manual/nights/f.md']);
});

test('documents are found in comments and paths, and not in addresses of websites', () => {
  const folder = 'docs';
  const text = `see ${folder}/scale.md. '../../${folder}/api.md' https://a.example/${folder}/guide`;
  expect(listNamedDocuments(text)).toEqual(['docs/scale.md', 'docs/api.md']);
});
