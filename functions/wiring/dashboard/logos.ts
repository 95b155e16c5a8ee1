import type { LogoPorts } from '#functions/domain/dashboard/ports.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import { logoMediaTypes, recogniseLogo } from '#shared/domain/logo.ts';
import type { Deps } from '../deps.ts';
import { openUploadSources } from '../upload-sources.ts';

/** The ports of keeping an uploaded logo. */
export function openLogoPorts(deps: Deps): LogoPorts {
  const { objects } = deps;
  const { uploads, findScan, sleep } = openUploadSources(deps);
  return {
    ...{ uploads, findScan, sleep },
    readUpload: (uploadId) => objects.get(objectKeys.upload(uploadId)),
    writeLogo: (conversionId, name, bytes) =>
      objects.put(objectKeys.logo(conversionId, name), bytes, logoMediaTypes[recogniseLogo(bytes) ?? 'png']),
  };
}

/** An uploaded logo; undefined when there is none of this name. */
export function readLogo({ objects }: Pick<Deps, 'objects'>, conversionId: string, name: string) {
  return objects.get(objectKeys.logo(conversionId, name));
}
