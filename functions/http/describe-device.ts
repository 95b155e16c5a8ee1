const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, pattern: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system of a User-Agent header in words, such as "Firefox on Windows"; nothing of it is kept beside. */
export function describeDevice(userAgent: string | undefined): string {
  const find = (names: typeof browsers) => names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  return `${find(browsers) ?? 'Another program'} on ${find(systems) ?? 'an unknown system'}`;
}
