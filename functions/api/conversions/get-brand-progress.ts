import { findPause } from '#functions/domain/plans/pause.ts';
import { handle } from '#functions/http/handle.ts';
import { conversions } from '#shared/contract/conversions.ts';
import { AppError } from '#shared/errors.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () =>
  Promise.all([
    import('#functions/domain/conversions/describe-conversion.ts'),
    import('#functions/domain/conversions/describe-admin-user.ts'),
    import('#functions/domain/conversions/apply-settings.ts'),
    import('#functions/domain/conversions/speak-to-visitor.ts'),
  ]);

export const handler = handle(
  conversions.getBrandProgress,
  async ({ brandId, conversionId, language }, { deps, caller }) => {
    const [{ describeConversion }, { describeAdminUser }, { applySettings }, { speakToVisitor }] =
      await loadWork();
    const [{ progress, site, conversion }, settings] = await Promise.all([
      describeConversion(deps.conversions, conversionId),
      deps.settings.find(conversionId),
    ]);
    if (conversion.brandId !== brandId) throw new AppError('CONVERSION_NOT_FOUND');
    return {
      success: true as const,
      ...progress,
      adminUser: await describeAdminUser(deps, caller, conversion),
      schoolInfo: { website: progress.url, phone: site.phone ?? null },
      site: await speakToVisitor(applySettings(site, settings), language),
      pause: await findPause(deps, conversion),
    };
  },
  loadWork,
);
