import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type * as z from 'zod';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import type { Caller } from '#functions/domain/identity/session.ts';
import type { Deps } from '../wiring/deps.ts';

export type ApiEvent = APIGatewayProxyEventV2;
export type ApiReply = APIGatewayProxyStructuredResultV2;
export type ApiHandler = (event: ApiEvent, context: Context) => Promise<ApiReply>;

/** An uploaded file. `name` is as sent: clean it before showing it. */
export type ReceivedFile = { name: string; contentType: string; bytes: Buffer };

/** Receives a reply as it is produced. */
export type Outlet = {
  /** Receives the next piece of text; ignored if the client asked for a single reply. */
  sendText(text: string): void;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
};

/** What a handler receives besides its input. */
export type Call = Outlet & {
  deps: Deps;
  requestId: string;
  clientAddress: string;
  files: ReceivedFile[];
  /** The body as sent, on routes with `rawBody`; empty on others. */
  rawBody: string;
  /** Absent on public routes; use `handleSignedIn` where it's required. */
  caller: Caller | undefined;
  /** The conversion the input names; on non-public routes the caller owns it. */
  conversion: Conversion | undefined;
  event: Pick<ApiEvent, 'headers' | 'cookies'>;
  /** Adds a `Set-Cookie` header to the reply. */
  setCookie(cookie: string): void;
};

/** The handler of a route. */
export type Run<Input extends z.ZodObject, Output extends z.ZodType> = (
  input: z.output<Input>,
  call: Call,
) => Promise<z.input<Output>>;

/** Loads what the handler needs but a cold start doesn't. Starts with each call, in parallel with the table reads. */
export type Preload = () => Promise<unknown>;
