/** Text, at sign, text, dot, text, without spaces or control characters: document 1 section 5. */
export function isEmailAddress(value: string): boolean {
  return (
    value.length <= 254 && /^[^\s@<>,;:"\p{Cc}]+@[^\s@<>,;:"\p{Cc}]+\.[^\s@<>,;:"\p{Cc}.]+$/u.test(value)
  );
}

/** Parses as an http(s) address with a host name that could be on the public web, and carries no password. */
export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  if (url.username || url.password) return false;
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname.includes('.');
}
