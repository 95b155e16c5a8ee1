import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openTenant } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { uploadDocument } from '#tests/support/callers/upload-document.ts';
import { writePdfForm } from '#tests/support/documents/document-writers.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';
import { fields, workflow } from './form-of-test.ts';

let stack: JoinedStack;
let owner: Agent;
let stranger: Agent;
let conversionId: string;

async function openOwner(name: string): Promise<{ agent: Agent; conversionId: string }> {
  const agent = openAgent(stack.url);
  const trial = describeTrial(name, stack.smallSiteUrl);
  const started = await agent.client.signup.createTrial(trial);
  await agent.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  return { agent, conversionId: started.conversionId };
}

beforeAll(async () => {
  stack = await joinStack();
  ({ agent: owner, conversionId } = await openOwner('Enrolling School'));
  // A form confirms to its sender once its owner has confirmed.
  await confirmMailedAddress(stack.url, 'enrolling-school@maple-grove.org');
  ({ agent: stranger } = await openOwner('Other Enrolling School'));
});
afterAll(() => stack?.leave());

const create = (name: string, change: object = {}) =>
  owner.client.forms.create({ conversionId, name, description: '', fields, workflow, ...change });
const visitor = () => openAgent(stack.url).client;

const upload = (name: string, content: Uint8Array<ArrayBuffer> | string) =>
  uploadDocument(stack.url, name, content);

