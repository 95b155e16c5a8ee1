import type { WidgetStore } from '#functions/storage/dynamodb/site/widget-store.ts';
import type { VersionedWidget } from '#shared/contract/assistant/widget.ts';
import type { WidgetSettings } from '#shared/domain/widget/widget-settings.ts';
import { AppError } from '#shared/errors.ts';
import type { WidgetVersions } from './ports.ts';
import type { StoredWidget } from './stored-widget.ts';

type SettingsPorts = { widgets: WidgetStore; makeId(): string };

/** The widget settings. The secret is created on first use. */
export async function readWidgetSettings(
  { widgets, makeId }: SettingsPorts,
  conversionId: string,
): Promise<VersionedWidget & { identitySecret: string }> {
  const stored = await widgets.find(conversionId);
  const { identitySecret } = stored;
  return {
    ...describeSettings(stored),
    identitySecret: identitySecret ?? (await widgets.keepSecret(conversionId, makeSecret(makeId))),
  };
}

/** Replaces what is given; the list of hosts has no duplicates. Throws CONFLICT with what is stored. */
export async function saveWidgetSettings(
  { widgets }: Pick<SettingsPorts, 'widgets'>,
  {
    conversionId,
    allowedDomains,
    design,
    versions = {},
  }: { [Part in keyof WidgetSettings]?: WidgetSettings[Part] | undefined } & {
    conversionId: string;
    versions?: WidgetVersions | undefined;
  },
): Promise<VersionedWidget> {
  const change = {
    ...(allowedDomains && { allowedDomains: [...new Set(allowedDomains)] }),
    ...(design && { design }),
  };
  const stored = await widgets.save(conversionId, change, versions);
  if (stored) return describeSettings(stored);
  throw new AppError('CONFLICT', { stored: describeSettings(await widgets.find(conversionId)) });
}

function describeSettings(stored: StoredWidget): VersionedWidget {
  const { allowedDomains = [], design, allowedDomainsVersion = 0, designVersion = 0 } = stored;
  return {
    allowedDomains,
    ...(design && { design }),
    versions: { allowedDomains: allowedDomainsVersion, design: designVersion },
  };
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
const makeSecret = (makeId: () => string): string => makeId() + makeId();
