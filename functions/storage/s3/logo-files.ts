import { logoMediaTypes, recogniseLogo } from '#shared/domain/logo.ts';
import { objectKeys } from './object-keys.ts';
import type { ObjectStore } from './object-store.ts';

export type LogoFiles = ReturnType<typeof openLogoFiles>;

/** Opens the logos that owners have uploaded. */
export function openLogoFiles(objects: ObjectStore) {
  return {
    /** Undefined when there is none of this name. */
    read: (conversionId: string, name: string) => objects.get(objectKeys.logo(conversionId, name)),
    /** Its type is that of its bytes. */
    write: (conversionId: string, name: string, bytes: Uint8Array) =>
      objects.put(objectKeys.logo(conversionId, name), bytes, logoMediaTypes[recogniseLogo(bytes) ?? 'png']),
  };
}
