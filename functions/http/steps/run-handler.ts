import type * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';
import type { ApiEvent, ApiReply, Outlet, Run } from '../call.ts';
import type { Identified, Owned, Parsed, Replied } from './step.ts';

type ReadyEvent<Input extends z.ZodObject> = ApiEvent & Identified & Parsed<Input> & Owned & Replied;

/** Runs the route's handler. */
export function runHandler<Input extends z.ZodObject, Output extends z.ZodType>(
  { rawBody }: Pick<Route, 'rawBody'>,
  run: Run<Input, Output>,
  outlet: Outlet,
) {
  return async (event: ReadyEvent<Input>): Promise<ApiReply> => {
    const { deps, clientAddress, caller, conversion, input, files } = event;
    const cookies: string[] = [];
    event.reply = await run(input, {
      ...outlet,
      ...{ deps, clientAddress, caller, conversion, files, event },
      rawBody: rawBody ? readRawBody(event) : '',
      requestId: event.requestContext.requestId,
      setCookie: (cookie) => void cookies.push(cookie),
    });
    return { statusCode: 200, ...(cookies.length > 0 && { cookies }) };
  };
}

/** The body as sent, as text. */
function readRawBody({ body = '', isBase64Encoded }: ApiEvent): string {
  return isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
}
