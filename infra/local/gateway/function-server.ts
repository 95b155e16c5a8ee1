import type { Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { createHttpServer } from '../create-http-server.ts';
import { type Role, runAs } from '../least-privilege/current-role.ts';

/** A function invoked by others, with its role. */
export type InvokedFunction = { role: Role; handler(event: unknown): Promise<unknown> };

/** Replaces AWS Lambda: synchronous `Invoke` for functions given by ARN. */
export function createFunctionServer(functions: ReadonlyMap<string, InvokedFunction>): Server {
  return createHttpServer(async (request, response) => {
    const [, arn = ''] = /\/functions\/([^/]+)\/invocations$/.exec(request.url ?? '') ?? [];
    const invoked = functions.get(decodeURIComponent(arn));
    if (!invoked)
      return void response.writeHead(404, { 'x-amzn-errortype': 'ResourceNotFoundException' }).end('{}');
    try {
      const reply = await runAs(invoked.role, async () => invoked.handler(await json(request)));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    } catch (error) {
      const errorMessage = error instanceof Error ? error.message : String(error);
      response.writeHead(200, { 'x-amz-function-error': 'Unhandled' }).end(JSON.stringify({ errorMessage }));
    }
  });
}
