import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { AppError } from '#shared/errors.ts';
import { keepPublicLogo, type LeadsInside } from '../conversions/keep-public-logo.ts';
import { initialSettings } from './initial-settings.ts';
import type { SettingsChange, SettingsPorts } from './ports.ts';
import { describeStandards } from './setting-standards.ts';

/** An assistant's settings, or what applies until they are saved. */
export async function findSettings(ports: SettingsPorts, conversion: Conversion): Promise<DashboardSettings> {
  const { settings, organisations } = ports;
  const { conversionId, organisationId } = conversion;
  const [saved, organisation] = await Promise.all([
    settings.find(conversionId),
    organisationId ? organisations.find(organisationId) : undefined,
  ]);
  return {
    ...(saved ?? initialSettings(conversion, organisation)),
    standards: describeStandards(conversion, organisation, ports),
  };
}

/** Saves sections unless one was saved since it was read. Throws VALIDATION, and CONFLICT with what is stored. */
export async function changeSettings(
  ports: SettingsPorts & { leadsInside: LeadsInside },
  conversion: Conversion,
  change: Omit<SettingsChange, 'initial'>,
): Promise<DashboardSettings> {
  const { standards, ...initial } = await findSettings(ports, conversion);
  await requirePublicLogo(ports, change.fields.appearance?.logoUrl, initial.appearance.logoUrl);
  const saved = await ports.settings.save(conversion.conversionId, { ...change, initial });
  if (!saved) throw new AppError('CONFLICT', { stored: await findSettings(ports, conversion) });
  return { ...saved, standards };
}

/** A logo that is kept was looked up before. Throws VALIDATION. */
async function requirePublicLogo(
  ports: { leadsInside: LeadsInside },
  logoUrl: string | undefined,
  before: string,
): Promise<void> {
  if (!logoUrl || logoUrl === before) return;
  if ((await keepPublicLogo(ports, { logoUrl })).logoUrl) return;
  const message = 'This address is not on the public internet. Upload the picture instead.';
  throw new AppError('VALIDATION', { message, issues: [{ field: 'appearance.logoUrl', message }] });
}
