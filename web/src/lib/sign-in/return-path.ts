/** A path of this origin. Rejects disguised addresses of others, to prevent open redirects. */
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The path to return to after signing in; undefined if missing or on another site. */
export function readReturnPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get('return') ?? '';
  return ownPath.test(path) ? path : undefined;
}

/** The address of a sign-in page that returns to `path`. */
export function withReturnPath(signInPath: string, path: string): string {
  return `${signInPath}?${new URLSearchParams({ return: path })}`;
}
