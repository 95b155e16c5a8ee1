import type { ServerResponse } from 'node:http';

/** The global of Lambda's Node.js runtime for streaming functions, with the HTTP response as the stream. */
Object.assign(globalThis, {
  awslambda: {
    // Lambda libraries also store things there.
    ...globalThis.awslambda,
    streamifyResponse: <Handler>(handler: Handler): Handler => handler,
    HttpResponseStream: {
      from(
        response: ServerResponse,
        { statusCode, headers }: { statusCode: number; headers: Record<string, string> },
      ): ServerResponse {
        return response.writeHead(statusCode, headers);
      },
    },
  },
});
