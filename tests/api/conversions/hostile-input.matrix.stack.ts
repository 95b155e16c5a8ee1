import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListedRoute, listRoutes } from '#shared/contract/index.ts';
import { openTenant } from '#tests/support/callers/roles.ts';
import type { Agent } from '#tests/support/callers/signed-in.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { abuse } from '#tests/support/data/abuse.ts';
import { makeRequest, sampleForm } from '#tests/support/data/request-inputs.ts';
import { sampleInTurn } from '#tests/support/sample.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let agent: Agent;
let world: Parameters<typeof makeRequest>[1];

beforeAll(async () => {
  if (!abuse) return;
  stack = await joinStack();
  const owner = await openTenant(stack.url, 'Hostile Input Academy', 'edgpt', stack.smallSiteUrl);
  const { conversionId, email, password } = owner;
  agent = owner.agent;
  await followConversion(agent.client, conversionId);
  const { id: formId } = await agent.client.forms.create({ conversionId, ...sampleForm });
  const { url, smallSiteUrl: siteUrl } = stack;
  world = {
    ...{ url, siteUrl, conversionId, organisationId: 'unknown', formId, formFileUrl: '' },
    owner: { email, password },
  };
});
afterAll(() => stack?.leave());

/** Identity has its own tests of hostile input, which cover staff calls too. */
const routes = listRoutes().filter(({ area }) => !['auth', 'account', 'superadmin'].includes(area));

/** The input of a route, with the places where a value can go. */
const casesFor = <Case>(entry: ListedRoute, cases: readonly Case[]) =>
  sampleInTurn(cases, routes.indexOf(entry));

async function send(address: string, init: Parameters<Agent['send']>[1]): Promise<number> {
  const response = await agent.send(address, init);
  await response.arrayBuffer();
  return response.status;
}

/** The request with a value in one field of its path, query or body. */
async function makeHostile(entry: ListedRoute, field: string, json: string) {
  const { address, init } = await makeRequest(entry, world);
  if (init.body === undefined || entry.route.path.includes(`{${field}}`)) {
    const text = encodeURIComponent(String(JSON.parse(json)).toWellFormed());
    const url = new URL(address);
    if (!entry.route.path.includes(`{${field}}`)) {
      url.search = `${field}=${text}`;
      return { address: url.href, init };
    }
    const path = entry.route.path.replace(`{${field}}`, text);
    return { address: stack.url + path.replace(/\{\w+\}/g, encodeURIComponent(world.conversionId)), init };
  }
  const rest = Object.entries(JSON.parse(init.body)).filter(([name]) => name !== field);
  const body = [...rest.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)];
  return { address, init: { ...init, body: `{${[...body, `${JSON.stringify(field)}:${json}`].join(',')}}` } };
}

describe.skipIf(!abuse)('hostile input from ../shared/security', () => {
  const values = [abuse?.dynamo_injection, abuse?.email_header, abuse?.csv_injection]
    .flatMap((suite) => suite?.cases ?? [])
    .map(({ value, rawJson }) => rawJson ?? JSON.stringify(value));

  test.each(routes)('is refused or stored as plain text by $file', async (entry) => {
    const fields = Object.keys(entry.route.input.shape);
    for (const [index, value] of casesFor(entry, values)) {
      const field = fields[index % fields.length];
      if (!field) return;
      const { address, init } = await makeHostile(entry, field, value);
      expect(await send(address, init), `${field}: ${value.slice(0, 80)}`).toBeLessThan(500);
    }
  });

  test.each(routes)('cannot pollute prototypes through $file', async (entry) => {
    const { address, init } = await makeRequest(entry, world);
    for (const [, { json, query }] of casesFor(entry, abuse?.prototype_pollution.cases ?? [])) {
      if (!json && !query) continue;
      const target = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
      const status = await send(target, init.body && json ? { ...init, body: json } : init);
      expect(status, json ?? query).toBeLessThan(500);
    }
    expect('polluted' in {}).toBe(false);
    expect('isAdmin' in {}).toBe(false);
  });
});
