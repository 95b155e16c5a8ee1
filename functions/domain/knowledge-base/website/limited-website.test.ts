import { expect, test } from 'vitest';
import { openLivingCustomer } from '#tests/support/worlds/living-customer.ts';

const path = (url: string | undefined) => url && new URL(url).pathname;

test('on a website larger than its plan no page leaves by chance, and no page that comes in is told as new facts', async () => {
  const { site, read, pages } = await openLivingCustomer(60, 'trial');
  const addresses = () => pages().map(({ url }) => path(url));
  const before = addresses().toSorted();
  expect(before).toHaveLength(25);
  site.layout.isReversed = true;
  site.layout.banner = 'We use cookies to make this website work.';
  expect(await read()).toBeUndefined();
  expect(addresses().toSorted()).toEqual(before);

  const [changed = '', gone = ''] = before.filter((address) => address !== '/');
  site.change(changed, { price: 999 });
  site.courses.delete(gone);
  const told = await read();
  expect(told?.facts.map(({ page, after }) => [path(page.url), after?.value])).toEqual([[changed, '$999']]);
  expect(told?.vanished.map(({ url }) => path(url))).toEqual([gone]);
  // It says what it said beside the page that came in its place, until its owner decides.
  expect(addresses()).toHaveLength(26);
  expect(addresses()).toEqual(expect.arrayContaining(before));
  expect(await read()).toBeUndefined();
  expect(addresses()).toHaveLength(26);
});

test('what a larger plan adds is no change of the website', async () => {
  const { read, pages, buy } = await openLivingCustomer(60, 'trial');
  buy('professional');
  expect(await read()).toBeUndefined();
  expect(pages()).toHaveLength(60);
});
