import { expect, test } from 'vitest';
import type { StoredForm, StoredSubmission } from './form.ts';
import { listMailIds } from './form-mail-ids.ts';
import { composeDigest } from './form-mails.ts';

const form: StoredForm = {
  ...{ formId: 'form', conversionId: 'conv_edgpt_0', brandId: 'edgpt', name: 'Enrollment', description: '' },
  ...{ type: 'built', filename: null, url: null, fields: [], createdAt: '2026-03-02' },
  workflow: {
    notifications: [],
    autoReply: false,
    integrations: [],
    routing: { department: '', priority: 'normal' },
  },
};
const sendAt = (submittedAt: string): StoredSubmission => ({
  ...{ submissionId: `${submittedAt.replace(/[-:.]/g, '')}-1`, formId: 'form', formName: 'Enrollment' },
  ...{ submittedAt, source: 'page', completionSeconds: null },
  answers: [{ fieldId: 'f1', label: 'Name', answer: 'Ana' }],
});
const tell = (submittedAt: string, times: number) =>
  composeDigest(
    { form, submission: sendAt(submittedAt) },
    { to: 'office@maple-grove.org', index: 0, url: 'https://edgpt.ai/dashboard', times },
  );

test('many submissions of an hour are one mail at its end, without their words, and go with the form', () => {
  const first = tell('2026-03-02T10:05:00.000Z', 11);
  const later = tell('2026-03-02T10:59:59.000Z', 14);
  expect(later.mailId).toBe(first.mailId);
  expect(tell('2026-03-02T11:00:00.000Z', 11).mailId).not.toBe(first.mailId);
  expect(later).toMatchObject({
    subject: '14 submissions: Enrollment',
    notBefore: '2026-03-02T11:00:00.000Z',
  });
  expect(later.text).toContain('14 times from 10:00 to 11:00 UTC');
  expect(later.text).not.toContain('Ana');
  expect(listMailIds('form', sendAt('2026-03-02T10:05:00.000Z').submissionId)).toContain(first.mailId);
});
