import type * as z from 'zod';
import { type Digest, hashBody } from './body-hash.ts';
import type { Route } from './contract/route.ts';
import { organizationHeader } from './domain/organization-header.ts';
import { AppError, isErrorCode } from './errors.ts';
import { eventStreamType, readEvents } from './server-sent-events.ts';

/** What a streamed call reports meanwhile. */
export type StreamOptions = {
  /** Receives the text in pieces as they arrive. The final reply holds the authoritative text. */
  onText: (text: string) => void;
  signal?: AbortSignal;
};

/** A route as a function. */
export type Call<R extends Route> = ((
  input: z.input<R['input']>,
  signal?: AbortSignal,
) => Promise<z.output<R['output']>>) &
  (R extends Route<string, z.ZodObject, z.ZodType, true>
    ? { stream: (input: z.input<R['input']>, options: StreamOptions) => Promise<z.output<R['output']>> }
    : unknown);

export type CallInput = Record<string, unknown>;
type PlainRequest = Omit<RequestInit, 'headers' | 'body'> & {
  headers?: Record<string, string>;
  body?: string;
};

/** Authenticates calls to non-public routes. */
export type Authorizer = {
  /** The organisation that the calls are for, if not the caller's first one. */
  findOrganisation?(): string | undefined;
  findToken(route: Route): string | undefined;
  /** Called once when the server rejects a token: returns a new one, or undefined when there is none. */
  renewToken(route: Route, refused: string | undefined): Promise<string | undefined>;
};

export type ClientOptions = {
  baseUrl?: string;
  fetch?: typeof fetch;
  authorizer?: Authorizer;
  /** SHA-256 for runtimes without `crypto.subtle`: widgets on pages without TLS. */
  digest?: Digest;
};

/** How every route is called. Rejects with an `AppError` that carries the server's code. */
export function openCalls({
  baseUrl = '',
  fetch: send = (...args) => fetch(...args),
  authorizer,
  digest,
}: ClientOptions) {
  const request = async (
    route: Route,
    input: CallInput,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ) => {
    const [url, init] = buildRequest(baseUrl, route, input, signal);
    const signature = route.streams ? await hashBody(init.body, digest) : {};
    const attempt = async (token: string | undefined) => {
      const organisation = token && authorizer?.findOrganisation?.();
      const authorization: Record<string, string> = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(organisation && { [organizationHeader]: organisation }),
      };
      const response = await send(url, {
        ...init,
        headers: { ...init.headers, ...signature, ...headers, ...authorization },
      });
      if (!response.ok) throw await readError(response);
      return response;
    };
    if (route.access === 'public' && !route.identifies) return attempt(undefined);
    const token = authorizer?.findToken(route);
    return attempt(token).catch(async (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'UNAUTHENTICATED') throw error;
      const renewed = await authorizer?.renewToken(route, token);
      if (!renewed) throw error;
      return attempt(renewed);
    });
  };
  const readWhole = async (route: Route, response: Response) =>
    route.output.parse(await readBody(route, response));
  return {
    ask: async (route: Route, input: CallInput, signal?: AbortSignal) =>
      readWhole(route, await request(route, input, {}, signal)),
    async stream(route: Route, input: CallInput, { onText, signal }: StreamOptions) {
      const response = await request(route, input, { accept: eventStreamType }, signal);
      const isStream = response.headers.get('content-type')?.startsWith(eventStreamType);
      return isStream ? readStream(route, response, onText) : readWhole(route, response);
    },
  };
}

async function readBody({ method, answersFile }: Route, response: Response): Promise<unknown> {
  if (method === 'HEAD') return {};
  return answersFile ? new Uint8Array(await response.arrayBuffer()) : response.json();
}

function buildRequest(
  baseUrl: string,
  route: Route,
  input: Record<string, unknown>,
  signal: AbortSignal | undefined,
): [string, PlainRequest] {
  const rest = { ...input };
  const path = route.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const init: PlainRequest = { method: route.method, credentials: 'include', signal: signal ?? null };
  if (route.method === 'GET' || route.method === 'HEAD' || route.method === 'DELETE') {
    const query = new URLSearchParams(
      Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString();
    return [`${baseUrl}${path}${query && `?${query}`}`, init];
  }
  const body = JSON.stringify(rest);
  // No payload, no JSON content type: document 1 section 7.
  if (body === '{}') return [`${baseUrl}${path}`, init];
  return [`${baseUrl}${path}`, { ...init, headers: { 'content-type': 'application/json' }, body }];
}

async function readStream(route: Route, response: Response, onText: StreamOptions['onText']) {
  if (response.body) {
    for await (const { event, data } of readEvents(response.body)) {
      const value: unknown = JSON.parse(data);
      if (event === 'text' && isRecord(value)) onText(String(value.text));
      if (event === 'error') throw toAppError(value, response);
      if (event === 'done') return route.output.parse(value);
    }
  }
  throw new AppError('UNAVAILABLE', { message: 'The answer was interrupted. Please try again.' });
}

async function readError(response: Response): Promise<AppError> {
  const text = await response.text().catch(() => '');
  return toAppError(parseJson(text), response, text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toAppError(body: unknown, response: Response, text = ''): AppError {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const code = isErrorCode(error.code) ? error.code : codeOfStatus(response.status);
  const retryAfter = Number(response.headers.get('retry-after'));
  return new AppError(code, {
    ...(typeof error.message === 'string'
      ? { message: error.message }
      : { reply: describeReply(response, text) }),
    ...(typeof error.requestId === 'string' && { requestId: error.requestId }),
    ...(Array.isArray(error.issues) && { issues: error.issues.filter(isFieldIssue) }),
    stored: error.stored,
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  });
}

/** Describes a foreign reply: document 1 section 8, "Generic request error". HTML bodies are left out. */
function describeReply({ status, statusText, headers }: Response, text: string): string {
  const isReadable = text !== '' && !headers.get('content-type')?.includes('html');
  return `${status}: ${isReadable ? text : statusText}`;
}

function codeOfStatus(status: number) {
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 403) return 'FORBIDDEN';
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
