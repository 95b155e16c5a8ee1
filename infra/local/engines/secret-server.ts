import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { createHttpServer } from '../create-http-server.ts';

const callSchema = z.object({ SecretId: z.string() });

/** Replaces AWS Secrets Manager: `GetSecretValue` for secrets given by ARN. */
export function createSecretServer(secrets: ReadonlyMap<string, string>): Server {
  return createHttpServer(async (request, response) => {
    const call = callSchema.safeParse(JSON.parse(await text(request)));
    const value = call.success ? secrets.get(call.data.SecretId) : undefined;
    response.writeHead(value === undefined ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(
      JSON.stringify(value === undefined ? { __type: 'ResourceNotFoundException' } : { SecretString: value }),
    );
  });
}
