import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DomainReply, OwnDomain } from '#shared/contract/dashboard/domains.ts';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { OwnDomainPanel } from './own-domain-panel.tsx';

const conversionId = 'conv_edgpt_515yts2wc8793134gknvjqfzte';
const since = '2026-03-02T10:00:00Z';
const waiting: OwnDomain = {
  ...{ domain: 'ask.example.org', state: 'waiting', since, endsAt: '2026-04-01T10:00:00Z' },
  records: [
    { type: 'CNAME', name: 'ask.example.org', value: 'd111111abcdef8.cloudfront.net' },
    { type: 'TXT', name: '_gptsites.ask.example.org', value: 'gptsites=0a1b' },
  ],
};

function openPanel(first: DomainReply, checked?: OwnDomain) {
  let reply = first;
  const answer = (next: OwnDomain | null) => {
    reply = { ...first, domain: next };
    return reply;
  };
  const calls = fakeClient({
    domains: {
      get: () => reply,
      connect: () => answer(waiting),
      check: () => answer(checked ?? waiting),
      remove: () => answer(null),
    },
  });
  return { ...openPart(<OwnDomainPanel conversionId={conversionId} proposal="" />), calls };
}

test('a domain is connected, its records are shown to copy, checked at once, and removed after a second press', async () => {
  const { endsAt: _none, ...live } = { ...waiting, state: 'live' as const, checkedAt: since };
  const { screen, user, press, calls } = openPanel({ availability: 'yes', domain: null }, live);
  await user.type(await screen.findByLabelText(/^Domain/), 'ask.example.org');
  await press('Connect domain');
  const records = within(await screen.findByRole('list', { name: 'DNS records' }));
  for (const { name, value } of waiting.records) {
    records.getByText(name);
    records.getByText(value);
  }
  expect(records.getAllByRole('button', { name: /^Copy (?:CNAME|TXT) (?:name|value)$/ })).toHaveLength(4);
  screen.getByText('Waiting for your DNS records');
  screen.getByText(/not checked yet · unless it works before, we give it up on/);
  await press('Check now');
  await screen.findByText('Live');
  expect(screen.getByRole('link', { name: /ask\.example\.org/ }).getAttribute('href')).toBe(
    'https://ask.example.org/',
  );
  await press('Remove the domain');
  expect(calls.inputsOf('domains.remove')).toEqual([]);
  await press('Remove it');
  await screen.findByLabelText(/^Domain/);
});

test('a problem is said with what to do, and a refused domain beside its field', async () => {
  const { screen } = openPanel({
    availability: 'yes',
    domain: { ...waiting, state: 'broken', problem: 'no-route' },
  });
  await screen.findByText('There is a problem');
  screen.getByText(/Set the CNAME record as shown/);
});

test('a refusal stands beside the field', async () => {
  const { screen, user, press, calls } = openPanel({ availability: 'yes', domain: null });
  const message = 'Please enter a domain of your own, such as ask.example.org.';
  calls.now({
    domains: { connect: refuse('VALIDATION', { issues: [{ field: 'domain', message }] }) },
  });
  await user.type(await screen.findByLabelText(/^Domain/), 'ask.edgpt.ai');
  await press('Connect domain');
  await screen.findByText(message);
});

test.each([
  ['without a plan says so', 'not-in-plan', /comes with a paid plan/],
  ['without own domains shows nothing', 'none', undefined],
] as const)('a deployment or customer %s', async (_what, availability, said) => {
  const { screen, calls } = openPanel({ availability, domain: null });
  if (said) return void (await screen.findByText(said));
  await expect.poll(() => calls.inputsOf('domains.get')).toHaveLength(1);
  await expect.poll(() => screen.queryByText('Your own domain')).toBeNull();
});
