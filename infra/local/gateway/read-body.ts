import type { IncomingMessage } from 'node:http';
import { gatewayBodyLimitBytes } from '#infra/site/service-limits.ts';

/** The full body; undefined when the gateway takes no more of it. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length <= gatewayBodyLimitBytes) chunks.push(bytes);
  }
  return length > gatewayBodyLimitBytes ? undefined : Buffer.concat(chunks);
}
