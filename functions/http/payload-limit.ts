/**
 * Lambda takes and returns at most 6 MB per buffered call, as JSON: AWS Lambda Developer Guide, "Lambda quotas",
 * invocation payload.
 */
export const functionPayloadLimitBytes = 6 * 1024 * 1024;

/** JSON writes one byte of a text as six at most (`\u0000`). */
const longestEscape = 6;

/** Whether an event or a reply is more than Lambda passes on, which counts it as JSON. */
export function exceedsPayload(payload: { body?: string | undefined } | undefined): boolean {
  // Nearly all calls are small, and most of the work of a call is JSON already.
  if ((payload?.body?.length ?? 0) * longestEscape < functionPayloadLimitBytes) return false;
  return Buffer.byteLength(JSON.stringify(payload)) > functionPayloadLimitBytes;
}

/** Beyond that limit, for callers of the API; pages announce files anyway. */
export const tooLarge = {
  limitBytes: functionPayloadLimitBytes,
  text: 'This is too large to send at once. Announce files with POST /api/upload-documents as JSON (filename, size and type of each), and PUT each to the signed link of the reply.',
};
