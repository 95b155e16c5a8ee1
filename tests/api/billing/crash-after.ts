import type { BillingPorts } from '#functions/domain/billing/ports.ts';
import type { NoticeStore } from '#functions/storage/dynamodb/accounts/notice-store.ts';

class Crash extends Error {}

/** Stops a process with its nth call: what that did is done, and nobody hears of it. */
export function crashAfter<Ports extends BillingPorts & { notices: NoticeStore }>(
  ports: Ports,
  last: number,
): Ports {
  let calls = 0;
  const wrap = <Store extends object>(store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return async (...input: unknown[]) => {
          if (++calls > last) throw new Crash();
          const answer: unknown = await Reflect.apply(method, target, input);
          if (calls >= last) throw new Crash();
          return answer;
        };
      },
    });
  const { provider, billing, payments, notices } = ports;
  return {
    ...{ ...ports, provider: wrap(provider), billing: wrap(billing) },
    ...{ payments: wrap(payments), notices: wrap(notices) },
  };
}

/** Whether work ends before its process stops. */
export async function isDone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Crash) return false;
    throw error;
  }
}
