/** What can be opened later: whoever calls it waits anyway. */
export type Waiting = { [name: string]: (...given: never[]) => Promise<unknown> };

/**
 * A store or service that its first call loads and opens. Calls in parallel share the opening, and the call after a
 * failed opening tries again.
 */
export function openLater<Opened extends Waiting>(open: () => Promise<Opened>): Opened {
  let opening: Promise<Opened> | undefined;
  const openOnce = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const unopened: Opened = Object.create(null);
  return new Proxy(unopened, {
    get: (_, name) => {
      // Promises ask for `then` whatever they are given.
      if (typeof name !== 'string' || name === 'then') return undefined;
      return async (...given: never[]) => {
        const opened = await openOnce();
        const call = opened[name];
        if (!call) throw new TypeError(`There is no call ${name}`);
        return call.apply(opened, given);
      };
    },
    // Its calls are not known yet, so a copy would have none.
    ownKeys: () => {
      throw new TypeError('What opens later cannot be copied: name its calls');
    },
  });
}
