import { applySettings, hidesMaker } from '#functions/domain/conversions/apply-settings.ts';
import { describeAdminUser } from '#functions/domain/conversions/describe-admin-user.ts';
import { describeConversion } from '#functions/domain/conversions/describe-conversion.ts';
import { speakToVisitor } from '#functions/domain/conversions/speak-to-visitor.ts';
import { describePause } from '#functions/domain/plans/pause.ts';
import { findStanding } from '#functions/domain/plans/standing.ts';
import { handle } from '#functions/http/handle.ts';
import { conversions } from '#shared/contract/conversions.ts';
import { AppError } from '#shared/errors.ts';

export const handler = handle(
  conversions.getBrandProgress,
  async ({ brandId, conversionId, language }, { deps, caller }) => {
    const [{ progress, site, conversion }, settings] = await Promise.all([
      describeConversion(deps.conversions, conversionId),
      deps.settings.find(conversionId),
    ]);
    if (conversion.brandId !== brandId) throw new AppError('CONVERSION_NOT_FOUND');
    const standing = await findStanding(deps, conversion);
    return {
      success: true as const,
      ...progress,
      adminUser: await describeAdminUser(deps, caller, conversion),
      schoolInfo: { website: progress.url, phone: site.phone ?? null },
      site: {
        ...(await speakToVisitor(applySettings(site, settings), language)),
        ...(hidesMaker(settings, standing?.plan) && { hidesMaker: true }),
      },
      pause: describePause(standing, conversion),
    };
  },
);
