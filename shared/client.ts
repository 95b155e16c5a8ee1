import { type Contract, contract } from './contract/index.ts';
import type { Route } from './contract/route.ts';
import {
  type Call,
  type CallInput,
  type ClientOptions,
  openCalls,
  type StreamOptions,
} from './open-calls.ts';

/** The contract tree with each route as a function. */
export type Client = {
  [Area in keyof Contract]: {
    [Action in keyof Contract[Area]]: Contract[Area][Action] extends Route
      ? Call<Contract[Area][Action]>
      : never;
  };
};

/** The routes up to some access. */
type ClientUpTo<Access extends Route['access']> = {
  [Area in keyof Contract]: {
    [Action in keyof Contract[Area] as Contract[Area][Action] extends { access: Access }
      ? Action
      : never]: Client[Area][Action];
  };
};

/** What customers and visitors may call. A call of staff through it doesn't compile. */
export type CustomerClient = ClientUpTo<Exclude<Route['access'], 'domain-admin' | 'superadmin'>>;
/** What everybody may call without a sign-in. */
export type VisitorClient = ClientUpTo<'public'>;

/** Typed client for every `/api` route, with the whole contract: for servers and tests. */
export function createClient(options: ClientOptions = {}): Client {
  const { ask, stream } = openCalls(options);
  const call = (route: Route) => {
    const callWhole = (input: CallInput, signal?: AbortSignal) => ask(route, input, signal);
    const callStream = (input: CallInput, listening: StreamOptions) => stream(route, input, listening);
    return route.streams ? Object.assign(callWhole, { stream: callStream }) : callWhole;
  };
  // A runtime loop can't infer the mapped type; this is the contract's one assertion.
  return mapValues(contract, (area) => mapValues(area, call)) as unknown as Client;
}

function mapValues<T, U>(tree: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, change(value)]));
}
