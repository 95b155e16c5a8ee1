import {
  type Dialer,
  dialAddress,
  type Resolver,
  resolveWithDns,
} from '#functions/engine/crawl/fetch/network.ts';

/** What the local stack and the tests put in the place of the open network, and where faults are injected. */
export type Surroundings = { resolve: Resolver; dial: Dialer; reach(point: string): void };

const openNetwork: Surroundings = { resolve: resolveWithDns, dial: dialAddress, reach: () => undefined };

let surroundings = openNetwork;

/** Replaces the network of this process. Only the local stack calls it; what is deployed has no reason to. */
export function placeInto(replacement: Partial<Surroundings>): void {
  surroundings = { ...openNetwork, ...replacement };
}

export function readSurroundings(): Surroundings {
  return surroundings;
}
