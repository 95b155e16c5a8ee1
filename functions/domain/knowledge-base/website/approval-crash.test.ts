import { expect, test } from 'vitest';
import { openApprovingCustomer } from '#tests/support/worlds/approving-customer.ts';

test.each(['knowledge:crawled', 'knowledge:built', 'knowledge:published', 'knowledge:taken'])(
  'a worker that dies at %s neither says what waits nor loses it',
  async (point) => {
    const { site, read, memory, said, waitingPaths, decide } = await openApprovingCustomer();
    site.change('/course-1', { price: 999 });
    site.move('/course-3', '/moved/course-3', true);
    site.change('/moved/course-3', { price: 997 });
    site.layout.year = 2026;
    let isDead = false;
    memory.ports.reach = (reached) => {
      if (reached !== point || isDead) return;
      isDead = true;
      throw new Error('The machine is gone');
    };
    await read();
    expect(memory.failures).toHaveLength(1);
    expect(said(1, 3)).toEqual(['$305', '$315']);
    expect(await waitingPaths()).toEqual(['/course-1', '/moved/course-3']);
    await decide('take');
    expect(said(1, 3)).toEqual(['$999', '$997']);
  },
);
