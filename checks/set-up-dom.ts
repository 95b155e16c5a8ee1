import { configure } from '@testing-library/dom';
import { afterAll, vi } from 'vitest';
import { patienceMilliseconds } from './patience.ts';

// By default a busy machine has one second to load the code of a page.
configure({ asyncUtilTimeout: patienceMilliseconds });

// Files share the window of their process: what one leaves in it, the next would find.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
