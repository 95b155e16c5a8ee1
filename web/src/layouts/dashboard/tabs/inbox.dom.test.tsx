import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { InboxTab } from './inbox.tsx';

const conversionId = 'conv_edgpt_515yts2wc8793134gknvjqfzte';
const me = { id: 'ana', name: 'Ana Ruiz' };
const kim = { id: 'kim', name: 'Kim Park' };

const makeMessage = (id: string, headline: string, more: Partial<InboxMessage> = {}): InboxMessage => ({
  ...{ id, headline, kind: 'message', platform: 'edgpt', conversionId, priority: 'high', status: 'sent' },
  ...{ confidenceScore: 0, createdAt: '2026-03-02T10:00:00Z', isOverdue: false, isUnread: true },
  ...{
    userMessage: 'I want a person',
    aiAttemptedResponse: '',
    name: 'Lee Wong',
    contact: '+1 555 010 0199',
  },
  ...{ canBeMailed: false, transcript: [], context: { companyName: 'Maple', websiteUrl: null } },
  forwardedTo: ['office@maple.org'],
  ...more,
});

/** An inbox whose changes stay, as the server's do. */
function openInbox(messages: InboxMessage[]) {
  history.replaceState(null, '');
  const change = (id: string, changes: Partial<InboxMessage>) => {
    const index = messages.findIndex((message) => message.id === id);
    const before = messages[index];
    if (!before) throw new Error(`No message ${id}`);
    messages[index] = { ...before, ...changes };
    return messages[index];
  };
  const client = fakeClient({
    inbox: {
      listOwn: ({ show }) => ({
        messages: messages.filter(({ isArchived = false }) => isArchived === (show === 'archived')),
      }),
      listPeople: () => ({ people: [me, kim] }),
      listReplies: () => ({ replies: [] }),
      changeOwn: ({ id, status, response, responseBy }) =>
        change(id, { status, response, responseBy, responseAt: '2026-03-02T11:00:00Z' }),
      editOwn: ({ id, isRead, assigneeId, isArchived, isSettled }) =>
        change(id, {
          ...(isRead && { isUnread: false }),
          ...(assigneeId !== undefined && { assignee: assigneeId === kim.id ? kim : undefined }),
          ...(isArchived !== undefined && { isArchived }),
          ...(isSettled !== undefined && { status: isSettled ? 'responded' : 'sent' }),
        }),
    },
  });
  const page = openPart(<InboxTab conversionId={conversionId} me={me} />);
  const rows = async () => within(await page.screen.findByRole('list', { name: 'Messages' }));
  const pane = async () => within(await page.screen.findByRole('region', { name: 'Message' }));
  return { ...page, client, rows, pane };
}

test('the wish is the headline, who wrote stands below it, and the conversation above the reply', async () => {
  const turn = { role: 'user' as const, content: 'Is there a late bus?', sentAt: '2026-03-02T09:59:00Z' };
  const { rows, pane } = openInbox([makeMessage('bus', 'Is there a late bus?', { transcript: [turn] })]);
  const row = (await rows()).getByRole('button');
  expect(row.textContent).toBe('Is there a late bus?');
  const shown = await pane();
  shown.getByRole('heading', { name: 'Is there a late bus?' });
  const before = shown.getByRole('region', { name: 'Conversation before the message' });
  const reply = shown.getByRole('textbox', { name: 'Response' });
  expect(before.compareDocumentPosition(reply) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const details = shown.getByText('Details').closest('details');
  expect(details?.open).toBe(false);
  within(details ?? document.body).getByText('office@maple.org');
});

test('j and k lead from message to message, which are read then', async () => {
  const { rows, pane, user, screen } = openInbox([
    makeMessage('bus', 'A bus?'),
    makeMessage('fee', 'A fee?'),
  ]);
  (await rows()).getByRole('button', { name: 'A bus?' }).focus();
  await user.keyboard('j');
  (await pane()).getByRole('heading', { name: 'A fee?' });
  expect(document.activeElement?.textContent).toBe('A fee?');
  await screen.findByText('Unread:');
  expect((await rows()).getAllByText('Unread:')).toHaveLength(1);
  await user.keyboard('k');
  (await pane()).getByRole('heading', { name: 'A bus?' });
});

test('several messages are marked as answered, archived or assigned at once, and the toast takes it back', async () => {
  const { rows, press, user, screen, client } = openInbox([
    makeMessage('bus', 'A bus?'),
    makeMessage('fee', 'A fee?'),
    makeMessage('pool', 'A pool?'),
  ]);
  const choose = async (...names: string[]) => {
    await press('Select');
    for (const name of names)
      await user.click((await rows()).getByRole('checkbox', { name: `Choose: ${name}` }));
  };
  const bar = () => within(screen.getByRole('region', { name: 'Chosen messages' }));
  await choose('A bus?', 'A fee?');
  await user.click(bar().getByRole('button', { name: 'Archive' }));
  await expect.poll(async () => (await rows()).queryByText('A fee?')).toBeNull();
  expect(toastStore.read()).toMatchObject({ title: 'Archived', description: '2 messages' });
  toastStore.read()?.action?.run();
  (await rows()).getByText('A pool?');
  await screen.findByRole('button', { name: 'A fee?' });

  await choose('A pool?');
  await user.selectOptions(bar().getByLabelText('Assign to…'), 'Kim Park');
  await screen.findByText('Kim Park', { selector: 'bdi' });
  await choose('A pool?', 'A bus?');
  await user.click(bar().getByRole('button', { name: 'Mark as answered' }));
  await expect.poll(async () => (await rows()).getAllByText('Answered')).toHaveLength(2);
  toastStore.read()?.action?.run();
  await expect.poll(async () => (await rows()).queryAllByText('Answered')).toHaveLength(0);
  expect(client.inputsOf('inbox.editOwn').filter((input) => 'isSettled' in Object(input))).toHaveLength(4);
});

test('an answer that a colleague was faster with is shown, and what was written stays', async () => {
  const { pane, screen, client, user } = openInbox([makeMessage('bus', 'A bus?')]);
  const stored = makeMessage('bus', 'A bus?', {
    ...{ status: 'responded', response: 'At five.', responseBy: 'Kim Park' },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Response' }), 'At six.');
  client.now({ inbox: { changeOwn: refuse('CONFLICT', { stored }), listOwn: () => ({ messages: [] }) } });
  await user.click((await pane()).getByRole('button', { name: 'Send response' }));
  await screen.findByText('Kim Park answered while you were writing');
  // Also when the list no longer has it.
  (await pane()).getByText('At six.');
  (await pane()).getByText('At five.');
});

test('what was entered in a form leads to it, and without an address is only marked as answered', async () => {
  const { pane } = openInbox([
    makeMessage('entry', 'A tour on Friday', {
      ...{ form: { formId: 'f', name: 'Tours' }, userMessage: 'When: Friday', priority: 'normal' },
    }),
  ]);
  const shown = await pane();
  shown.getByRole('link', { name: 'See it under Forms, with its files' });
  shown.getByText('When: Friday');
  expect(shown.queryByRole('textbox', { name: 'Response' })).toBeNull();
  shown.getByRole('button', { name: 'Mark as answered' });
});
