import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { exceedsPayload } from '#functions/http/payload-limit.ts';
import { createHttpServer } from '../create-http-server.ts';
import { type LocalFunction, runFunction } from './run-function.ts';

/** A function invoked by others, with its role. */
export type InvokedFunction = LocalFunction & { handler(event: unknown): Promise<unknown> };

/** Replaces AWS Lambda: synchronous `Invoke` for functions given by ARN. */
export function createFunctionServer(functions: ReadonlyMap<string, InvokedFunction>): Server {
  return createHttpServer(async (request, response) => {
    const [, arn = ''] = /\/functions\/([^/]+)\/invocations$/.exec(request.url ?? '') ?? [];
    const invoked = functions.get(decodeURIComponent(arn));
    const refuse = (status: number, name: string) =>
      void response.writeHead(status, { 'x-amzn-errortype': name }).end('{}');
    if (!invoked) return refuse(404, 'ResourceNotFoundException');
    const body = await text(request);
    if (exceedsPayload({ body })) return refuse(413, 'RequestTooLargeException');
    try {
      const reply = JSON.stringify(await runFunction(invoked, () => invoked.handler(JSON.parse(body))));
      if (exceedsPayload({ body: reply })) throw new Error('The reply is more than Lambda returns');
      response.writeHead(200, { 'content-type': 'application/json' }).end(reply);
    } catch (error) {
      const errorMessage = error instanceof Error ? error.message : String(error);
      response.writeHead(200, { 'x-amz-function-error': 'Unhandled' }).end(JSON.stringify({ errorMessage }));
    }
  });
}
