import type { Client } from '#shared/client.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { type LoadedStack, visitorsQuestions } from './loaded-stack.ts';
import { openStaffMember } from './open-staff-member.ts';
import { type Actor, runActors, type Visit } from './run-actors.ts';

export type ChatReply = Awaited<ReturnType<Client['chat']['sendMessage']>>;

/** A running crowd. */
export type Crowd = {
  description: string;
  /** Stops it; returns all its actions. */
  leave(): Promise<Visit[]>;
};

export async function startCrowd(
  stack: LoadedStack,
  onAnswer: (reply: ChatReply) => void = () => undefined,
): Promise<Crowd> {
  const actors = await listActors(stack, onAnswer);
  const day = new AbortController();
  const visits = runActors(actors, day.signal);
  return {
    description: describeCrowd(actors),
    leave() {
      day.abort();
      return visits;
    },
  };
}

async function listActors(
  { url, client, conversionId, ...stack }: LoadedStack,
  onAnswer: (reply: ChatReply) => void,
): Promise<Actor[]> {
  const staff = await openStaffMember({ url, ...stack });
  const owner = await openOwner(url, stack.sampleSiteUrl);
  const question = (turn: number) => visitorsQuestions[turn % visitorsQuestions.length] ?? '';
  return [
    ...crowd(200, 'open chats', [20, 20], async (turn) =>
      onAnswer(await client.chat.streamAnswer({ message: question(turn), conversionId })),
    ),
    ...crowd(50, 'progress pages', [2, 2], () => client.conversions.getProgress({ conversionId })),
    ...crowd(50, 'dashboards', [15, 30], () =>
      owner.agent.client.dashboard.get({ conversionId: owner.conversionId }),
    ),
    ...crowd(5, 'lists of customers', [15, 15], () => staff.client.superadmin.listTenants({})),
    ...crowd(2, 'monitors', [5, 20], () => staff.client.monitor.getCriticalHealth({})),
  ];
}

function crowd(
  count: number,
  what: string,
  [least, most]: [least: number, most: number],
  act: Actor['act'],
): Actor[] {
  const pauseMs = { least: least * 1000, most: most * 1000 };
  return Array.from({ length: count }, (_, number) => ({ what, pauseMs, act: (turn) => act(number + turn) }));
}

async function openOwner(url: string, website: string): Promise<{ agent: Agent; conversionId: string }> {
  const agent = openAgent(url);
  const trial = describeTrial('Dashboard School', website);
  const { conversionId } = await agent.client.signup.createTrial(trial);
  const { email, password } = trial.adminContact;
  await agent.signIn(email ?? '', password ?? '');
  return { agent, conversionId };
}

function describeCrowd(actors: readonly Actor[]): string {
  const groups = Map.groupBy(actors, ({ what }) => what);
  return [...groups].map(([what, { length }]) => `${length} ${what}`).join(', ');
}
