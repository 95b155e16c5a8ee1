import { expect, test } from 'vitest';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { FunctionTests } from './function-tests.tsx';

const conversionId = `conv_edgpt_${'0'.repeat(26)}`;
const item: KnowledgeItem = {
  ...{ id: 'item-1', type: 'video', title: 'Function test', status: 'pending', wordCount: 0 },
  createdAt: '2026-03-05T10:00:00Z',
};

test.each<[string, Partial<KnowledgeItem>, RegExp]>([
  ['holds words', { status: 'processed', wordCount: 1430 }, /was read: 1,430 words/],
  ['holds none', { status: 'processed' }, /was read and holds no words/],
  ['cannot be read', { status: 'error', reason: 'It is a picture.' }, /could not be read. It is a picture./],
])('an entry that %s is reported as what it is', async (_case, read, said) => {
  fakeClient({
    knowledgeBase: {
      processVideo: () => ({ success: true, item, wordCount: 0 }),
      getItem: () => ({ item: { ...item, ...read }, blocks: [], isCut: false }),
    },
  });
  const { fill, user, screen, press } = openPart(<FunctionTests />);
  await fill('Conversion ID', conversionId);
  await user.click(await screen.findByRole('tab', { name: 'Video' }));
  await press('Test Video');
  await screen.findByText(said);
  const isRead = read.wordCount !== undefined;
  expect(screen.getAllByText(isRead ? 'Passed' : 'Failed').length).toBeGreaterThan(0);
});
