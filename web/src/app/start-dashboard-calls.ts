import { organizationHeader } from '#shared/domain/organization-header.ts';
import type { EarlyCalls } from '#web/lib/api/early-calls.ts';
import { holdsAssistant } from '#web/lib/sign-in/known-assistants.ts';
import { organisationStore } from '#web/lib/sign-in/organisation-store.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';

/** Paths of the calls that the first screen waits for: infra/build/pages/early-calls.ts fills them in. */
declare const callPaths: Record<'account' | 'dashboard' | 'settings' | 'attention', string>;

// Stands in the document, so that the calls run while the app is still loading. Their paths are the client's own:
// lib/api/early-calls.ts hands the responses to it.
const token = signInStore.findToken('user');
if (token) {
  // The tab keeps it, so the app's own calls name the same one.
  const organisation = organisationStore.find();
  const headers = {
    authorization: `Bearer ${token}`,
    ...(organisation && { [organizationHeader]: organisation }),
  };
  const early: EarlyCalls = { token, responses: new Map() };
  window.earlyCalls = early;
  const start = (path: string) => {
    const response = fetch(path, { credentials: 'include', headers });
    // Whoever takes it learns of the failure.
    response.catch(() => undefined);
    early.responses.set(path, response);
    return response;
  };
  const isOverview = !/[?&]tab=(?!overview)/.test(location.search);
  const startOthers = (conversionId: string) => {
    const { settings, attention } = callPaths;
    for (const path of isOverview ? [settings, attention] : [settings])
      start(path.replace('{conversionId}', conversionId));
  };
  const [conversionId] = /(?<=^\/school-dashboard\/)conv_\w+/.exec(location.pathname) ?? [];
  // An assistant of another organisation would be refused: the page looks for it first.
  const isHere = !conversionId || holdsAssistant(conversionId);
  if (isHere) start(callPaths.account);
  if (isHere && conversionId) {
    start(`${callPaths.dashboard}?conversionId=${conversionId}`);
    startOthers(conversionId);
  } else if (isHere && !location.search.includes('id=') && !location.search.includes('admin=')) {
    void start(callPaths.dashboard)
      .then(async (response) => startOthers(String((await response.clone().json()).conversionId)))
      .catch(() => undefined);
  }
}

// After the calls, which would otherwise wait for a free connection; the font comes last.
const files = document.querySelector<HTMLMetaElement>('meta[name=first-files]')?.content.split(' ') ?? [];
for (const href of files) {
  const kind = href.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'font' };
  document.head.append(Object.assign(document.createElement('link'), { ...kind, crossOrigin: '', href }));
}
