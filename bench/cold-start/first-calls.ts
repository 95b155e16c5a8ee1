import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import type { TestStack } from '#tests/support/stacks/start-test-stack.ts';

/** An owner whose assistant and form are there, and the agents whose calls are measured. */
export type World = {
  owner: Agent;
  visitor: Agent;
  conversionId: string;
  formId: string;
  email: string;
  smallSiteUrl: string;
};

const password = 'correct horse battery';
const field = { id: 'f1', kind: 'email' as const, label: 'Email', required: true, options: [] };
const form = { name: 'Enrollment', description: '', fields: [field] };
const describeNew = (website: string) => describeTrial(`Cold ${randomUUID()}`, website);

/** Converts a small site, and prepares agents that call the given address. */
export async function openWorld({ url, smallSiteUrl }: TestStack, measuredUrl: string): Promise<World> {
  const preparer = openAgent(url);
  const trial = describeNew(smallSiteUrl);
  const email = trial.adminContact.email ?? '';
  const { conversionId } = await preparer.client.signup.createTrial(trial);
  const { tokens } = await preparer.signIn(email, password);
  await followConversion(preparer.client, conversionId);
  const { id: formId } = await preparer.client.forms.create({ ...form, conversionId });
  const owner = openAgent(measuredUrl);
  owner.setToken(tokens.accessToken);
  // The update that a finished conversion starts.
  await wait(1000);
  return { owner, visitor: openAgent(measuredUrl), conversionId, formId, email, smallSiteUrl };
}

/** What is asked of a function at its cold start: an area's most frequent call, or its longest. */
export const firstCalls: Record<string, (world: World) => Promise<unknown>> = {
  'signup/create-trial': ({ visitor, smallSiteUrl }) =>
    visitor.client.signup.createTrial(describeNew(smallSiteUrl)),
  'auth/login': ({ visitor, email }) => visitor.client.auth.login({ email, password }),
  'account/get': ({ owner }) => owner.client.account.get({}),
  'chat/send-message': ({ visitor, conversionId }) =>
    visitor.client.chat.sendMessage({ message: 'When does the office open?', conversionId }),
  'conversions/get-progress': ({ visitor, conversionId }) =>
    visitor.client.conversions.getProgress({ conversionId }),
  'widget/get-panel': ({ visitor, conversionId }) =>
    visitor.client.widget.getPanel({ conversionId, host: 'small-school.example' }),
  'dashboard/get': ({ owner, conversionId }) => owner.client.dashboard.get({ conversionId }),
  'dashboard/get-attention': ({ owner, conversionId }) =>
    owner.client.dashboard.getAttention({ conversionId }),
  'knowledge-base/get': ({ owner, conversionId }) => owner.client.knowledgeBase.get({ conversionId }),
  'forms/create': ({ owner, conversionId }) => owner.client.forms.create({ ...form, conversionId }),
  'forms/submit': ({ visitor, formId }) =>
    visitor.client.forms.submit({ formId, data: { f1: 'ana@nunez.example' } }),
  'inbox/list-own': ({ owner }) => owner.client.inbox.listOwn({}),
  'members/list': ({ owner }) => owner.client.members.list({}),
  'billing/get': ({ owner }) => owner.client.billing.get({}),
};
