import type { FormField } from '#shared/domain/forms/form-fields.ts';

const makeField = (id: string, kind: FormField['kind'], required = false): FormField => ({
  ...{ id, kind, required },
  label: `The ${kind}`,
  options: kind === 'choice' ? ['Red', 'Blue'] : [],
});
export const fields = [
  makeField('f1', 'name', true),
  makeField('f2', 'email', true),
  makeField('f3', 'choice'),
  makeField('f4', 'text'),
  makeField('f5', 'file'),
];
export const workflow = {
  notifications: ['admissions@maple-grove.org'],
  autoReply: true,
  routing: { department: 'Admissions', priority: 'high' as const },
};
