/** The scroll to the form ends before the focus moves: document 1 section 2. */
const focusDelayMilliseconds = 800;

/** Scrolls to the trial form and moves the focus to its first text field. */
export function showTrialForm() {
  document.getElementById('trial-signup')?.scrollIntoView();
  setTimeout(() => {
    document
      .querySelector<HTMLElement>('#trial-signup input:not([type="radio"]):not([type="file"])')
      ?.focus({ preventScroll: true });
  }, focusDelayMilliseconds);
}
