import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Serves HTTP. A call that fails gets a 500 and does not end the process, nor does a caller that disconnects. */
export function createAnsweringServer(answer: Answer): Server {
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      // A partial reply must not look complete.
      if (response.headersSent) return void response.destroy();
      response.writeHead(500).end();
    });
  });
}
