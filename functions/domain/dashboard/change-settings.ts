import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { AppError } from '#shared/errors.ts';
import { initialSettings } from './initial-settings.ts';
import type { SettingsChange, SettingsPorts } from './ports.ts';

/** An assistant's settings, or what applies until they are saved. */
export async function findSettings(
  { settings, organisations }: SettingsPorts,
  conversion: Conversion,
): Promise<DashboardSettings> {
  const saved = await settings.find(conversion.conversionId);
  if (saved) return saved;
  const { organisationId } = conversion;
  return initialSettings(conversion, organisationId ? await organisations.find(organisationId) : undefined);
}

/** Saves sections unless one was saved since it was read. Throws CONFLICT with what is stored. */
export async function changeSettings(
  ports: SettingsPorts,
  conversion: Conversion,
  change: Omit<SettingsChange, 'initial'>,
): Promise<DashboardSettings> {
  const initial = await findSettings(ports, conversion);
  const saved = await ports.settings.save(conversion.conversionId, { ...change, initial });
  if (!saved) throw new AppError('CONFLICT', { stored: await findSettings(ports, conversion) });
  return saved;
}
