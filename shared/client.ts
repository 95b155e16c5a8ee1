import type * as z from 'zod';
import { type Contract, contract } from './contract/index.ts';
import type { Route } from './contract/route.ts';
import { AppError, isErrorCode } from './errors.ts';

type Call<R extends Route> = (
  input: z.input<R['input']>,
  signal?: AbortSignal,
) => Promise<z.output<R['output']>>;

/** The contract tree with each route turned into a function. */
export type Client = {
  [Area in keyof Contract]: {
    [Action in keyof Contract[Area]]: Contract[Area][Action] extends Route
      ? Call<Contract[Area][Action]>
      : never;
  };
};

type ClientOptions = { baseUrl?: string; fetch?: typeof fetch };

/** Typed client of every `/api` route. Rejects with `AppError` carrying the server's code. */
export function createClient({
  baseUrl = '',
  fetch: send = (...args) => fetch(...args),
}: ClientOptions = {}): Client {
  const call = (route: Route) => async (input: Record<string, unknown>, signal?: AbortSignal) => {
    const response = await send(...buildRequest(baseUrl, route, input, signal));
    if (!response.ok) throw await readError(response);
    return route.output.parse(route.method === 'HEAD' ? {} : await response.json());
  };
  // The mapped type cannot be inferred from a runtime loop; this is the contract's one assertion.
  return mapValues(contract, (area) => mapValues(area, call)) as unknown as Client;
}

function buildRequest(
  baseUrl: string,
  route: Route,
  input: Record<string, unknown>,
  signal: AbortSignal | undefined,
): [string, RequestInit] {
  const rest = { ...input };
  const path = route.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const init: RequestInit = { method: route.method, credentials: 'include', signal: signal ?? null };
  if (route.method === 'GET' || route.method === 'HEAD' || route.method === 'DELETE') {
    const query = new URLSearchParams(
      Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString();
    return [`${baseUrl}${path}${query && `?${query}`}`, init];
  }
  return [
    `${baseUrl}${path}`,
    { ...init, headers: { 'content-type': 'application/json' }, body: JSON.stringify(rest) },
  ];
}

async function readError(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => null);
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const code = isErrorCode(error.code) ? error.code : codeOfStatus(response.status);
  const retryAfter = Number(response.headers.get('retry-after'));
  return new AppError(code, {
    ...(typeof error.message === 'string' && { message: error.message }),
    ...(typeof error.requestId === 'string' && { requestId: error.requestId }),
    ...(Array.isArray(error.issues) && { issues: error.issues.filter(isFieldIssue) }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  });
}

function codeOfStatus(status: number) {
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 429) return 'RATE_LIMITED';
  if (status === 404) return 'NOT_FOUND';
  return status >= 502 && status <= 504 ? 'UNAVAILABLE' : 'INTERNAL';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFieldIssue(value: unknown): value is { field: string; message: string } {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
}

function mapValues<T, U>(tree: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, change(value)]));
}
