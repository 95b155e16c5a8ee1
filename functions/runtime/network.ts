import {
  type Dialer,
  dialAddress,
  type Resolver,
  resolveWithDns,
} from '#functions/engine/crawl/fetch/network.ts';

/** Replaceable network, for the local stack, tests and fault injection. */
export type Surroundings = { resolve: Resolver; dial: Dialer; reach(point: string): void };

const openNetwork: Surroundings = { resolve: resolveWithDns, dial: dialAddress, reach: () => undefined };

let surroundings = openNetwork;

/** Replaces this process's network. Only the local stack calls it. */
export function replaceSurroundings(replacement: Partial<Surroundings>): void {
  surroundings = { ...openNetwork, ...replacement };
}

export function readSurroundings(): Surroundings {
  return surroundings;
}
