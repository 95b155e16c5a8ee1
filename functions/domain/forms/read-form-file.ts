import { cleanDocumentName } from '#functions/engine/documents/document-name.ts';
import type { Deps } from '#functions/wiring/deps.ts';
import type { FoundField } from '#shared/calls/reader-calls.ts';
import { type FormType, formFileExtensions, formLimits, formMessages } from '#shared/domain/forms/form.ts';
import { type FieldKind, type FormField, formFieldSchema } from '#shared/domain/forms/form-fields.ts';
import { AppError } from '#shared/errors.ts';
import { claimUploads } from '../uploads/claim-uploads.ts';
import { makeDocumentUrl } from '../uploads/upload.ts';
import { requireScanned } from '../uploads/upload-scan.ts';
import type { GivenFile, UploadRef } from './ports.ts';

type ReadingDeps = Pick<Deps, 'uploads' | 'uploadFiles' | 'reader' | 'sleep' | 'makeId' | 'now'>;

type ReadForm = {
  formId: string;
  fileUrl: string;
  filename: string;
  type: FormType;
  extractedFields: FormField[];
};

/** Reads the fields of a form's file, sent in the call or uploaded before. Throws VALIDATION. */
export async function readFormFile(
  deps: ReadingDeps,
  { file, fileUrl = '' }: { file: GivenFile | undefined; fileUrl: string | undefined },
): Promise<ReadForm> {
  const uploaded = file ? undefined : await findUploaded(deps, fileUrl);
  const filename = cleanDocumentName(file?.name ?? uploaded?.filename ?? '');
  const type = requireType(filename);
  const uploadId = file ? await storeFile(deps, file) : (uploaded?.uploadId ?? '');
  await requireScanned(deps, { uploadId, filename }, 'file');
  const found = await deps.reader.extractFormFields({ uploadId, filename });
  if (!found.ok) throw refuse(found.reason);
  return {
    formId: deps.makeId(),
    fileUrl: makeDocumentUrl(uploadId),
    filename,
    type,
    extractedFields: makeFields(found.fields),
  };
}

function requireType(filename: string): FormType {
  const extension = formFileExtensions.find((ending) => filename.toLowerCase().endsWith(`.${ending}`));
  if (!extension) throw refuse(formMessages.wrongType);
  return extension === 'pdf' ? 'pdf' : 'excel';
}

async function storeFile(
  { uploads, uploadFiles, makeId, now }: ReadingDeps,
  { name, bytes }: GivenFile,
): Promise<string> {
  const upload = {
    ...{ uploadId: makeId(), filename: cleanDocumentName(name), contentType: 'application/octet-stream' },
    ...{ sizeBytes: bytes.length, createdAt: now().toISOString() },
  };
  await uploadFiles.store(upload, bytes);
  await uploads.add(upload);
  return upload.uploadId;
}

async function findUploaded(deps: ReadingDeps, url: string): Promise<UploadRef> {
  const [upload] = await claimUploads(deps, [{ url }]);
  if (!upload) throw refuse(formMessages.uploadFailed.description);
  return upload;
}

/** Fields for the builder; their kinds are guessed from the labels. */
export function makeFields(found: readonly FoundField[]): FormField[] {
  return found.slice(0, formLimits.fields).flatMap((field, index) => {
    const written = shorten(field.label);
    const label = written.replace(requiredMark, '') || written;
    const { success, data } = formFieldSchema.safeParse({
      ...shape(field, label),
      id: `f${index + 1}`,
      label,
      required: field.required || label !== written,
    });
    return success ? [data] : [];
  });
}

/** How labels mark a field as required, in the product's languages. */
const requiredMark =
  /\s*(?:\*|[([（［](?:required|mandatory|pflicht(?:feld)?|erforderlich|obligatori[oa]|requerido|obligatoire|requis|обязательно|必須|필수)[)\]）］])\s*:?$/i;

function shape({ kind, options }: FoundField, label: string): Pick<FormField, 'kind' | 'options'> {
  if (kind === 'yes-no') return { kind: 'choice', options: ['Yes', 'No'] };
  const offered = [...new Set(options.map(shorten))].filter(Boolean).slice(0, formLimits.options);
  if (kind === 'choice' && offered.length >= 2) return { kind: 'choice', options: offered };
  return { kind: guessKind(label), options: [] };
}

/** Label keywords in the product's languages; a label without one is a text field. */
const labelWords: readonly (readonly [FieldKind, RegExp])[] = [
  ['email', /e-?mail|correo|courriel|почт|メール|이메일/i],
  ['phone', /phone|mobile|\bcell\b|telefon|teléfono|téléphone|телефон|電話|전화/i],
  ['date', /\bdate\b|birthday|\bdob\b|datum|geburtstag|fecha|дата|日付|生年月日|날짜|생년월일/i],
  [
    'name',
    /(?:^|\b(?:first|last|full|your|parent|child|student|guardian|middle)(?:['’]s)? )name\b|^(?:vor|nach)?name$|^nombre|^nom\b|^имя|氏名|이름/i,
  ],
];

function guessKind(label: string): FieldKind {
  return labelWords.find(([, words]) => words.test(label))?.[0] ?? 'text';
}

function shorten(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, formLimits.labelCharacters).trim();
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field: 'file', message }] });
}
