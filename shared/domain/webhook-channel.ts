/** Services that take an event as a message of theirs. */
export type WebhookChannel = 'slack' | 'teams';

export const channelNames = { slack: 'Slack', teams: 'Microsoft Teams' } as const satisfies Record<
  WebhookChannel,
  string
>;

/**
 * The service whose incoming webhook an address is; undefined for the owner's own systems. Slack:
 * https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks; Teams: the Workflows app, whose addresses are
 * those of Azure Logic Apps or Power Platform.
 */
export function findWebhookChannel(address: string): WebhookChannel | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  const { hostname, pathname } = url;
  if (/^hooks\.slack(?:-gov)?\.com$/.test(hostname) && pathname.startsWith('/services/')) return 'slack';
  const isWorkflows = /\.(?:logic\.azure\.com|api\.powerplatform\.com)$/.test(hostname);
  return isWorkflows && pathname.includes('/workflows/') ? 'teams' : undefined;
}

/** Connectors of Teams, which Microsoft has retired: what is sent there is lost. */
export function isRetiredConnector(address: string): boolean {
  return /(?:^|\.)webhook\.office\.com$/.test(URL.parse(address)?.hostname ?? '');
}
