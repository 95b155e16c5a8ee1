import { type ChangeEvent, useId, useRef, useState } from 'react';
import { findLogoProblem, isLogoPath, logoExtensions } from '#shared/domain/logo.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { UploadError } from '#web/lib/api/upload-document.ts';
import { SiteLogo } from '#web/ui/data/site-logo.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { DropZone } from '#web/ui/form/drop-zone.tsx';
import { FieldError } from '#web/ui/form/field-frame.tsx';
import { OriginNote } from '#web/ui/form/origin-note.tsx';
import { StandardField } from '#web/ui/form/standard-field.tsx';
import { ImageUp } from '#web/ui/icons/icons.ts';
import { useLogoUpload } from './use-logo-upload.ts';

type LogoFieldProps = {
  conversionId: string;
  /** Empty while what the website shows applies. */
  value: string;
  /** The one that visitors see. */
  stored: string;
  found: string;
  error: string | undefined;
  onChange: (logoUrl: string) => void;
};

const label = 'Logo';

/** The logo in force, which a picture of the owner's or an address replaces. */
export function LogoField({ conversionId, value, stored, found, error, onChange }: LogoFieldProps) {
  const isUploaded = isLogoPath(value);
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{label}</legend>
      <LogoUpload
        conversionId={conversionId}
        shown={value || found}
        isStored={value === stored}
        onUploaded={onChange}
      />
      {isUploaded && (
        <OriginNote
          id="appearance-logo-origin"
          label={label}
          origin="website"
          wayBack={found === '' ? 'Remove the picture' : undefined}
          isFound={false}
          onReturn={() => onChange('')}
        />
      )}
      <StandardField
        id="appearance-logo"
        label="Address of the logo"
        type="url"
        hint={
          isUploaded
            ? 'Your picture is shown. An address here replaces it.'
            : 'Instead of a picture of yours: an address that begins with https:// or http://.'
        }
        maxLength={2048}
        error={error}
        value={isUploaded ? '' : value}
        found={isUploaded ? '' : found}
        origin="website"
        onChange={onChange}
      />
    </fieldset>
  );
}

type LogoUploadProps = {
  conversionId: string;
  shown: string;
  isStored: boolean;
  onUploaded: (logoUrl: string) => void;
};

function LogoUpload({ conversionId, shown, isStored, onUploaded }: LogoUploadProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending, isSuccess, error, reset } = useLogoUpload(conversionId);
  const problem = refusal ?? (error ? describeUploadFailure(error) : undefined);
  const upload = (file: File | undefined) => {
    if (!file) return;
    reset();
    const found = findLogoProblem(file);
    setRefusal(found);
    if (!found) mutate(file, { onSuccess: ({ logoUrl }) => onUploaded(logoUrl) });
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    upload(currentTarget.files?.[0]);
    // The same file, mended, can be chosen again.
    currentTarget.value = '';
  };
  return (
    <DropZone onDrop={([file]) => upload(file)} className="space-y-1.5">
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid h-16 w-40 place-items-center rounded-md border border-line bg-white p-2 text-center text-[#4b5563] text-sm">
          <SiteLogo key={shown} url={shown} fallback="No logo" className="max-h-12 max-w-36" />
        </span>
        <Button
          variant="secondary"
          disabled={isPending}
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          onClick={() => picker.current?.click()}
        >
          <ImageUp className="size-4" />
          {isPending ? 'Uploading...' : 'Upload a picture'}
        </Button>
        <input
          ref={picker}
          type="file"
          accept={logoExtensions.map((extension) => `.${extension}`).join()}
          className="hidden"
          onChange={choose}
        />
      </div>
      <p id={`${id}-hint`} className="text-ink-muted text-sm">
        PNG, JPEG or WebP, up to 1 MB. You can also drop it here.
      </p>
      <p role="status" className="text-ink-muted text-sm">
        {isSuccess && !isStored && 'Uploaded. Visitors see it once you save.'}
      </p>
      <div role="alert">
        <FieldError id={`${id}-error`} error={problem} />
      </div>
    </DropZone>
  );
}

function describeUploadFailure(error: Error): string {
  return error instanceof UploadError
    ? 'The picture could not be uploaded. Check your connection and try again.'
    : describeFailure(error);
}
