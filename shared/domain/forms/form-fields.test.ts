import { describe, expect, test } from 'vitest';
import {
  cleanAnswers,
  type FormField,
  fieldKinds,
  findAnswerIssues,
  formFieldsSchema,
} from './form-fields.ts';

const makeField = (kind: FormField['kind'], required = false): FormField => ({
  id: kind,
  kind,
  label: `Your ${kind}`,
  required,
  options: kind === 'choice' ? ['Red', 'Blue'] : [],
});

describe('an answer', () => {
  test.each([
    ['name', 'Ana Núñez', undefined],
    ['name', 'x'.repeat(201), 'at most 200 characters'],
    ['email', 'ana@nunez.example', undefined],
    ['email', 'ana@nunez', 'valid email'],
    ['email', 'ana@nunez.example, bob@x.example', 'valid email'],
    ['phone', '(541) 555-0142', undefined],
    ['phone', '+49 30 901820', undefined],
    ['phone', '541-555-0142 ext. 12', undefined],
    ['phone', '12345', 'valid phone'],
    ['phone', 'call me', 'valid phone'],
    ['phone', '1234567890123456', 'valid phone'],
    ['date', '2026-02-28', undefined],
    ['date', '2026-02-30', 'valid date'],
    ['date', '28.02.2026', 'valid date'],
    ['choice', 'Blue', undefined],
    ['choice', 'Green', 'one of the options'],
    ['text', 'Two\nlines', undefined],
    ['text', 'x'.repeat(5001), 'at most 5,000 characters'],
  ] as const)('of the kind %s, %j: %s', (kind, answer, message) => {
    const issues = findAnswerIssues([makeField(kind)], { [kind]: answer });
    expect(issues).toEqual(message ? [{ field: kind, message: expect.stringContaining(message) }] : []);
  });

  test.each(fieldKinds)('of the kind %s is optional unless required', (kind) => {
    expect(findAnswerIssues([makeField(kind)], {})).toEqual([]);
    expect(findAnswerIssues([makeField(kind, true)], {})).toEqual([
      { field: kind, message: `Your ${kind} is required.` },
    ]);
  });

  test('to an unknown field is dropped, and so are invisible characters', () => {
    const data = { name: ' A\u202en\u0000a\u200b ', other: 'x', text: '   ' };
    expect(cleanAnswers([makeField('name'), makeField('text')], data)).toEqual({ name: 'A n a' });
  });
});

describe('a form', () => {
  test.each([
    ['two fields with the same id', [makeField('name'), makeField('name')]],
    ['a choice with one option', [{ ...makeField('choice'), options: ['Red'] }]],
    ['a choice with duplicate options', [{ ...makeField('choice'), options: ['Red', 'Red'] }]],
    ['a field without a label', [{ ...makeField('name'), label: ' ' }]],
    [
      'too many fields',
      Array.from({ length: 41 }, (_, index) => ({ ...makeField('name'), id: `f${index}` })),
    ],
  ])('with %s is refused', (_name, fields) => {
    expect(formFieldsSchema.safeParse(fields).success).toBe(false);
  });

  test('with one field of each kind is accepted', () => {
    expect(formFieldsSchema.parse(fieldKinds.map((kind) => makeField(kind)))).toHaveLength(fieldKinds.length);
  });
});

describe('a field may not ask for a secret, because answers are mailed:', () => {
  const save = (label: string, kind: FormField['kind'] = 'text') =>
    formFieldsSchema.safeParse([makeField('email'), { ...makeField(kind), label }]).error?.issues ?? [];

  test.each([
    ...[
      'Password',
      'Your portal PIN',
      'What is your EIN?',
      'Employer Identification Number (EIN)',
      'Spouse SSN',
    ],
    ...[
      'SSN/ITIN',
      'Passport No.',
      'Bank account number',
      'Account number (10 digits)',
      'Credit card number',
    ],
    ...[
      'CVV',
      "Driver's license number",
      'Please enter your SIN',
      'API key',
      'IBAN',
      'Steuer-ID',
      'Kontonummer',
    ],
    ...['Numéro de sécurité sociale', 'DNI', 'CPF', 'マイナンバー', '护照号码'],
  ])('%s', (label) => {
    const [issue] = save(label);
    expect(issue).toMatchObject({ path: [1, 'label'], message: expect.stringContaining('ask by phone') });
  });

  test.each([
    ...[
      'Do you have a passport?',
      'Passport expiry date',
      'Account type',
      'Name on the account',
      'Phone number',
    ],
    ...['Student ID', 'Case number', 'Order number', 'Reason for password reset', 'Last 4 digits of SSN'],
    ...['Visa status', 'Tax year', 'Company name', 'Why do you need an account?', 'Message'],
  ])('%s stays', (label) => {
    expect(save(label)).toEqual([]);
  });

  test('a file or a choice is not typed', () => {
    expect(save('Passport', 'file')).toEqual([]);
    expect(save('Passport', 'choice')).toEqual([]);
  });
});
