import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { AppError } from '#shared/errors.ts';
import { initialSettings } from './initial-settings.ts';
import type { SettingsChange, SettingsPorts } from './ports.ts';
import { describeStandards } from './setting-standards.ts';

/** An assistant's settings, or what applies until they are saved. */
export async function findSettings(
  { settings, organisations }: SettingsPorts,
  conversion: Conversion,
): Promise<DashboardSettings> {
  const { conversionId, organisationId } = conversion;
  const [saved, organisation] = await Promise.all([
    settings.find(conversionId),
    organisationId ? organisations.find(organisationId) : undefined,
  ]);
  return {
    ...(saved ?? initialSettings(conversion, organisation)),
    standards: describeStandards(conversion, organisation),
  };
}

/** Saves sections unless one was saved since it was read. Throws CONFLICT with what is stored. */
export async function changeSettings(
  ports: SettingsPorts,
  conversion: Conversion,
  change: Omit<SettingsChange, 'initial'>,
): Promise<DashboardSettings> {
  const { standards, ...initial } = await findSettings(ports, conversion);
  const saved = await ports.settings.save(conversion.conversionId, { ...change, initial });
  if (!saved) throw new AppError('CONFLICT', { stored: await findSettings(ports, conversion) });
  return { ...saved, standards };
}
