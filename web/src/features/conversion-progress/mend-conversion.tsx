import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import { api } from '#web/lib/api/api.ts';
import { pendingSignIn } from '#web/lib/sign-in/pending-sign-in.ts';
import { withReturnPath } from '#web/lib/sign-in/return-path.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { signInPaths, signInStore } from '#web/lib/sign-in/sign-in-store.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field-frame.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { describeMendFailure } from './describe-mend-failure.ts';
import { DocumentChooser } from './document-chooser.tsx';

type MendConversionProps = {
  conversionId: string;
  /** The address that failed; null when there was none. */
  url: string | null;
  /** After a failure the reader goes on from here. */
  takesFocus?: boolean;
};

/** Lets the owner of a failed conversion try another address, or documents, under the same account. */
export function MendConversion({ conversionId, url, takesFocus = false }: MendConversionProps) {
  const mayEdit = useMayEdit();
  const section = useRef<HTMLElement>(null);
  const isSignedIn = useSyncExternalStore(signInStore.subscribe, () => signInStore.isSignedIn('user'));
  const isSigningIn = useSyncExternalStore(pendingSignIn.subscribe, pendingSignIn.isPending);
  const isFocused = takesFocus && isSignedIn;
  useEffect(() => {
    if (isFocused) section.current?.querySelector<HTMLElement>('input:not([type=file]), button')?.focus();
  }, [isFocused]);
  // The owner of a new trial is about to be signed in, and then gets the form.
  if (!isSignedIn && isSigningIn) return <Spinner label="Opening your account…" className="mt-6" />;
  if (!isSignedIn) {
    return (
      <div className="mt-6">
        <p>Your account is ready. Sign in to change the address or to upload documents instead.</p>
        <SiteLink
          to={withReturnPath(signInPaths.user, dashboardPath(conversionId))}
          className={`${buttonStyle()} mt-3`}
          label="Start New Conversion"
        />
      </div>
    );
  }
  if (!mayEdit) return null;
  const address = <AddressForm key={`address ${url}`} conversionId={conversionId} url={url ?? ''} />;
  const documents = <DocumentForm key="documents" conversionId={conversionId} />;
  return (
    <section
      ref={section}
      aria-label="Try again"
      className="mt-6 divide-y divide-line rounded-lg border border-line bg-surface"
    >
      {url === null ? [documents, address] : [address, documents]}
    </section>
  );
}

const fieldId = 'mended-address';

function AddressForm({ conversionId, url }: { conversionId: string; url: string }) {
  const [address, setAddress] = useState(url);
  const { mutate, isPending, error } = useMutation(api.conversions.restart.mutation());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate(
      { conversionId, websiteUrl: address.trim() },
      { onError: () => document.getElementById(fieldId)?.focus() },
    );
  };
  return (
    <form noValidate aria-label="Change the address" onSubmit={submit} className="space-y-4 p-5">
      <TextField
        id={fieldId}
        label="Website address"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2048}
        value={address}
        error={error ? describeMendFailure(error) : undefined}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Starting…' : 'Change the address and try again'}
      </Button>
    </form>
  );
}

function DocumentForm({ conversionId }: { conversionId: string }) {
  const { mutate, error } = useMutation(api.conversions.restart.mutation());
  return (
    <div className="p-5">
      <p className="mb-3">No website that we can read? Your assistant can learn from documents instead.</p>
      <DocumentChooser
        onUploaded={(documents) =>
          mutate({ conversionId, uploadedDocuments: documents.map((url) => ({ url })) })
        }
      />
      <div role="alert">
        <FieldError id="mended-documents-error" error={error ? describeMendFailure(error) : undefined} />
      </div>
    </div>
  );
}
