import type { DataAccess } from '#functions/policy/policy.ts';
import type { AccessTargets } from './access-targets.ts';
import type { Permission } from './permission.ts';

/** Text recognition of scans. Amazon Textract reads the bucket with the permissions of its caller. */
export function describeScanReading(
  { readsScans = false }: DataAccess,
  { isReadingScans }: AccessTargets,
): Permission[] {
  if (!readsScans || !isReadingScans) return [];
  return [
    {
      actions: [
        'textract:DetectDocumentText',
        'textract:StartDocumentTextDetection',
        'textract:GetDocumentTextDetection',
      ],
      // These actions don't support resources (Service Authorization Reference).
      resources: ['*'],
    },
  ];
}
