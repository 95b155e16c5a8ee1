import type { Brand } from '#shared/brands/brand.ts';
import { makeMailAddress } from '#web/ui/data/contact-links.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import {
  Bug,
  CircleAlert,
  CircleUser,
  Clock,
  FileX,
  Mail,
  ServerCrash,
  TextCursorInput,
  WifiOff,
} from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import type { SignupFailure } from './classify-signup-failure.ts';

const icons = {
  network: WifiOff,
  server: ServerCrash,
  upload: FileX,
  email: Mail,
  timeout: Clock,
  validation: TextCursorInput,
  account: CircleUser,
  submission: CircleAlert,
  unexpected: Bug,
} as const;

type SignupFailureDialogProps = {
  failure: SignupFailure;
  brand: Brand;
  onRetry: () => void;
  onClose: () => void;
};

/** Explains a failed signup and what to do: document 1 section 8. */
export function SignupFailureDialog({ failure, brand, onRetry, onClose }: SignupFailureDialogProps) {
  const Icon = icons[failure.kind];
  return (
    <Modal
      title={failure.title}
      icon={<Icon className="size-6 shrink-0 text-danger-ink" />}
      description={failure.text}
      onClose={onClose}
      findNext={findWrongField}
    >
      {failure.details && <p className="mt-2 text-ink-muted text-sm">{failure.details}</p>}
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        {failure.kind === 'unexpected' ? (
          <>
            <Button onClick={onClose}>Got It, Thanks!</Button>
            <Button variant="secondary" onClick={() => window.location.reload()}>
              Try Again
            </Button>
          </>
        ) : (
          <>
            {failure.kind === 'account' ? (
              <SiteLink to="/user/login" className={buttonStyle({})}>
                Sign In
              </SiteLink>
            ) : (
              // The same input would be refused again.
              <Button onClick={failure.kind === 'validation' ? onClose : onRetry}>Try Again</Button>
            )}
            <a
              href={makeMailAddress(brand.contact.email, `Trial signup: ${failure.title}`)}
              className={buttonStyle({ variant: 'secondary' })}
            >
              Contact Support
            </a>
            <Button variant="quiet" onClick={onClose}>
              Close
            </Button>
          </>
        )}
      </div>
    </Modal>
  );
}

const findWrongField = (): HTMLElement | null => document.querySelector('form [aria-invalid="true"]');
