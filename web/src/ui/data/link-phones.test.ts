import { expect, test } from 'vitest';
import { linkPhones } from './link-phones.ts';

const telephones = ['+15415550142', '+4930901820', '+15415550100;ext=12'];
const linksOf = (text: string) =>
  linkPhones(text, telephones).flatMap(({ text: part, href }) =>
    href === undefined ? [] : [`${part} ${href}`],
  );

test.each([
  ['Call (541) 555-0142 today.', ['(541) 555-0142 tel:+15415550142']],
  ['+1 541.555.0142', ['+1 541.555.0142 tel:+15415550142']],
  [
    'Tel. +49 (0)30 901820 oder 030 90 18 20',
    ['+49 (0)30 901820 tel:+4930901820', '030 90 18 20 tel:+4930901820'],
  ],
  ['541-555-0100 ext. 12', ['541-555-0100 tel:+15415550100;ext=12']],
  ['Nurse: 555-0142', ['555-0142 tel:+15415550142']],
])('a telephone number of the website in “%s” dials it whole', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test.each(['Open 8:00 - 12:00, 2026-27', 'Order 541 555 0199', '$4,541,555.01', 'VAT 0142'])(
  'no other number of “%s” is a link',
  (text) => expect(linkPhones(text, telephones)).toEqual([{ text }]),
);
