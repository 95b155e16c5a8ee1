import { decideChanges } from '#functions/domain/knowledge-base/website/decide-changes.ts';
import { describeChanges } from '#functions/domain/knowledge-base/website/describe-changes.ts';
import { openLivingCustomer } from './living-customer.ts';

const latest = '9999-01-01T00:00:00Z';

/** A customer with a website of twelve pages who approves changes of prices, dates and people. */
export async function openApprovingCustomer() {
  const customer = await openLivingCustomer(12);
  const { memory } = customer;
  memory.settings.approvesChanges = true;
  const knowledge = () => memory.knowledge.get(memory.conversion().knowledgeVersion ?? '');
  const listWaiting = async () => {
    const chatHistory = { findSession: async () => undefined };
    return (await describeChanges({ ...memory.ports, chatHistory }, memory.conversion())).waiting;
  };
  return {
    ...{ ...customer, knowledge, listWaiting },
    /** The prices that the assistant says of courses. */
    said: (...courses: number[]) =>
      courses.map((course) =>
        knowledge()
          ?.facts.filter(({ kind, quote }) => kind === 'price' && quote.includes(`course ${course} `))
          .map(({ value }) => value)
          .join(),
      ),
    waitingPaths: async () => (await listWaiting()).map(({ url = '' }) => new URL(url).pathname).toSorted(),
    async decide(decision: 'take' | 'keep', path?: string, until = latest) {
      const itemId = path && (await listWaiting()).find(({ url }) => url?.endsWith(path))?.itemId;
      await decideChanges(memory.ports, memory.conversion(), { decision, itemId, until });
      memory.sent.push(0);
      await memory.work();
    },
  };
}
