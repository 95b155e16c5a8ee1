import type { WidgetSettings } from '#shared/contract/widget.ts';
import type { WidgetStore } from './ports.ts';

type SettingsPorts = { widgets: WidgetStore; makeId(): string };

/** The widget settings. The secret is created on first use. */
export async function readWidgetSettings(
  { widgets, makeId }: SettingsPorts,
  conversionId: string,
): Promise<WidgetSettings & { identitySecret: string }> {
  const { allowedDomains = [], identitySecret } = await widgets.find(conversionId);
  return {
    allowedDomains,
    identitySecret: identitySecret ?? (await widgets.keepSecret(conversionId, makeSecret(makeId))),
  };
}

/** Replaces the list of hosts, without duplicates. */
export async function saveWidgetSettings(
  { widgets }: Pick<SettingsPorts, 'widgets'>,
  { conversionId, ...settings }: WidgetSettings & { conversionId: string },
): Promise<WidgetSettings> {
  const allowedDomains = [...new Set(settings.allowedDomains)];
  await widgets.saveDomains(conversionId, allowedDomains);
  return { allowedDomains };
}

/** Creates a new secret. */
export async function renewSecret(
  { widgets, makeId }: SettingsPorts,
  conversionId: string,
): Promise<{ identitySecret: string }> {
  const identitySecret = makeSecret(makeId);
  await widgets.replaceSecret(conversionId, identitySecret);
  return { identitySecret };
}

/** Two ids of 128 random bits, because RFC 7518, 3.2 requires 256 for HS256. */
function makeSecret(makeId: () => string): string {
  return makeId() + makeId();
}
