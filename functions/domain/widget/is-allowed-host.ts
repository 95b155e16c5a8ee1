/** Whether a page of `host` (with its port, where it has one) may show the widget; `*.` stands for any host below. */
export function isAllowedHost(host: string, allowedDomains: readonly string[]): boolean {
  if (allowedDomains.length === 0) return true;
  const asked = host.toLowerCase();
  return allowedDomains.some((domain) =>
    domain.startsWith('*.') ? asked.endsWith(domain.slice(1)) : asked === domain,
  );
}
