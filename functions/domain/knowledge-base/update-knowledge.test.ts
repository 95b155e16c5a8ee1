import { beforeEach, describe, expect, test } from 'vitest';
import type { ReadOutcome } from '#functions/engine/crawl/read-single.ts';
import { makeLibraryPorts } from '#tests/support/worlds/library-ports-fixture.ts';
import { findPlanOf } from '../plans/find-plan-of.ts';
import { addAddress, addFile } from './add/add-content.ts';
import { deleteItem, rereadItem, restoreItem } from './change-items.ts';
import { correctAnswer, deleteCorrection } from './correct-answer.ts';
import { listKnowledge } from './list-knowledge.ts';
import { updateKnowledge } from './update-knowledge.ts';
import { rereadAllItems } from './website/reread-all-items.ts';

let memory: ReturnType<typeof makeLibraryPorts>;
beforeEach(() => {
  memory = makeLibraryPorts();
});

const address = 'https://maple-grove.org/boats';
const page = (text: string): ReadOutcome => ({
  kind: 'content',
  content: { title: 'Boats', blocks: [{ kind: 'paragraph', text }], structuredData: [] },
});
const addText = (text: string) =>
  addFile(memory.ports, memory.conversion(), {
    ...{ type: 'pdf', title: 'Text', filename: 'text.txt', contentType: 'text/plain' },
    bytes: Buffer.from(text),
  });
const addPage = () => addAddress(memory.ports, memory.conversion(), 'webpage', address);
const known = () => {
  const knowledge = memory.knowledge.get(memory.conversion().knowledgeVersion ?? '');
  return knowledge?.passages.flatMap(({ statements }) => statements.map(({ text }) => text)) ?? [];
};
const list = () => listKnowledge(memory.ports, memory.conversion());
const run = () => updateKnowledge(memory.ports, memory.conversion().conversionId);

