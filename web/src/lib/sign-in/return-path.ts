/** A path of this origin: an address of another one, however it is disguised, is no place to be sent to. */
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Where a sign-in page should lead back to; undefined when it was not told, or was told to leave the site. */
export function readReturnPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get('return') ?? '';
  return ownPath.test(path) ? path : undefined;
}

/** The address of a sign-in page that leads back to `path`. */
export function withReturnPath(signInPath: string, path: string): string {
  return `${signInPath}?${new URLSearchParams({ return: path })}`;
}
