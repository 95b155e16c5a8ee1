import type { WidgetSettings } from '#shared/contract/widget.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { requireOwnedConversion } from '../identity/require-owned-conversion.ts';
import type { Caller } from '../identity/session.ts';
import type { WidgetStore } from './widget-store.ts';

type SettingsWorld = {
  widgets: WidgetStore;
  conversions: { find(conversionId: string): Promise<Conversion | undefined> };
  makeId(): string;
};

/**
 * The settings of a widget, for those to whom it belongs. Its secret is made when it is first asked for: two ids of 128
 * random bits each. Throws CONVERSION_NOT_FOUND.
 */
export async function readWidgetSettings(
  world: SettingsWorld,
  caller: Caller,
  conversionId: string,
): Promise<WidgetSettings & { identitySecret: string }> {
  await requireOwnedConversion(world, caller, conversionId);
  const { widgets, makeId } = world;
  const { allowedDomains = [], identitySecret } = await widgets.find(conversionId);
  return {
    allowedDomains,
    identitySecret: identitySecret ?? (await widgets.keepSecret(conversionId, makeId() + makeId())),
  };
}

/** Replaces the list of hosts, each once, for those to whom the widget belongs. Throws CONVERSION_NOT_FOUND. */
export async function saveWidgetSettings(
  world: Pick<SettingsWorld, 'widgets' | 'conversions'>,
  caller: Caller,
  { conversionId, ...settings }: WidgetSettings & { conversionId: string },
): Promise<WidgetSettings> {
  await requireOwnedConversion(world, caller, conversionId);
  const allowedDomains = [...new Set(settings.allowedDomains)];
  await world.widgets.saveDomains(conversionId, allowedDomains);
  return { allowedDomains };
}
