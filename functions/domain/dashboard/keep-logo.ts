import type { Deps } from '#functions/wiring/deps.ts';
import { describeWrongLogo, findLogoProblem, makeLogoPath, recogniseLogo } from '#shared/domain/logo.ts';
import { AppError } from '#shared/errors.ts';
import { parseDocumentUrl } from '../uploads/upload.ts';
import { requireScanned } from '../uploads/upload-scan.ts';

const field = 'logoUrl';

/**
 * Keeps an uploaded picture with the assistant and returns its path, which the settings then name. Nothing is trusted
 * from the browser. Throws VALIDATION.
 */
export async function keepLogo(
  deps: Pick<Deps, 'uploads' | 'uploadFiles' | 'logoFiles' | 'sleep'>,
  conversionId: string,
  documentUrl: string,
): Promise<{ logoUrl: string }> {
  const uploadId = parseDocumentUrl(documentUrl);
  const upload = uploadId ? await deps.uploads.find(uploadId) : undefined;
  if (!upload) throw refuse('The upload has expired. Please upload the picture again.');
  const { filename: name, sizeBytes: size } = upload;
  const problem = findLogoProblem({ name, size });
  if (problem) throw refuse(problem);
  await requireScanned(deps, upload, field);
  const bytes = await deps.uploadFiles.read(upload.uploadId);
  if (bytes?.length !== size) throw refuse(`The upload of ${name} did not finish. Please upload it again.`);
  const type = recogniseLogo(bytes);
  if (!type) throw refuse(describeWrongLogo(name));
  const logoName = `${upload.uploadId}.${type}`;
  await deps.logoFiles.write(conversionId, logoName, bytes);
  return { logoUrl: makeLogoPath(conversionId, logoName) };
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field, message }] });
}
