import { expect, test } from 'vitest';
import type { AgentUse } from '#shared/contract/assistant/agents.ts';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { AgentsSection } from './agents-section.tsx';

const conversionId = 'conv_edgpt_515yts2wc8793134gknvjqfzte';
const seen = { since: '2026-03-01T10:00:00Z', lastAt: '2026-03-02T10:00:00Z' };

function openSection(agents: AgentUse['agents']) {
  let use = { isAllowed: true, agents };
  fakeClient({
    agents: {
      describe: () => use,
      allow: ({ isAllowed }) => {
        use = { ...use, isAllowed };
        return use;
      },
    },
  });
  return openPart(<AgentsSection conversionId={conversionId} origin="https://edgpt.ai" />);
}

test('the owner reads the address for agents and which of them asked, and switches them off and on', async () => {
  const { screen, user } = openSection([
    { ...seen, name: 'Claude', calls: 14 },
    { ...seen, name: '', calls: 1 },
  ]);
  const address = `https://edgpt.ai/api/agents/${conversionId}/mcp`;
  expect((await screen.findByRole('region', { name: 'Address for agents' })).textContent).toContain(address);
  const rows = screen.getByRole('list', { name: 'Agents that asked' }).querySelectorAll('li');
  expect([...rows].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Claude ?asked 14 times/),
    expect.stringMatching(/^Others ?asked once/),
  ]);
  const permission = screen.getByRole('switch', { name: 'Let agents ask your assistant' });
  await user.click(permission);
  await screen.findByText(/Agents are refused/);
  expect(screen.queryByRole('region', { name: 'Address for agents' })).toBeNull();
  await user.click(permission);
  await screen.findByRole('region', { name: 'Address for agents' });
});

test('before the first agent it says so', async () => {
  const { screen } = openSection([]);
  await screen.findByText('No agent has asked yet.');
});
