import type { WidgetSettings } from '#shared/domain/widget/widget-settings.ts';
import type { WidgetStore } from './ports.ts';
import type { StoredWidget } from './stored-widget.ts';

type SettingsPorts = { widgets: WidgetStore; makeId(): string };

/** The widget settings. The secret is created on first use. */
export async function readWidgetSettings(
  { widgets, makeId }: SettingsPorts,
  conversionId: string,
): Promise<WidgetSettings & { identitySecret: string }> {
  const stored = await widgets.find(conversionId);
  const { identitySecret } = stored;
  return {
    ...describeSettings(stored),
    identitySecret: identitySecret ?? (await widgets.keepSecret(conversionId, makeSecret(makeId))),
  };
}

/** Replaces what is given; the list of hosts has no duplicates. */
export async function saveWidgetSettings(
  { widgets }: Pick<SettingsPorts, 'widgets'>,
  { conversionId, allowedDomains, design }: Partial<WidgetSettings> & { conversionId: string },
): Promise<WidgetSettings> {
  const stored = await widgets.save(conversionId, {
    ...(allowedDomains && { allowedDomains: [...new Set(allowedDomains)] }),
    ...(design && { design }),
  });
  return describeSettings(stored);
}

function describeSettings({ allowedDomains = [], design }: StoredWidget): WidgetSettings {
  return { allowedDomains, ...(design && { design }) };
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
