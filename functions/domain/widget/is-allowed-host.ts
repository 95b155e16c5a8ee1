/** Whether a page on `host` (including any port) may show the widget; `*.` matches any subdomain. */
export function isAllowedHost(host: string, allowedDomains: readonly string[]): boolean {
  if (allowedDomains.length === 0) return true;
  const asked = host.toLowerCase();
  return allowedDomains.some((domain) =>
    domain.startsWith('*.') ? asked.endsWith(domain.slice(1)) : asked === domain,
  );
}
