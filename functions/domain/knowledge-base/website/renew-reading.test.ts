import { beforeEach, expect, test } from 'vitest';
import type { ReadOutcome } from '#functions/engine/crawl/read-single.ts';
import { makeLibraryPorts } from '#tests/support/worlds/library-ports-fixture.ts';
import { addAddress, addFile } from '../add/add-content.ts';
import { renewReading } from './renew-reading.ts';
import { restoreFormerReading } from './restore-former-reading.ts';

const address = 'https://maple-grove.org/boats';
const page = (text: string): ReadOutcome => ({
  kind: 'content',
  content: { title: 'Boats', blocks: [{ kind: 'paragraph', text }], structuredData: [] },
});

let memory: ReturnType<typeof makeLibraryPorts>;
const known = () => {
  const knowledge = memory.knowledge.get(memory.conversion().knowledgeVersion ?? '');
  return knowledge?.passages.flatMap(({ statements }) => statements.map(({ text }) => text)) ?? [];
};
const renew = async () => {
  await renewReading(memory.ports, memory.conversion().conversionId);
  memory.sent.push(0);
  await memory.work();
};

beforeEach(async () => {
  memory = makeLibraryPorts();
  memory.pages.set(address, page('Nineteen canoes.'));
  await addAddress(memory.ports, memory.conversion(), 'webpage', address);
  await addFile(memory.ports, memory.conversion(), {
    ...{ type: 'pdf', title: 'Text', filename: 'text.txt', contentType: 'text/plain' },
    bytes: Buffer.from('The pool is heated.'),
  });
  await memory.work();
});

test('pages are re-read once per reader version, and the previous knowledge can be restored', async () => {
  memory.pages.set(address, page('Nineteen canoes, which you may rent by the hour.'));
  await renew();
  expect(known()).toEqual(expect.arrayContaining(['Nineteen canoes, which you may rent by the hour.']));
  expect(known()).toContain('The pool is heated.');
  const changes = memory.library()?.changed;
  await renew();
  expect(memory.library()?.changed).toBe(changes);

  await restoreFormerReading(memory.ports, memory.conversion().conversionId);
  expect(known()).toContain('Nineteen canoes.');
  memory.sent.push(0);
  await memory.work();
  expect(known()).toContain('Nineteen canoes.');
});

test('the previous knowledge outlives later changes, and a vanished page keeps its content', async () => {
  memory.pages.delete(address);
  await renew();
  expect(known()).toContain('Nineteen canoes.');
  const former = memory.library()?.formerVersion ?? '';
  for (const text of ['One.', 'Two words.', 'Three words more.', 'Four words, or more.']) {
    await addFile(memory.ports, memory.conversion(), {
      ...{ type: 'pdf', title: text, filename: 'text.txt', contentType: 'text/plain' },
      bytes: Buffer.from(text),
    });
    await memory.work();
  }
  expect(memory.knowledge.has(former)).toBe(true);
});
