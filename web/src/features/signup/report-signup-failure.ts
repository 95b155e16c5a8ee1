import { api } from '#web/lib/api/api.ts';

/** Reports an unexpected failure to the team. If the report itself fails, it only logs a warning. */
export async function reportSignupFailure({ message, stack }: Error): Promise<void> {
  const timestamp = new Date().toISOString();
  try {
    await api.system.reportFailedAction.call({
      error: { message, stack, timestamp },
      context: {
        action: 'trial-signup',
        domain: window.location.hostname,
        userAgent: navigator.userAgent,
        // The query may hold what the visitor typed.
        url: window.location.origin + window.location.pathname,
        timestamp,
      },
      userRequest: 'Start a free trial',
    });
  } catch (error) {
    console.warn('The failure could not be reported.', error);
  }
}
