import type { Client } from './client.ts';
import { areaLoaders } from './contract/load-areas.ts';
import type { Route } from './contract/route.ts';
import { type CallInput, type ClientOptions, openCalls, type StreamOptions } from './open-calls.ts';

/** Typed client for pages: the first call of an area loads its part of the contract. */
export function createLazyClient(options: ClientOptions = {}): Client {
  const { ask, stream } = openCalls(options);
  const openArea = (load: () => Promise<Readonly<Record<string, Route>>>) => {
    const call = (action: string) => {
      const find = async () => {
        const route = (await load())[action];
        if (!route) throw new Error(`The contract has no ${action}`);
        return route;
      };
      return Object.assign(
        async (input: CallInput, signal?: AbortSignal) => ask(await find(), input, signal),
        {
          stream: async (input: CallInput, listening: StreamOptions) =>
            stream(await find(), input, listening),
        },
      );
    };
    return new Proxy(
      {},
      // Without a `then`, so that an area can be the value of a promise.
      {
        get: (_area, action) => (typeof action === 'string' && action !== 'then' ? call(action) : undefined),
      },
    );
  };
  // Which actions an area has is known only once it is loaded; the types are those of the whole contract.
  return Object.fromEntries(
    Object.entries(areaLoaders).map(([area, load]) => [area, openArea(load)]),
  ) as unknown as Client;
}
