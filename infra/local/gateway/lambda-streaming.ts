import type { ServerResponse } from 'node:http';

/** The global that Lambda's Node.js runtime gives to functions that stream, with the HTTP response itself as the stream. */
Object.assign(globalThis, {
  awslambda: {
    // Libraries for Lambda leave things there too.
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
