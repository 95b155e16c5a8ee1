import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#web/lib/api/query-client.ts';
import { type Place, PublishedPlaceProvider } from '#web/lib/site/place.tsx';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { CurrentPage } from './current-page.tsx';

/** The app; `published` is the host that this page is prerendered for. */
export function App({ published }: { published: Place }) {
  return (
    <PublishedPlaceProvider value={published}>
      <QueryClientProvider client={queryClient}>
        <CurrentPage />
        <Toaster />
      </QueryClientProvider>
    </PublishedPlaceProvider>
  );
}
