import type { EdgeRequest } from './route-page.ts';

/** A viewer's reply that CloudFront gives in place of the origin. */
type EdgeReply = {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, { value: string }>;
  body: { encoding: 'text'; data: string };
};

/** A gateway refuses such calls without a word of another way. Multipart forms reach a function in base 64. */
export function explainTooLarge(
  { limitBytes, text }: { limitBytes: number; text: string },
  { headers }: Pick<EdgeRequest, 'headers'>,
): EdgeReply | undefined {
  const length = headers['content-length'];
  const type = headers['content-type'];
  const isForm = type && /^multipart\//i.test(type.value);
  if (!length || Number(length.value) <= (isForm ? (limitBytes * 3) / 4 : limitBytes)) return undefined;
  return {
    statusCode: 413,
    statusDescription: 'Content Too Large',
    headers: { 'content-type': { value: 'application/json' } },
    body: {
      encoding: 'text',
      data: JSON.stringify({
        error: { code: 'PAYLOAD_TOO_LARGE', message: text, requestId: '' },
        message: text,
      }),
    },
  };
}
