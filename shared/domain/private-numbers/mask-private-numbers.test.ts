import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { maskPrivateNumbers } from './mask-private-numbers.ts';

const readLines = (file: string) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');
const hidden = (text: string) => text.replace(/[\p{L}\p{N}]/gu, '•');

const cards = [
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '4111.1111.1111.1111',
  '4111 - 1111 - 1111 - 1111',
  '4111\u00a01111\u00a01111\u00a01111',
  '4111\n1111\n1111\n1111',
  '4111\u200b1111\u20111111\u20131111',
  '41 11 11 11 11 11 11 11',
  '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
  '4222222222222',
  '4222 222 222 222',
  '3056 930902 5904',
  '378282246310005',
  '3782 822463 10005',
  '5555 5555 5555 4444',
  '2223 0031 2200 3222',
  '6011 1111 1111 1117',
  '3530 1113 3330 0000',
  '6759 6498 2643 8453',
  '6205 5000 0000 0000 004',
  '4000 0000 0000 0000 006',
  '４１１１ １１１１ １１１１ １１１１',
  '٤١١١ ١١١١ ١١١١ ١١١١',
];

const securityNumbers = [
  '123-45-6789',
  '123 45 6789',
  '123.45.6789',
  '123–45–6789',
  '123 - 45 - 6789',
  '001-01-0001',
  '665-99-9999',
  '667-01-0001',
  '899-99-9999',
  '１２３-４５-６７８９',
];

const ibans = [
  'DE89 3704 0044 0532 0130 00',
  'DE89370400440532013000',
  'de89 3704 0044 0532 0130 00',
  'DE89-3704-0044-0532-0130-00',
  'DE 89 3704 0044 0532 0130 00',
  'GB82 WEST 1234 5698 7654 32',
  'FR14 2004 1010 0505 0001 3M02 606',
  'NO93 8601 1117 947',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'CH93 0076 2011 6238 5295 7',
  'NL91 ABNA 0417 1643 00',
  'DE89\u00a03704\n0044\u200b0532 0130 00',
];

describe('masks every digit and keeps the words around it:', () => {
  test.each([...cards, ...securityNumbers, ...ibans])('%j', (number) => {
    const text = `Hello, mine is ${number}, thanks. Room 12?`;
    expect(maskPrivateNumbers(text)).toBe(`Hello, mine is ${hidden(number)}, thanks. Room 12?`);
    expect(maskPrivateNumbers(number)).toBe(hidden(number));
    expect(maskPrivateNumbers(`(${number})`)).toBe(`(${hidden(number)})`);
  });

  test.each([
    ['card 4111 1111 1111 1111 12/27 123', 'card •••• •••• •••• •••• 12/27 •••'],
    ['room 5, 4111 1111 1111 1111 please', 'room 5, •••• •••• •••• •••• please'],
    ['4111111111111111 or 5555555555554444', '•••••••••••••••• or ••••••••••••••••'],
    ['my ssn is 123456789', 'my ssn is •••••••••'],
    ['Social Security Number: 123 456 789?', 'Social Security Number: ••• ••• •••?'],
    ['social-security no. 123456789', 'social-security no. •••••••••'],
    ['?q=4111+1111%201111+1111&x=1', '?q=••••+••••%20••••+••••&x=1'],
    ['IBAN:DE89370400440532013000, 3 x', 'IBAN:••••••••••••••••••••••, 3 x'],
    ['IBAN DE89 3704 0044 0532 0130 00 and 123-45-6789', 'IBAN •••• •••• •••• •••• •••• •• and •••-••-••••'],
  ])('%s', (text, masked) => {
    expect(maskPrivateNumbers(text)).toBe(masked);
  });
});