describe('a form', () => {
  test('is linked where its organisation’s brand is, and its owner signed in', async () => {
    const tenant = await openTenant(stack.url, 'Enrolling Law Firm', 'law', stack.smallSiteUrl);
    const { conversionId } = tenant;
    const form = { conversionId, name: 'Intake', description: '', fields, workflow };
    const { publicLink } = await tenant.agent.client.forms.create(form);
    expect(new URL(publicLink).host).toBe(`lawfirm.${new URL(stack.url).host}`);
  });

  test('reports each invalid field', async () => {
    const { id } = await create('Strict form');
    const submit = (data: Record<string, string>) => visitor().forms.submit({ formId: id, data });
    await expect(submit({ f2: 'nobody', f3: 'Green' })).rejects.toMatchObject({
      code: 'VALIDATION',
      issues: [
        { field: 'f1', message: 'The name is required.' },
        { field: 'f2', message: 'Please enter a valid email address' },
        { field: 'f3', message: 'Please choose one of the options' },
      ],
    });
    await expect(
      submit({ f1: 'Ana', f2: 'ana@nunez.example', f5: 'upload://00000000000000000000000000' }),
    ).rejects.toMatchObject({ code: 'VALIDATION', issues: [{ field: 'f5' }] });
    await expect(
      visitor().forms.submit({ formId: id, platform: 'law', data: { f1: 'Ana', f2: 'ana@nunez.example' } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await owner.client.forms.listSubmissions({ formId: id })).submissions).toEqual([]);
  });

  test('can be changed, and a form linked elsewhere accepts no entries', async () => {
    const { id } = await create('Old name');
    const change = { formId: id, name: 'New name', description: 'Why', fields: fields.slice(0, 1), workflow };
    expect(await owner.client.forms.update(change)).toMatchObject({ name: 'New name', description: 'Why' });
    expect((await visitor().forms.getPublic({ formId: id })).fields).toHaveLength(1);
    const url = 'https://forms.maple-grove.org/visit';
    const link = await create('Visit', { type: 'link', fields: [], url });
    expect(await visitor().forms.getPublic({ formId: link.id })).toMatchObject({ type: 'link', url });
    await expect(visitor().forms.submit({ formId: link.id, data: {} })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      create('Bad', { type: 'link', fields: [], url: 'javascript:alert(1)' }),
    ).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });

  test('is deleted together with all its entries', async () => {
    const { id } = await create('Short-lived', { workflow: { notifications: ['gone@maple-grove.org'] } });
    const reference = await upload('id.txt', 'My papers');
    await visitor().forms.submit({ formId: id, data: { f1: 'Ana', f2: 'ana@gone.example', f5: reference } });
    const before = (await owner.client.forms.listSubmissions({ formId: id })).submissions;
    const { url } = await owner.client.forms.getFile({
      formId: id,
      submissionId: before[0]?.id ?? '',
      fieldId: 'f5',
    });
    expect(before).toHaveLength(1);
    await owner.client.forms.remove({ formId: id });
    await expect(visitor().forms.getPublic({ formId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(owner.client.forms.listSubmissions({ formId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await fetch(url)).status).toBe(404);
    const { submissions } = await owner.client.forms.getAnalytics({ conversionId });
    expect(submissions.map(({ formName }) => formName)).not.toContain('Short-lived');
  });
});

describe('a stranger', () => {
  test('can neither open an owner’s forms nor learn that they exist', async () => {
    const form = await create('Private');
    const { id: formId } = form;
    const submissionId = `20260101T000000000Z-${'0'.repeat(26)}`;
    const calls = (client: Agent['client']) => [
      () => client.forms.update({ formId, name: 'Mine', description: '', fields, workflow }),
      () => client.forms.remove({ formId }),
      () => client.forms.listSubmissions({ formId }),
      () => client.forms.exportSubmissions({ formId }),
      () => client.forms.getFile({ formId, submissionId, fieldId: 'f5' }),
    ];
    for (const call of calls(stranger.client))
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const call of calls(visitor()))
      await expect(call()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    for (const call of [
      () => stranger.client.forms.list({ conversionId }),
      () => stranger.client.forms.getAnalytics({ conversionId }),
      () => stranger.client.forms.create({ conversionId, name: 'Theirs', fields }),
      () => stranger.client.forms.uploadFile({ conversionId, fileUrl: 'upload://x' }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'CONVERSION_NOT_FOUND' });
    expect(await stranger.client.forms.list({ platform: 'edgpt' })).toEqual({ forms: [] });
    expect((await stranger.client.forms.getAnalytics({})).submissions).toEqual([]);
    const { forms } = await owner.client.forms.list({});
    expect(forms.find(({ id }) => id === formId)).toEqual(form);
  });
});

test('the export is complete and no spreadsheet runs a cell as a formula', async () => {
  const { id } = await create('Formulas', { workflow: {} });
  const hostile = [
    '=HYPERLINK("http://evil.example")',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1',
    '"quoted", and\nbroken',
  ];
  for (const text of hostile)
    await visitor().forms.submit({
      formId: id,
      data: { f1: text, f2: 'ana@nunez.example', f4: `\t${text}` },
    });
  const first = await owner.client.forms.exportSubmissions({ formId: id });
  expect(first.filename).toMatch(/^form-submissions-\d{4}-\d\d-\d\d\.csv$/);
  expect(first.csv.startsWith('\ufeff"Submitted at","Source","Seconds","The name","The email"')).toBe(true);
  for (const text of hostile.slice(0, 5)) expect(first.csv).toContain(`'${text.replaceAll('"', '""')}`);
  expect(first.csv).not.toMatch(/(?:^|,|")[=+\-@＝]/m);
  const records: string[][] = parse(first.csv, { bom: true, record_delimiter: '\r\n' });
  expect(records).toHaveLength(1 + hostile.length);
  for (const [, , , , email] of records.slice(1)) expect(email).toBe('ana@nunez.example');
});

describe('a file', () => {
  const read = async (name: string, content: Uint8Array<ArrayBuffer> | string) =>
    owner.client.forms.uploadFile({ conversionId, fileUrl: await upload(name, content) });

  test('with a PDF form becomes a form', async () => {
    const pdf = new Uint8Array(
      writePdfForm([
        '/FT /Tx /T (q1) /TU (Parent name) /Ff 2',
        '/FT /Tx /T (home_phone)',
        '/FT /Tx /T (q3) /TU (Email *)',
        '/FT /Tx /T (q4) /TU (City \\(required\\):)',
      ]),
    );
    const found = await read('Enrollment.pdf', pdf);
    expect(found).toMatchObject({ type: 'pdf', filename: 'Enrollment.pdf' });
    expect(found.extractedFields).toMatchObject([
      { kind: 'name', label: 'Parent name', required: true },
      { kind: 'phone', label: 'Home phone', required: false },
      { kind: 'email', label: 'Email', required: true },
      { kind: 'text', label: 'City', required: true },
    ]);
    const { formId, filename, extractedFields, type } = found;
    const form = await create('Enrollment', { formId, filename, type, fields: extractedFields });
    expect(form).toMatchObject({
      id: formId,
      type: 'pdf',
      filename: 'Enrollment.pdf',
      source: 'Enrollment.pdf',
    });
    await expect(create('Again', { formId, filename, type })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('that marks no field as required still gets no empty entries', async () => {
    const { formId, filename, extractedFields, type } = await read(
      'Bus.pdf',
      new Uint8Array(writePdfForm(['/FT /Tx /T (childName)', '/FT /Tx /T (home_phone)'])),
    );
    const notifications = ['bus-office@maple-grove.org'];
    await create('Locker', { formId, filename, type, fields: extractedFields, workflow: { notifications } });
    const empty: Record<string, string>[] = [{}, { f1: ' ', f2: '\u200b' }, { unknown: 'x' }];
    for (const data of empty)
      await expect(visitor().forms.submit({ formId, data })).rejects.toMatchObject({
        code: 'VALIDATION',
        issues: [{ field: 'f1', message: 'Please fill in at least one field.' }],
      });
    await visitor().forms.submit({ formId, data: { f2: '(541) 555-0142' } });
    expect((await owner.client.forms.listSubmissions({ formId })).submissions).toHaveLength(1);
    await expect.poll(async () => (await readMails(stack.url, notifications[0] ?? '')).length).toBe(1);
  });

  test('is also accepted in the call itself', async () => {
    const { email, password } = describeTrial('Enrolling School', '').adminContact;
    const { tokens } = await openAgent(stack.url).signIn(email ?? '', password ?? '');
    const body = new FormData();
    body.set('file', new File([new Uint8Array(writePdfForm(['/FT /Tx /T (city)']))], 'City.pdf'));
    body.set('platform', 'edgpt');
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    const response = await fetch(`${stack.url}/api/forms/upload-file`, { method: 'POST', headers, body });
    const found = await response.json();
    expect(found).toMatchObject({ filename: 'City.pdf', extractedFields: [{ label: 'City', kind: 'text' }] });
    expect(found.fileUrl).toMatch(/^upload:\/\//);
  });

  test.each([
    ['script.pdf', '<script>alert(1)</script>'],
    ['broken.pdf', '%PDF-1.7 nothing more'],
    ['letter.docx', 'PK\u0003\u0004'],
    ['zip.xlsx', 'PK\u0003\u0004 and no more'],
  ])('%s that is invalid is refused with a reason', async (name, content) => {
    await expect(read(name, content)).rejects.toMatchObject({ code: 'VALIDATION', message: /\w+ .*\.$/ });
  });
});

test('the assistant offers the form that a question is about', async () => {
  await followConversion(owner.client, conversionId);
  const form = await create('Transportation request', { description: 'Ask for a bus stop.' });
  const ask = (message: string) => visitor().chat.sendMessage({ message, platform: 'edgpt', conversionId });
  expect((await ask('How do I request transportation?')).form).toEqual({
    name: 'Transportation request',
    url: `/form/${form.id}?from=assistant`,
  });
  expect((await ask('What is the phone number of the office?')).form).toBeUndefined();
});

test('a form of a trial whose owner never confirmed mails nothing to who is named in it', async () => {
  const to = 'named@nunez.example';
  const other = await openOwner('Unconfirmed Enrolling School');
  const quiet = { workflow: { ...workflow, notifications: [] } };
  const form = { conversionId: other.conversionId, name: 'Form', description: '', fields, ...quiet };
  const { id: unknown } = await other.agent.client.forms.create(form);
  const { id: known } = await create('Known form', quiet);
  for (const formId of [unknown, unknown, unknown, known])
    await visitor().forms.submit({ formId, data: { f1: 'Ana', f2: to } });
  await expect.poll(async () => (await readMails(stack.url, to)).length).toBe(1);
  expect((await other.agent.client.forms.listSubmissions({ formId: unknown })).submissions).toHaveLength(3);
});
