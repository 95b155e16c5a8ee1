import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/**
 * An HTTP server where a failing call returns 500 and neither it nor a disconnecting caller ends the process.
 */
export function createHttpServer(answer: Answer): Server {
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      // A partial reply must not look complete.
      if (response.headersSent) return void response.destroy();
      response.writeHead(500).end();
    });
  });
}
