import type { EdgeResponse } from './apply-missing-status.ts';

/**
 * States the charset of text, which S3 leaves out of the types that an upload derives from file names. Runs in
 * CloudFront Functions.
 */
export function addCharset(response: EdgeResponse): EdgeResponse {
  const type = response.headers['content-type'];
  if (
    type &&
    /^(?:text\/|application\/(?:javascript|xml$)|image\/svg\+xml$)/.test(type.value) &&
    type.value.indexOf(';') < 0
  )
    type.value += '; charset=utf-8';
  return response;
}
