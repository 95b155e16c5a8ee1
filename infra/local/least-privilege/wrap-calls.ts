import { S3Client } from '@aws-sdk/client-s3';
import { localTargets } from './local-targets.ts';

type Around = (request: unknown, send: () => Promise<unknown>) => Promise<unknown>;

/** Puts `around` around every call of the SDK's clients in this process: all send through one class. */
export function wrapSentCalls(around: Around): void {
  const client = new S3Client({ region: localTargets.place.region });
  wrapMethod(Reflect.getPrototypeOf(client.config.requestHandler), 'handle', around);
  client.destroy();
}

/** Puts `around` around a method that takes the request first. */
export function wrapMethod(target: object | null, method: string, around: Around): void {
  const original: unknown = target && Reflect.get(target, method);
  if (!target || typeof original !== 'function') throw new Error(`The SDK no longer has ${method}`);
  Reflect.set(target, method, async function (this: unknown, request: unknown, ...rest: unknown[]) {
    return around(request, async () => Reflect.apply(original, this, [request, ...rest]));
  });
}
