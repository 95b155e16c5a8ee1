import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Serves HTTP. A call that fails, or whose caller goes away, is answered 500 and ends nothing but itself. */
export function createAnsweringServer(answer: Answer): Server {
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      // Half a reply must not pass for a whole one.
      if (response.headersSent) return void response.destroy();
      response.writeHead(500).end();
    });
  });
}
