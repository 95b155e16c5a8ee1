import { expect, test } from 'vitest';
import { contactMessageSchema } from './contact-message.ts';

// Document 3 section 5, "Contact form".

const valid = {
  name: 'Elena Marsh',
  organization: 'Maple Grove School',
  phone: '(541) 555-0142',
  email: 'elena@maple-grove.org',
  message: 'Please show us a demonstration.',
  captcha: '7',
};

const limits: [field: keyof typeof valid, tooLittle: string, enough: string, message: string][] = [
  ['name', 'E', 'El', 'Name must be at least 2 characters'],
  ['organization', '', 'M', 'Organization is required'],
  ['phone', '555-01420', '555-014200', 'Please enter a valid phone number'],
  ['email', 'elena@maple-grove', 'e@m.org', 'Please enter a valid email address'],
  ['message', 'Call me 9', 'Call me 10', 'Message must be at least 10 characters'],
  ['captcha', '', '7', 'Please complete the captcha'],
];

const read = (field: string, value: string) => contactMessageSchema.safeParse({ ...valid, [field]: value });
const problemsWith = (field: string, value: string) =>
  read(field, value).error?.issues.map(({ path, message }) => ({ field: path.join('.'), message }));

test.each(limits)('the %s of a contact message rejects "%s" and accepts "%s"', (field, ...limit) => {
  const [tooLittle, enough, message] = limit;
  expect(problemsWith(field, tooLittle)).toEqual([{ field, message }]);
  expect(read(field, enough).data).toEqual({ ...valid, [field]: enough });
});

test.each(limits)('spaces around the %s are ignored', (field, tooLittle, _enough, message) => {
  expect(problemsWith(field, `   ${tooLittle}   `)).toEqual([{ field, message }]);
});
