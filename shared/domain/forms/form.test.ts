import { expect, test } from 'vitest';
import { formWorkflowInputSchema, formWorkflowSchema } from './form.ts';

test('a form that was stored with an address that is refused now stays readable', () => {
  const workflow = { notifications: ['office@example..org'] };
  expect(formWorkflowInputSchema.safeParse(workflow).success).toBe(false);
  expect(formWorkflowSchema.parse(workflow).notifications).toEqual(workflow.notifications);
});
