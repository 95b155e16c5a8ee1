import { expect, test } from 'vitest';
import { formWorkflowInputSchema, formWorkflowSchema } from './form.ts';

test('a stored form stays readable when input rules now refuse its address', () => {
  const workflow = { notifications: ['office@example..org'] };
  expect(formWorkflowInputSchema.safeParse(workflow).success).toBe(false);
  expect(formWorkflowSchema.parse(workflow).notifications).toEqual(workflow.notifications);
});
