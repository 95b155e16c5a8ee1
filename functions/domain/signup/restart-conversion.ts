import { isWebAddress } from '#shared/domain/addresses/addresses.ts';
import { signupMessages } from '#shared/domain/trial-signup.ts';
import { AppError } from '#shared/errors.ts';
import { beginConversion, type Conversion } from '../conversions/conversion.ts';
import { failedMailId } from '../mail/trial-mails.ts';
import { claimUploads } from '../uploads/claim-uploads.ts';
import type { UploadSources } from '../uploads/ports.ts';
import { parseDocumentUrl } from '../uploads/upload.ts';
import type { RestartPorts } from './ports.ts';

type BeginPorts = Omit<RestartPorts, keyof UploadSources | 'conversions'>;

type RestartRequest = {
  /** The mended address; without one only the documents are read. */
  url: string | undefined;
  documents: { url: string }[];
};

/**
 * Restarts a failed conversion from another address or from documents, for its owner; the account and the assistant's
 * address stay. A repeated call changes nothing. Throws VALIDATION, CONFLICT.
 */
export async function restartConversion(
  ports: RestartPorts,
  conversion: Conversion,
  request: RestartRequest,
): Promise<Conversion> {
  if (!request.url && request.documents.length === 0) throw refuse(signupMessages.websiteRequired);
  if (request.url && !isWebAddress(request.url)) throw refuse(signupMessages.invalidWebsite);
  if (conversion.status !== 'failed') return requireSameRequest(conversion, request);
  const documents = await claimUploads(ports, request.documents);
  const begun = await beginAgain(ports, conversion, { url: request.url || null, documents });
  if (begun) return begun;
  const current = await ports.conversions.find(conversion.conversionId);
  if (!current) throw new AppError('CONVERSION_NOT_FOUND');
  return requireSameRequest(current, request);
}

/** The same for staff, who only mend the address: the documents stay. Throws VALIDATION, CONFLICT. */
export async function restartFromAddress(
  ports: BeginPorts,
  conversion: Conversion,
  url: string,
): Promise<void> {
  if (!isWebAddress(url)) throw refuse(signupMessages.invalidWebsite);
  const isFailed = conversion.status === 'failed';
  const begun = isFailed && (await beginAgain(ports, conversion, { url, documents: conversion.documents }));
  if (!begun) throw new AppError('CONFLICT', { message: 'This conversion is no longer failed.' });
}

/** Undefined when the conversion is elsewhere by now. */
async function beginAgain(
  ports: BeginPorts,
  conversion: Conversion,
  request: Pick<Conversion, 'url' | 'documents'>,
): Promise<Conversion | undefined> {
  const now = ports.now();
  const begun: Conversion = {
    ...conversion,
    ...beginConversion({ ...conversion, ...request }, now),
    createdAt: conversion.createdAt,
    restartedAt: now.toISOString(),
    // Never falls, so that late messages of the failed run are skipped.
    stepNumber: conversion.stepNumber + 1,
  };
  const customer = await findMistypedCustomer(ports, conversion);
  if (!(await ports.restarts.restart(conversion, begun, customer))) return undefined;
  await ports.mails.withdraw(failedMailId(conversion.conversionId), now);
  await ports.startStep(begun);
  return begun;
}

/** The customer whose website on record is the address that failed. */
async function findMistypedCustomer(ports: BeginPorts, { organisationId, url }: Conversion) {
  const organisation = organisationId && (await ports.organisations.find(organisationId));
  return organisation && organisation.website === url ? organisation : undefined;
}

/** A second click finds the conversion that the first one started. Throws CONFLICT for another request. */
function requireSameRequest(conversion: Conversion, { url, documents }: RestartRequest): Conversion {
  const wanted = documents.map((document) => parseDocumentUrl(document.url));
  const isSame =
    conversion.url === (url || null) &&
    conversion.documents.length === wanted.length &&
    conversion.documents.every(({ uploadId }) => wanted.includes(uploadId));
  if (isSame && conversion.status !== 'failed') return conversion;
  throw new AppError('CONFLICT', { message: 'This conversion is no longer failed. Reload the page.' });
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field: 'websiteUrl', message }] });
}
