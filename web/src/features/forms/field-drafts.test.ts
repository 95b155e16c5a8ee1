import { expect, test } from 'vitest';
import { formFieldsSchema } from '#shared/domain/forms/form-fields.ts';
import { makeField, moveField } from './field-drafts.ts';

test('a field added after a removal gets a unique id', () => {
  const first = makeField('name', []);
  const second = makeField('email', [first]);
  const third = makeField('choice', [second]);
  expect(formFieldsSchema.parse([second, third])).toHaveLength(2);
});

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('the field at %i moves by %i', (from, by, order) => {
  const fields = ['a', 'b', 'c'].map((id) => ({ ...makeField('text', []), id }));
  expect(moveField(fields, from, by).map(({ id }) => id)).toEqual(order);
});
