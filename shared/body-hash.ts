/** The header with the hash of a call's body: CloudFront signs it, and a function URL checks it against the body. */
export const bodyHashHeader = 'x-amz-content-sha256';

/** SHA-256 of bytes. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** The header that a call to a streaming route carries, which is refused without it. */
export async function hashBody(body = '', digest: Digest = digestNatively): Promise<Record<string, string>> {
  const bytes = new TextEncoder().encode(body);
  const hash = await ('subtle' in crypto ? digestNatively : digest)(bytes);
  return { [bodyHashHeader]: Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

async function digestNatively(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
