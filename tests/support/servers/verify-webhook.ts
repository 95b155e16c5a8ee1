import type { Received } from './receiver.ts';

/** Checks a webhook's signature by the Standard Webhooks specification, with another library than the product uses. */
export async function verifyWebhook({ headers, body }: Received, secret: string): Promise<boolean> {
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  if (!/^\d{10}$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const [prefix, keyText = ''] = secret.split('_');
  if (prefix !== 'whsec') return false;
  const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(keyText), algorithm, false, ['verify']);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of String(headers['webhook-signature']).split(' ')) {
    const [version, value = ''] = signature.split(',');
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytes(value), signed))) return true;
  }
  return false;
}
