import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { useReadTogether } from './use-read-together.ts';

const key = ['user', 'inbox', 'listOwn'];
let read = 0;

function List() {
  useQuery({ queryKey: [...key, {}], queryFn: () => ++read });
  return null;
}

function Page() {
  const [count, setCount] = useState<number>();
  const [isOpen, setOpen] = useState(true);
  useReadTogether(count, [key]);
  return (
    <>
      {isOpen && <List />}
      <button type="button" onClick={() => setCount((count ?? 0) + 1)}>
        Count
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
    </>
  );
}

test('a list is read again when its count changes, also if it is opened only afterwards', async () => {
  const { press } = openPart(<Page />);
  await expect.poll(() => read).toBe(1);
  await press('Count');
  await press('Toggle');
  await press('Toggle');
  expect(read, 'the first count tells of no change').toBe(1);
  await press('Count');
  await expect.poll(() => read).toBe(2);
  await press('Toggle');
  await press('Count');
  expect(read, 'nobody looks at it').toBe(2);
  await press('Toggle');
  await expect.poll(() => read).toBe(3);
});
