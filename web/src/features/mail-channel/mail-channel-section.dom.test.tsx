import { expect, test } from 'vitest';
import type { MailChannel } from '#shared/contract/inbox.ts';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { MailChannelSection } from './mail-channel-section.tsx';

const conversionId = 'conv_edgpt_515yts2wc8793134gknvjqfzte';
const address = 'maple-grove-k7m2p9qa@ask.edgpt.ai';

function openSection(first: MailChannel) {
  let channel = first;
  fakeClient({
    inbox: {
      getMailChannel: () => channel,
      saveMailChannel: ({ isOn, replaced }) => {
        channel = { ...channel, isOn, address: replaced === address ? `new-${address}` : address };
        return channel;
      },
    },
  });
  return openPart(<MailChannelSection conversionId={conversionId} />);
}

test('the owner switches mails on, copies the address, reads what happens to mails, and keeps the address when off', async () => {
  const { screen, user } = openSection({ isOffered: true, isOn: false, address: null });
  await screen.findByText('You get an address when you switch it on.');
  const permission = screen.getByRole('switch', { name: 'Let people ask your assistant by email' });
  await user.click(permission);
  const shown = await screen.findByRole('group', { name: 'Address for questions' });
  expect(shown.textContent).toContain(address);
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  const rules = screen.getByRole('list', { name: 'What happens to mails' });
  expect(rules.textContent).toMatch(/goes to your inbox/);
  await user.click(permission);
  await screen.findByText(`Mails to ${address} are not read, and nobody is told. The address stays yours.`);
  expect(screen.queryByRole('group', { name: 'Address for questions' })).toBeNull();
});

test('an address that gets spam is replaced after a second question, which says what becomes of the old one', async () => {
  const { screen, user } = openSection({ isOffered: true, isOn: true, address });
  await user.click(await screen.findByRole('button', { name: 'Get a new address' }));
  await screen.findByText(/Mails to the old one are no longer read/);
  await user.click(screen.getByRole('button', { name: 'Replace this address' }));
  await screen.findByRole('link', { name: `new-${address}` });
});

test('where no mail is received, nothing is offered', async () => {
  const { screen } = openSection({ isOffered: false, isOn: false, address: null });
  await expect.poll(() => screen.queryByText('Questions by email')).toBeNull();
});