describe('an entry', () => {
  test('is in the knowledge once it is read and checked, with no work left', async () => {
    await addText('The boathouse holds nineteen canoes.');
    expect((await list()).isUpdating).toBe(true);
    await memory.work();
    expect(known()).toEqual(['The boathouse holds nineteen canoes.']);
    expect(await list()).toMatchObject({ entryCount: 1, pageCount: 0, isUpdating: false });
    expect((await list()).items).toMatchObject([{ isNew: true }]);
    memory.passTime(86_400);
    expect((await list()).items[0]).not.toHaveProperty('isNew');
    expect(memory.conversion().readiness?.knowledgeVersion).toBe(memory.conversion().knowledgeVersion);
    expect(memory.library()).not.toHaveProperty('dueAt');
    expect(memory.library()).not.toHaveProperty('leaseOwner');
  });

  test('that answers what everybody asks adds the question to the suggestions until it is deleted', async () => {
    const { id } = await addText('Our office is open Monday to Friday, 8:00 am to 4:00 pm.');
    await memory.work();
    const proposed = () => memory.conversion().site?.popularQuestions ?? [];
    expect(proposed()).toHaveLength(1);
    await deleteItem(memory.ports, memory.conversion(), id);
    await memory.work();
    expect(proposed()).toEqual([]);
  });

  test('that can’t be read states the reason, and is re-read on request', async () => {
    const { id } = await addPage();
    await memory.work();
    expect((await list()).items).toMatchObject([{ status: 'error', reason: 'It is gone.' }]);
    expect((await list()).skipped).toMatchObject([{ reason: 'It is gone.' }]);
    memory.pages.set(address, page('Nineteen canoes.'));
    await rereadItem(memory.ports, memory.conversion(), id);
    await memory.work();
    expect((await list()).items).toMatchObject([{ status: 'processed', title: 'Boats', wordCount: 2 }]);
  });

  test('that has become unreadable keeps its content', async () => {
    memory.pages.set(address, page('Nineteen canoes.'));
    const { id } = await addPage();
    await memory.work();
    memory.pages.clear();
    await rereadItem(memory.ports, memory.conversion(), id);
    await memory.work();
    expect((await list()).items).toMatchObject([{ status: 'error', readAt: expect.any(String) }]);
    await addText('The rowing machine is in the east wing.');
    await memory.work();
    expect(known()).toContain('Nineteen canoes.');
  });

  test('is deleted with its text and bytes, even while it is being read', async () => {
    const { id } = await addText('The boathouse holds nineteen canoes.');
    memory.ports.reach = (point) => {
      if (point === 'knowledge:reading') void deleteItem(memory.ports, memory.conversion(), id);
    };
    await memory.work();
    expect((await list()).items).toEqual([]);
    expect(known()).toEqual([]);
    expect(memory.originals.size).toBe(0);
  });

  test('that is deleted stays whole until its time is over: put back, it is as before; then it is gone for good', async () => {
    memory.pages.set(address, page('Nineteen canoes.'));
    const { id } = await addPage();
    await memory.work();
    const before = await list();
    await deleteItem(memory.ports, memory.conversion(), id, 10);
    expect(await list()).toMatchObject({
      items: [],
      deleted: [{ item: { id }, secondsLeft: 10 }],
      entryCount: 0,
    });
    await rereadAllItems(memory.ports, memory.conversion());
    await restoreItem(memory.ports, memory.conversion(), id);
    await memory.work();
    const restored = await list();
    expect(restored.items).toEqual(before.items.map((item) => ({ ...item, heading: 'Boats' })));
    expect(restored.deleted).toEqual([]);

    await deleteItem(memory.ports, memory.conversion(), id, 10);
    // The message is lost: the sweeper finds the work by its time.
    memory.sent.length = 0;
    const dueAt = Date.parse(memory.library()?.dueAt ?? '');
    expect(dueAt - memory.ports.now().getTime()).toBe(10_000);
    memory.passTime(11);
    memory.ports.reach = () => undefined;
    await run();
    await memory.work();
    expect(await list()).toMatchObject({ items: [], deleted: [], entryCount: 0 });
    expect(known()).toEqual([]);
    expect(memory.sources.size).toBe(0);
    await expect(restoreItem(memory.ports, memory.conversion(), id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await addPage()).status).toBe('pending');
  });

  test('that is added again while it is deleted is not deleted', async () => {
    memory.pages.set(address, page('Nineteen canoes.'));
    const { id } = await addPage();
    await memory.work();
    await deleteItem(memory.ports, memory.conversion(), id, 10);
    await addPage();
    memory.passTime(11);
    await memory.work();
    expect((await list()).items).toMatchObject([{ id, status: 'processed' }]);
    expect(known()).toEqual(['Nineteen canoes.']);
  });

  test('exists once, however often its URL is added', async () => {
    memory.pages.set(address, page('Nineteen canoes.'));
    await addPage();
    await addPage();
    await memory.work();
    expect((await list()).items).toHaveLength(1);
  });

  test('over the plan’s limit is refused', async () => {
    const { entries: limit } = await findPlanOf(memory.ports, memory.conversion());
    for (let count = 0; count < limit; count++) await addText(`Canoe ${count}.`);
    await expect(addText('One more.')).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});

describe('the work', () => {
  const points = [
    'knowledge:leased',
    'knowledge:reading',
    'knowledge:read',
    'knowledge:built',
    'knowledge:published',
    'knowledge:settled',
    'knowledge:examined',
  ];
  test.each(points)('that dies at %s is resumed after its lease', async (point) => {
    await addText('The boathouse holds nineteen canoes.');
    memory.sent.length = 0;
    const killed = new Promise<never>(() => undefined);
    let isKilled = false;
    const { files, libraries } = memory.ports;
    memory.ports.reach = (reached) => {
      if (reached !== point || isKilled) return;
      isKilled = true;
      // From here on this worker can't change anything.
      memory.ports.libraries = { ...libraries, find: () => killed };
      memory.ports.files = { ...files, readSource: () => killed };
      memory.ports.files.readDocument = () => killed;
    };
    void run();
    await expect.poll(() => isKilled).toBe(true);
    memory.ports.libraries = libraries;
    memory.ports.files = files;
    await run();
    expect(memory.library()).toHaveProperty('leaseOwner');
    memory.passTime(71);
    memory.sent.push(0);
    await memory.work();
    expect(known()).toEqual(['The boathouse holds nineteen canoes.']);
    expect(memory.conversion().readiness).toBeDefined();
  });

  test('is done by only one of two workers', async () => {
    await addText('The boathouse holds nineteen canoes.');
    await Promise.all([run(), run()]);
    expect(memory.points.filter((point) => point === 'knowledge:read')).toHaveLength(1);
  });

  test('that fails is retried with backoff, then given up with a reason, and the old knowledge stays', async () => {
    await addText('The boathouse holds nineteen canoes.');
    await memory.work();
    const before = memory.conversion().knowledgeVersion;
    const publish = memory.ports.conversions.publishKnowledge;
    memory.ports.conversions.publishKnowledge = () => Promise.reject(new Error('The table is away'));
    await addText('The rowing machine is in the east wing.');
    await memory.work();
    expect(memory.failures).toHaveLength(5);
    expect(memory.conversion().knowledgeVersion).toBe(before);
    expect(await list()).toMatchObject({ isUpdating: false, failure: expect.stringContaining('try again') });
    memory.ports.conversions.publishKnowledge = publish;
    await addText('The chapel is open.');
    await memory.work();
    expect(known()).toContain('The rowing machine is in the east wing.');
    expect(await list()).not.toHaveProperty('failure');
  });

  test('keeps three versions of the knowledge, including the published one', async () => {
    for (let count = 0; count < 6; count++) {
      await addText(`Canoe ${count} is red.`);
      await memory.work();
    }
    expect(memory.knowledge.size).toBe(3);
    expect(known()).toHaveLength(6);
  });
});

describe('a knowledge base whose owner is erased', () => {
  test.each(['knowledge:leased', 'knowledge:published'])(
    'isn’t recreated by work that has reached %s',
    async (point) => {
      await addText('The boathouse holds nineteen canoes.');
      const reached: string[] = [];
      memory.ports.reach = (at) => {
        reached.push(at);
        if (at === point) memory.eraseLibrary();
      };
      await memory.work();
      expect(reached).toContain(point);
      expect(memory.library()).toBeUndefined();
      expect(memory.failures).toEqual([]);
      await run();
      expect(memory.library()).toBeUndefined();
    },
  );
});

describe('the owner’s corrections', () => {
  test('given at the same time are both kept, each question once, and old lists are deleted', async () => {
    const correct = (question: string, answer: string) =>
      correctAnswer(memory.ports, memory.conversion(), { question, answer });
    await Promise.all([correct('When do you open?', 'At nine.'), correct('Who runs it?', 'Ana Silva.')]);
    const { id } = await correct('when do you OPEN', 'At ten.');
    const { corrections } = await list();
    expect(corrections.map(({ answer }) => answer).sort()).toEqual(['Ana Silva.', 'At ten.']);
    expect(memory.corrections.size).toBe(1);
    const ways = ['Opening hours?', 'opening HOURS', 'When do you open'];
    await correctAnswer(memory.ports, memory.conversion(), {
      ...{ question: 'When do you open?', answer: 'At ten.', wordings: ways },
    });
    const changed = await correct('When do you open?', 'At eleven.');
    expect(changed, 'other wordings stay, each once').toMatchObject({ id, wordings: ['opening HOURS'] });
    await deleteCorrection(memory.ports, memory.conversion(), id);
    await expect(deleteCorrection(memory.ports, memory.conversion(), id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
