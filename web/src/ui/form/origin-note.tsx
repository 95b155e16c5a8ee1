import { clsx } from 'clsx';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { Button } from './button.tsx';

/** Where a value comes from that nobody has chosen. */
export type Origin = 'website' | 'signup' | 'standard';

const origins = {
  website: { words: 'Read from your website', wayBack: 'Use what your website says' },
  signup: { words: 'From your signup', wayBack: 'Use what you signed up with' },
  standard: { words: 'Standard', wayBack: 'Use the standard' },
} as const satisfies Record<Origin, { words: string; wayBack: string }>;

type OriginNoteProps = {
  /** Describes the field. */
  id: string;
  /** Of the field, for those who hear the button. */
  label: string;
  origin: Origin;
  /** Instead of the usual words. */
  words?: string | undefined;
  wayBack?: string | undefined;
  /** The value is the one found. */
  isFound: boolean;
  onReturn: () => void;
  className?: string;
};

/** Says where the value of a field comes from; beside one of the owner's own, leads back to it. */
export function OriginNote({ id, label, origin, isFound, onReturn, className, ...props }: OriginNoteProps) {
  const { words = origins[origin].words, wayBack = origins[origin].wayBack } = props;
  if (isFound)
    return (
      <p id={id} className={clsx('text-ink-muted text-sm', className)}>
        <span
          aria-hidden="true"
          className="mr-2 inline-block size-2 rounded-full bg-brand align-middle rtl:mr-0 rtl:ml-2"
        />
        {words}
      </p>
    );
  return (
    <EditorsOnly>
      <Button
        variant="quiet"
        size="small"
        className={clsx('-ml-3 max-w-full text-left', className)}
        onClick={onReturn}
      >
        {wayBack}
        <span className="sr-only"> for {label}</span>
      </Button>
    </EditorsOnly>
  );
}
