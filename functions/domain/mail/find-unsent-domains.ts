import { brands } from '#shared/brands/index.ts';

/** The number of sender domains the provider isn't verified for, with a sentence that names them. */
export async function findUnsentDomains(
  maySendAs: (domain: string) => Promise<boolean>,
): Promise<{ missing: number; domains: number; message: string }> {
  const domains = Object.values(brands).map(({ contact }) => contact.email.replace(/^.*@/, ''));
  const states = await Promise.all(
    domains.map(async (domain) => ({ domain, isReady: await maySendAs(domain) })),
  );
  const missing = states.filter(({ isReady }) => !isReady).map(({ domain }) => domain);
  return {
    missing: missing.length,
    domains: domains.length,
    message:
      missing.length > 0
        ? `No mail can be sent from ${missing.join(', ')}.`
        : `Mails can be sent from ${domains.length} domains.`,
  };
}
