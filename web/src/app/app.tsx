import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#web/lib/api/query-client.ts';
import { type Place, PublishedPlaceProvider } from '#web/lib/site/place.tsx';
import { ToastOutlet } from '#web/ui/feedback/toast-outlet.tsx';
import { CurrentPage } from './current-page.tsx';

/** The app; `published` is the host that this page is prerendered for. */
export function App({ published }: { published: Place }) {
  return (
    <PublishedPlaceProvider value={published}>
      <QueryClientProvider client={queryClient}>
        <CurrentPage />
        <ToastOutlet />
      </QueryClientProvider>
    </PublishedPlaceProvider>
  );
}
