/** Document 1 section 2: moves the focus after the scroll has ended. */
const signupFocusDelayMilliseconds = 800;
const formFocusDelayMilliseconds = 500;
const signupId = 'trial-signup';
export const demoId = 'website-replacement-demo';
const fieldSelector = 'input:not([type="file"]):not([type="hidden"])';

/** Scrolls to the trial form and focuses it; otherwise the first form, otherwise the demo. */
export function showTrialForm() {
  const signup = document.getElementById(signupId);
  if (signup) return show(signup, fieldSelector, signupFocusDelayMilliseconds);
  const form = document.querySelector('form');
  if (form) return show(form, fieldSelector, formFocusDelayMilliseconds);
  showDemo();
}

export function showDemo() {
  document.getElementById(demoId)?.scrollIntoView();
}

function show(section: HTMLElement, selector: string, delayMilliseconds: number) {
  section.scrollIntoView();
  setTimeout(() => focusOnceUsable(section, selector), delayMilliseconds);
}

/** A section's code may load after its markup; until then nothing in it can take the focus. */
const usableCheckMilliseconds = 100;

function focusOnceUsable(section: HTMLElement, selector: string) {
  // Don't move the focus of somebody who is already typing in it.
  if (section.contains(document.activeElement)) return;
  const field = section.querySelector<HTMLElement>(selector);
  if (field?.closest('[inert]')) {
    setTimeout(() => focusOnceUsable(section, selector), usableCheckMilliseconds);
  } else {
    field?.focus({ preventScroll: true });
  }
}
