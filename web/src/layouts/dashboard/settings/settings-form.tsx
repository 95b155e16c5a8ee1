import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';

type SettingsFormProps = {
  label: string;
  /** Those of the section, which are saved one after the other. */
  forms: readonly SavedForm[];
  onSave: () => void;
  children: ReactNode;
};

type SavedForm = {
  conflicts: readonly unknown[];
  isDirty: boolean;
  isPending: boolean;
  error: Error | null;
  /** A refused save has named fields. */
  hasIssues: boolean;
  reset: () => void;
  save: (onSaved?: () => void) => Promise<void>;
};

/** A section of the settings, with one bar to save it that stays in sight while there is something to save. */
export function SettingsForm({ label, forms, onSave, children }: SettingsFormProps) {
  const content = useRef<HTMLDivElement>(null);
  const hasConflicts = forms.some(({ conflicts }) => conflicts.length > 0);
  // They may be far from the button that found them.
  useEffect(() => {
    if (hasConflicts) content.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
  }, [hasConflicts]);
  const isPending = forms.some((form) => form.isPending);
  const hasIssues = forms.some((form) => form.hasIssues);
  useEffect(() => {
    if (hasIssues && !isPending) content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [hasIssues, isPending]);
  return (
    <form
      aria-label={label}
      // A mistake is said at its field, not by the browser.
      noValidate
      // What gets the focus by keyboard is not left behind the bar.
      className="space-y-6 [&_:is(a,button,input,select,textarea)]:scroll-mb-32"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <div ref={content} tabIndex={-1} className="space-y-6 focus:outline-none">
        {children}
      </div>
      <SaveBar forms={forms} isPending={isPending} onGone={() => content.current?.focus(stay)} />
    </form>
  );
}

const stay = { preventScroll: true };

type SaveBarProps = {
  forms: readonly SavedForm[];
  isPending: boolean;
  /** It has left the screen with the focus in it. */
  onGone: () => void;
};

function SaveBar({ forms, isPending, onGone }: SaveBarProps) {
  const error = forms.map((form) => form.error).find((failure) => failure !== null);
  const isDirty = forms.some((form) => form.isDirty);
  const isIdle = !isDirty && !isPending && !error;
  const bar = useRef<HTMLDivElement>(null);
  const tellGone = useEffectEvent(onGone);
  useEffect(() => {
    const hadFocus = isIdle && bar.current?.contains(document.activeElement);
    if (hadFocus && bar.current?.getClientRects().length === 0) tellGone();
  }, [isIdle]);
  const reset = () => {
    for (const form of forms) form.reset();
  };
  return (
    <div
      ref={bar}
      className={clsx(
        'rounded-lg border border-field-line bg-surface p-3 sm:px-8',
        // With nothing to save it covers no field, and a phone has no room for it.
        isIdle ? 'max-sm:hidden' : 'sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-10 shadow-lg',
      )}
    >
      <FailureLine error={error} className="mb-2 text-danger-ink" />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="secondary" onClick={reset}>
          Reset Changes
        </Button>
        {isDirty && <p className="text-ink-muted text-sm">Not saved yet.</p>}
      </div>
    </div>
  );
}

/** Saves the forms that have changed, one after the other; `onSaved` runs once all are. */
export async function saveForms(forms: readonly SavedForm[], onSaved: () => void): Promise<void> {
  const [first, ...rest] = forms.filter(({ isDirty }) => isDirty);
  if (first) await first.save(() => void saveForms(rest, onSaved));
  else onSaved();
}
