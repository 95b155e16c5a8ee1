import { requestSchema } from '../least-privilege/read-demands.ts';
import { wrapSentCalls } from '../least-privilege/wrap-calls.ts';

/**
 * For fault tests: reports every call of AWS in this process before it is sent and after its reply, as
 * "before SendMessage" or "after PUT /bucket/key".
 */
export function reportCalls(reach: (point: string) => void): void {
  wrapSentCalls(async (request, send) => {
    const call = nameCall(request);
    reach(`before ${call}`);
    const reply = await send();
    reach(`after ${call}`);
    return reply;
  });
}

function nameCall(request: unknown): string {
  const { method, path, headers } = requestSchema.parse(request);
  return headers['x-amz-target']?.split('.')[1] ?? `${method} ${path}`;
}
