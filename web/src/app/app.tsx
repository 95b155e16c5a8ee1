import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#web/lib/query-client.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { CurrentPage } from './current-page.tsx';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <CurrentPage />
      <Toaster />
    </QueryClientProvider>
  );
}
