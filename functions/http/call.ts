import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type * as z from 'zod';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import type { Caller } from '#functions/domain/identity/session.ts';
import type { Deps } from '../wiring/deps.ts';

export type ApiEvent = APIGatewayProxyEventV2;
export type ApiReply = APIGatewayProxyStructuredResultV2;
export type ApiHandler = (event: ApiEvent, context: Context) => Promise<ApiReply>;

/** A file that came inside the call. `name` is as sent: clean it before showing it. */
export type ReceivedFile = { name: string; contentType: string; bytes: Buffer };

/** Where a reply goes while it is being made. */
export type Outlet = {
  /** Takes the next piece of the reply's text; nothing happens with it when the caller wants the whole at once. */
  sendText(text: string): void;
  /** Aborted when the caller has gone: work for nobody can stop. */
  signal: AbortSignal;
};

/** What a handler gets beside its input. */
export type Call = Outlet & {
  deps: Deps;
  requestId: string;
  clientAddress: string;
  files: ReceivedFile[];
  /** As it was sent, of routes with `rawBody`; empty on the others. */
  rawBody: string;
  /** Absent on public routes: `handleSignedIn` is for those that need it. */
  caller: Caller | undefined;
  /** The conversion that the input names, where the route is not public: the caller owns it. */
  conversion: Conversion | undefined;
  event: Pick<ApiEvent, 'headers' | 'cookies'>;
  /** Adds a `Set-Cookie` header to the reply. */
  setCookie(cookie: string): void;
};

/** The work behind a route. */
export type Run<Input extends z.ZodObject, Output extends z.ZodType> = (
  input: z.output<Input>,
  call: Call,
) => Promise<z.input<Output>>;

/** Loads what the work needs and a cold start does not: begun with each call, so that it is there when the table has answered. */
export type Preload = () => Promise<unknown>;
