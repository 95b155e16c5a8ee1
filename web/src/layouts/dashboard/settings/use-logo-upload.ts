import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { uploadDocument } from '#web/lib/api/upload-document.ts';

/** Uploads a picture and keeps it with the assistant; the settings then name its path. */
export function useLogoUpload(conversionId: string) {
  return useMutation({
    mutationFn: async (file: File) => {
      const documentUrl = await uploadDocument(file, { purpose: 'logo' });
      return api.dashboard.keepLogo.call({ conversionId, documentUrl });
    },
  });
}
