import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openTenant } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { uploadDocument } from '#tests/support/callers/upload-document.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';
import { fields, workflow } from './form-of-test.ts';

const organisation = 'Counting Academy';
const office = 'counting-office@maple-grove.org';
let stack: JoinedStack;
let owner: Agent;
let conversionId: string;

beforeAll(async () => {
  stack = await joinStack();
  const tenant = await openTenant(stack.url, organisation, 'edgpt', stack.smallSiteUrl);
  ({ agent: owner, conversionId } = tenant);
  // A form confirms to its sender once its owner has confirmed.
  await confirmMailedAddress(stack.url, tenant.email);
});
afterAll(() => stack?.leave());

const visitor = () => openAgent(stack.url).client;

test('a form can be filled in, is counted, mails its addresses once and confirms to its sender', async () => {
  const toOffice = { ...workflow, notifications: [office] };
  const form = { conversionId, name: 'Enrollment form', description: '', fields, workflow: toOffice };
  const { id, publicLink } = await owner.client.forms.create(form);
  expect(publicLink).toBe(`${stack.url}/form/${id}`);
  const shown = await visitor().forms.getPublic({ formId: id });
  expect(shown).toMatchObject({ name: 'Enrollment form', organisation, fields });
  expect(JSON.stringify(shown)).not.toContain(office);

  const data = {
    f1: '<b>Ana</b>',
    f2: 'ana@nunez.example',
    f3: 'Blue',
    f5: await uploadDocument(stack.url, 'id.txt', 'My papers'),
  };
  const sent = { formId: id, data, completionSeconds: 42, submissionKey: 'once' };
  await visitor().forms.submit(sent);
  await visitor().forms.submit({ ...sent, source: 'assistant' });

  const { submissions } = await owner.client.forms.listSubmissions({ formId: id });
  expect(submissions).toHaveLength(1);
  expect(submissions[0]).toMatchObject({ formName: 'Enrollment form', source: 'page', completionTime: 42 });
  expect(submissions[0]?.answers.map(({ answer, isFile }) => [answer, isFile])).toEqual([
    ['<b>Ana</b>', false],
    ['ana@nunez.example', false],
    ['Blue', false],
    ['id.txt', true],
  ]);
  const submissionId = submissions[0]?.id ?? '';
  const { url } = await owner.client.forms.getFile({ formId: id, submissionId, fieldId: 'f5' });
  const file = await fetch(url);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(await file.text()).toBe('My papers');

  await confirmMailedAddress(stack.url, office);
  await expect.poll(async () => (await readMails(stack.url, office)).length).toBe(2);
  const [notice, mail] = await readMails(stack.url, office);
  expect(notice?.text).toMatch(/A visitor of .+ filled in a form for you\./);
  expect(`${notice?.subject} ${leaveOutLinks(notice?.text)}`).not.toMatch(/Ana|Enroll|Admissions|nunez/);
  expect(mail?.subject).toBe('[High priority] New submission: Enrollment form');
  expect(mail?.text).toContain('Admissions');
  expect(mail?.text).toContain('ana@nunez.example');
  await expect.poll(async () => (await readMails(stack.url, 'ana@nunez.example')).length).toBe(1);
  const [reply] = await readMails(stack.url, 'ana@nunez.example');
  expect(reply?.text).toContain('The form that was sent with this address has arrived');
  expect(leaveOutLinks(reply?.text)).not.toMatch(/Ana|Enroll/);

  const [listed] = (await owner.client.forms.list({ conversionId })).forms;
  expect(listed?.analytics).toMatchObject({ views: 1, submissions: 1, conversionRate: 100 });
  expect(listed?.analytics.popularFields).toEqual(['The name', 'The email', 'The choice']);
  const { totals, submissions: recent } = await owner.client.forms.getAnalytics({ conversionId });
  expect(totals).toEqual({
    forms: 1,
    views: 1,
    submissions: 1,
    conversionRate: 100,
    averageCompletionTime: 42,
  });
  expect(recent.map(({ id }) => id)).toEqual([submissionId]);

  // It waits in the inbox too, until the form goes.
  const { messages } = await owner.client.inbox.listOwn({ kind: 'form' });
  expect(messages).toMatchObject([
    {
      ...{ headline: 'Enrollment form', name: '<b>Ana</b>', contact: 'ana@nunez.example', status: 'sent' },
      ...{ canBeMailed: true, priority: 'high', form: { formId: id, name: 'Enrollment form' } },
    },
  ]);
  expect(messages[0]?.userMessage).toContain('The choice: Blue');
  await owner.client.forms.remove({ formId: id });
  expect((await owner.client.inbox.listOwn({})).messages).toEqual([]);
});

/** A token of a link may hold any letters. */
function leaveOutLinks(text = ''): string {
  return text.replaceAll(/https?:\S+/g, '');
}
