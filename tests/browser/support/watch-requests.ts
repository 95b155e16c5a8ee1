import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { close, listen } from '#infra/local/listen.ts';

/**
 * A proxy before the stack that keeps the bodies sent to one path, because browsers do not report what a closing page
 * sends.
 */
export async function watchRequests(target: string, path: string) {
  const bodies: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    if (incoming.url === path) bodies.push(body.toString());
    const { method = 'GET', headers, url = '/' } = incoming;
    const onward = request(new URL(url, target), { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    onward.end(body);
  });
  const port = await listen(server);
  return { url: `http://localhost:${port}`, bodies, stop: () => close(server) };
}