describe('leaves unchanged:', () => {
  test.each([
    ['a number that fails the check digit', '4111 1111 1111 1112'],
    ['a card of 12 digits', '500000000008'],
    ['a number of 20 digits', '41111111111111111111'],
    ['an order number', 'order 2026-0004711-88'],
    ['an order number', '#1234567890123456'],
    ['a parcel', '1Z 999 AA1 01 2345 6784'],
    ['a book', '978-3-16-148410-0'],
    ['a phone’s device number (IMEI)', 'IMEI 356938035643809'],
    ['milliseconds', '1764028800000'],
    ['years', '2019 2020 2021 2022'],
    ['dates', '2026-11-24 2026-11-25 2026-11-26'],
    ['dates', '24.11.2026 - 30.12.2026'],
    ['hours', '08:00-12:00 13:00-17:30'],
    ['a US phone number', '(541) 555-0142'],
    ['a US phone number', '+1 541 555 0142'],
    ['phone numbers', '415-555-2671 or 555-123-4567, 555-987-6543'],
    ['phone numbers', '01 23 45 67 89 06 12 34 56 78'],
    ['a German phone number that passes the check', '+49 1511 2345 673'],
    ['a German phone number that passes the check', 'phone: 4915112345673'],
    ['a ZIP code', '94103-1234'],
    ['a case that looks like an employer’s number', 'case number 12-3456789'],
    ['an area that was never issued', '000-12-3456'],
    ['an area that was never issued', '666-12-3456'],
    ['a group that was never issued', '123-00-4567'],
    ['a serial that was never issued', '123-45-0000'],
    ['nine digits without the name of a security number', '123456789'],
    ['a longer number that ends like one', '1-123-45-6789'],
    ['a longer number that starts like one', '123-45-6789-01'],
    ['an IBAN with wrong check digits', 'DE88 3704 0044 0532 0130 00'],
    ['an IBAN that is too short', 'DE89 3704 0044 0532 0130'],
    ['an IBAN-like number of a country without IBANs', 'US89 3704 0044 0532 0130 00'],
    ['a price', '$1,234,567.89 and 12 000 000,00 EUR'],
    ['an already masked number', '•••• •••• •••• ••••'],
    ['no number', 'When do you open?'],
    ['nothing', ''],
  ])('%s: %s', (_kind, text) => {
    expect(maskPrivateNumbers(text)).toBe(text);
  });
});

describe('masks a secret by its name or its shape, and nothing beside it:', () => {
  const secrets = readLines('typed-secrets.txt');
  test('the list holds every kind', () => expect(secrets.length).toBeGreaterThan(160));
  test.each(secrets)('%s', (marked) => {
    const typed = marked.replace(/[[\]]/g, '');
    const masked = maskPrivateNumbers(typed);
    // Signs in a password become dots too; spaces and the words around it stay.
    const [secret = ''] = /(?<=\[)[^\]]+/.exec(marked) ?? [];
    const signs = (text: string) => text.replace(/[^\s•]/gu, '•');
    const expected = marked.replace(/\[([^\]]+)\]/g, (_, value: string) => signs(value));
    expect(masked.replace(/(?<=•)[^\p{L}\p{N}\s](?=•)/gu, '•')).toBe(
      expected.replace(/(?<=•)[^\p{L}\p{N}\s](?=•)/gu, '•'),
    );
    expect(masked).not.toContain(secret);
    expect(maskPrivateNumbers(masked), 'masked again').toBe(masked);
  });
});

test('changes none of 300 ordinary questions', () => {
  const questions = readLines('ordinary-questions.txt');
  expect(questions.length).toBeGreaterThanOrEqual(300);
  expect(questions.filter((question) => maskPrivateNumbers(question) !== question)).toEqual([]);
});

test('every phone number that is left for a call back stays whole', () => {
  const shapes = readLines('phone-numbers.txt');
  expect(shapes.length).toBeGreaterThan(100);
  const frames = [
    '#',
    'Ana Marsh, #',
    'call me at #',
    'Meine Nummer ist #',
    'mon numéro est le #',
    '#, ana@nunez.example',
  ];
  frames.push(
    'I forgot my password, please call #',
    'My account is locked. #',
    'My passport was lost, my phone is #',
  );
  let last = 1;
  const makeDigit = () => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String(Math.floor((last / 2_147_483_648) * 10));
  };
  const texts = shapes.flatMap((shape) =>
    Array.from({ length: 8 }, () => shape.replaceAll('d', makeDigit)).flatMap((phone) =>
      frames.map((frame) => frame.replace('#', phone)),
    ),
  );
  expect(texts.filter((text) => maskPrivateNumbers(text) !== text)).toEqual([]);
});

test('a long run of digits is masked in linear time', () => {
  for (const text of [
    '4 ',
    '12-',
    'DE89 ',
    '4111 1111 ',
    '1',
    'password ',
    'account no. for x ',
    'is my ',
    'sk-',
  ].map((part) => part.repeat(20_000)))
    expect(maskPrivateNumbers(text)).toHaveLength(text.length);
});
