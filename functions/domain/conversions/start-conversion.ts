import type { BrandId } from '#shared/brands/platforms.ts';
import { isWebAddress } from '#shared/domain/addresses/addresses.ts';
import { makeConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { demonstrationDays, trialPageLimit } from '#shared/domain/limits.ts';
import { addDays } from '#shared/domain/trial.ts';
import { signupMessages } from '#shared/domain/trial-signup.ts';
import { AppError } from '#shared/errors.ts';
import { beginConversion, type Conversion } from './conversion.ts';
import type { StartPorts } from './ports.ts';

type StartRequest = {
  brandId: BrandId;
  url: string | undefined;
  companyName: string | undefined;
  /** Notified when the assistant is ready. */
  email: string | undefined;
};

/** Starts a conversion without an account, for the demo; it is erased after a while. Throws VALIDATION. */
export async function startConversion(
  ports: StartPorts,
  { brandId, url, companyName, email }: StartRequest,
): Promise<Conversion> {
  if (!url) throw refuse(signupMessages.websiteRequired);
  if (!isWebAddress(url)) throw refuse(signupMessages.invalidWebsite);
  const name = companyName || new URL(url).hostname.replace(/^www\./, '');
  const conversion = beginConversion(
    {
      conversionId: makeConversionId(brandId, ports.randomBytes(16)),
      brandId,
      companyName: name,
      url,
      businessDescription: '',
      documents: [],
      pageLimit: trialPageLimit,
      ...(email && { notify: { name, email } }),
    },
    ports.now(),
  );
  await ports.demonstrations.create(conversion, addDays(ports.now(), demonstrationDays));
  await ports.startStep(conversion);
  return conversion;
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field: 'websiteUrl', message }] });
}
