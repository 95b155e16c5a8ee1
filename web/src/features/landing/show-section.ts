import { enterText } from '#web/lib/browser/early-actions.ts';

/** Document 1 section 2: moves the focus after the scroll has ended. */
const signupFocusDelayMilliseconds = 800;
const formFocusDelayMilliseconds = 500;
export const signupId = 'trial-signup';
export const demoId = 'website-replacement-demo';
const fieldSelector = 'input:not([type="file"], [type="hidden"], [type="radio"], [type="checkbox"])';
const addressSelector = 'input[type="url"]';

/**
 * Scrolls to the trial form and focuses its first field; otherwise the first form, otherwise the demo. An address typed
 * elsewhere is carried over to the form, which then continues with its next field.
 */
export function showTrialForm(address = '') {
  const signup = document.getElementById(signupId);
  if (signup) return show(signup, address, signupFocusDelayMilliseconds);
  const form = document.querySelector('form');
  if (form) return show(form, address, formFocusDelayMilliseconds);
  showDemo();
}

export function showDemo() {
  document.getElementById(demoId)?.scrollIntoView();
}

function show(section: HTMLElement, address: string, delayMilliseconds: number) {
  section.scrollIntoView();
  // At once, so that whoever is quick sends the address too.
  const carried = carryOver(section, address);
  setTimeout(() => enter(section, address, carried), delayMilliseconds);
}

/** Returns the field that now holds the address; null without an address or a field for it. */
function carryOver(section: HTMLElement, address: string): HTMLInputElement | null {
  const field = address ? section.querySelector<HTMLInputElement>(addressSelector) : null;
  if (field) enterText(field, address);
  return field;
}

/** On a page that isn't prerendered, a section's fields appear with its code. */
const fieldCheckMilliseconds = 100;

function enter(section: HTMLElement, address: string, carried: HTMLInputElement | null) {
  const [first] = section.querySelectorAll<HTMLInputElement>(fieldSelector);
  const addressField = first && (carried ?? carryOver(section, address));
  const target = (addressField && findNext(section, addressField)) ?? first;
  // Without an offset parent it is folded away, as on a phone until the form's code has seen the address.
  if (!target || target.offsetParent === null) {
    if (section.isConnected) setTimeout(() => enter(section, address, carried), fieldCheckMilliseconds);
    return;
  }
  // Don't move the focus of somebody who is already typing in it.
  if (section.contains(document.activeElement)) return;
  target.focus({ preventScroll: true });
}

function findNext(section: HTMLElement, field: HTMLInputElement): HTMLElement | undefined {
  const fields = [...section.querySelectorAll<HTMLInputElement>(fieldSelector)];
  return fields[fields.indexOf(field) + 1];
}
