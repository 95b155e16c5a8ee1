import { clsx } from 'clsx';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';

type SettingsFormProps = {
  label: string;
  /** Those of the section, which are saved one after the other. */
  forms: readonly SavedForm[];
  /** Said once all are saved. */
  saved: { title: string; description: string };
  /** The id of a field that cannot be saved as it is. */
  findProblem?: () => string | undefined;
  /** What even those use who may change nothing. */
  below?: ReactNode;
  /** Buttons of a dialog beside the one that saves. */
  actions?: ReactNode;
  children: ReactNode;
};

type SavedForm = {
  conflicts: readonly unknown[];
  conflictPanel?: ReactNode;
  isDirty: boolean;
  isPending: boolean;
  error: Error | null;
  /** A refused save has named fields. */
  hasIssues: boolean;
  reset: () => void;
  save: (onSaved?: () => void) => Promise<void>;
};

/** Settings that are saved together, by one bar that stays in sight while there is something to save, or in a dialog. */
export function SettingsForm(props: SettingsFormProps) {
  const { label, forms, saved, findProblem, below, actions, children } = props;
  const mayEdit = useMayEdit();
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
        const problem = findProblem?.();
        if (problem) document.getElementById(problem)?.focus();
        else void saveForms(forms, () => toastStore.show(saved));
      }}
    >
      <div ref={content} tabIndex={-1} className="focus:outline-none">
        <fieldset disabled={!mayEdit} className="min-w-0 space-y-6">
          {children}
          {forms.map(({ conflictPanel }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the forms of a section never change
            <Fragment key={at}>{conflictPanel}</Fragment>
          ))}
        </fieldset>
      </div>
      {below}
      {mayEdit ? (
        <SaveBar {...{ forms, isPending, actions }} onGone={() => content.current?.focus(stay)} />
      ) : (
        actions
      )}
    </form>
  );
}

const stay = { preventScroll: true };

type SaveBarProps = {
  forms: readonly SavedForm[];
  isPending: boolean;
  actions: ReactNode;
  /** It has left the screen with the focus in it. */
  onGone: () => void;
};

function SaveBar({ forms, isPending, actions, onGone }: SaveBarProps) {
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
        !actions && 'rounded-lg border border-field-line bg-surface p-3 sm:px-8',
        // With nothing to save it covers no field, and a phone has no room for it.
        !actions && isIdle && 'max-sm:hidden',
        !actions && !isIdle && 'sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-10 shadow-lg',
      )}
    >
      <FailureLine error={error} className="mb-2 text-danger-ink" />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
        {actions ?? (
          <Button variant="secondary" onClick={reset}>
            Reset Changes
          </Button>
        )}
        {isDirty && <p className="text-ink-muted text-sm">Not saved yet.</p>}
      </div>
    </div>
  );
}

/** Saves the forms that have changed, one after the other; `onSaved` runs once all are. */
async function saveForms(forms: readonly SavedForm[], onSaved: () => void): Promise<void> {
  const [first, ...rest] = forms.filter(({ isDirty }) => isDirty);
  if (first) await first.save(() => void saveForms(rest, onSaved));
  else onSaved();
}
