/** The scroll ends before the focus moves: document 1 section 2. */
const signupFocusDelayMilliseconds = 800;
const formFocusDelayMilliseconds = 500;
const signupId = 'trial-signup';
export const demoId = 'website-replacement-demo';
const fieldSelector = 'input:not([type="file"]):not([type="hidden"])';

/** Scrolls to the trial form and moves the focus into it; else to the first form, else to the demo. */
export function showTrialForm() {
  const signup = document.getElementById(signupId);
  if (signup) return show(signup, fieldSelector, signupFocusDelayMilliseconds);
  const form = document.querySelector('form');
  if (form) return show(form, fieldSelector, formFocusDelayMilliseconds);
  showDemo();
}

/** Scrolls to the demonstration. */
export function showDemo() {
  document.getElementById(demoId)?.scrollIntoView();
}

function show(section: HTMLElement, selector: string, delayMilliseconds: number) {
  section.scrollIntoView();
  setTimeout(() => focusOnceUsable(section, selector), delayMilliseconds);
}

/** The code of a section may arrive after its markup; until then nothing in it takes the focus. */
const usableCheckMilliseconds = 100;

function focusOnceUsable(section: HTMLElement, selector: string) {
  // Who is typing in it already is not called back to its beginning.
  if (section.contains(document.activeElement)) return;
  const field = section.querySelector<HTMLElement>(selector);
  if (field?.closest('[inert]')) {
    setTimeout(() => focusOnceUsable(section, selector), usableCheckMilliseconds);
  } else {
    field?.focus({ preventScroll: true });
  }
}
