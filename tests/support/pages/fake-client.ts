import { onTestFinished, vi } from 'vitest';
import type * as z from 'zod';
import { type Contract, type ListedRoute, listRoutes } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';

type MaybePromise<Value> = Value | Promise<Value>;
/** Answers one call: with what the server sends, by throwing an `AppError`, or with a `Response` of somebody else on the way. */
type Reply<Spec> =
  Spec extends Route<string, infer Input, infer Output>
    ? (input: z.output<Input>) => MaybePromise<z.input<Output> | Response>
    : never;

export type Replies = {
  [Area in keyof Contract]?: { [Action in keyof Contract[Area]]?: Reply<Contract[Area][Action]> };
};

/** A call that a page made: its input, parsed as the server does. */
type Made = { call: string; input: unknown };

class ConnectionLost extends TypeError {}

/** The network does not carry the call: what `fetch` throws then. */
export function loseConnection(): never {
  throw new ConnectionLost('Failed to fetch');
}

/** The browser knows that it has no connection; by default calls would then wait for it without a word. */
export function goOffline(): void {
  window.dispatchEvent(new Event('offline'));
  onTestFinished(() => void window.dispatchEvent(new Event('online')));
}

/** The server answers with this error. */
export function refuse(code: ErrorCode, options?: ConstructorParameters<typeof AppError>[1]): () => never {
  return () => {
    throw new AppError(code, options);
  };
}

/**
 * Answers the calls of the pages in this test as the contract says: a reply is held against the output of its route, an
 * error against those that the route may raise, and what a page sends against the input. A call without a reply, or one that
 * the contract does not know, fails the test. Pages keep their own clients: only the network is replaced.
 */
export function fakeClient(replies: Replies) {
  const made: Made[] = [];
  const faults: unknown[] = [];
  const send = async (address: string | URL, init: RequestInit) => {
    const found = findRoute(init.method ?? 'GET', new URL(address, location.href).pathname);
    try {
      if (!found) throw new Error(`No route is ${init.method} ${address}`);
      return await answer(found, replies, address, init, made);
    } catch (error) {
      if (!(error instanceof ConnectionLost)) faults.push(error);
      throw error;
    }
  };
  vi.stubGlobal('fetch', (address: string | URL, init: RequestInit = {}) => send(address, init));
  const sendBeacon = (address: string, body: Blob) => {
    // Nobody hears what becomes of a beacon; a fault is kept above.
    void body.text().then((text) => send(address, { method: 'POST', body: text }).catch(() => undefined));
    return true;
  };
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  onTestFinished(() => {
    // What a page still sends when its test is over reaches nobody.
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('\n'));
  });
  return {
    /** Replaces replies from here on. */
    now: (changes: Replies) => {
      for (const [area, actions] of Object.entries(changes))
        Object.assign(replies, { [area]: { ...Reflect.get(replies, area), ...actions } });
    },
    /** The inputs of all calls to a route so far, such as `contact.submit`. */
    inputsOf: (call: string) => made.filter((it) => it.call === call).map(({ input }) => input),
  };
}

type Found = ListedRoute & { parameters: Record<string, string> };

function findRoute(method: string, pathname: string): Found | undefined {
  for (const listed of listRoutes()) {
    const { method: ownMethod, path } = listed.route;
    const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = ownMethod === method ? pattern.exec(pathname) : null;
    if (!match) continue;
    const decoded = Object.entries(match.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    return { ...listed, parameters: Object.fromEntries(decoded) };
  }
  return undefined;
}

async function answer(
  { area, action, route, parameters }: Found,
  replies: Replies,
  address: string | URL,
  init: RequestInit,
  made: Made[],
): Promise<Response> {
  const call = `${area}.${action}`;
  const query = Object.fromEntries(new URL(address, location.href).searchParams);
  const body: object = typeof init.body === 'string' ? JSON.parse(init.body) : {};
  const input = route.input.parse({ ...query, ...body, ...parameters });
  made.push({ call, input });
  const reply: unknown = Reflect.get(Reflect.get(replies, area) ?? {}, action);
  if (typeof reply !== 'function') throw new Error(`${call} was not expected: ${JSON.stringify(input)}`);
  try {
    const output: unknown = await reply(input);
    if (output instanceof Response) return output;
    route.output.parse(output);
    return Response.json(output);
  } catch (error) {
    if (error instanceof AppError) return describeError(call, route, error);
    throw error;
  }
}

/** What every route may answer, whatever it does. */
const ofEveryRoute: readonly string[] = [
  ...['INTERNAL', 'UNAVAILABLE', 'VALIDATION', 'RATE_LIMITED', 'UNAUTHENTICATED', 'FORBIDDEN'],
  'NOT_A_MEMBER',
  ...['MALFORMED_REQUEST', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'],
];

function describeError(call: string, { errors }: Route, error: AppError): Response {
  const { code, message, requestId = 'request-1', issues, stored, status } = error;
  if (!errors.includes(code) && !ofEveryRoute.includes(code))
    throw new Error(`${call} never answers ${code}`);
  return Response.json({ error: { code, message, requestId, issues, stored }, message }, { status });
}
