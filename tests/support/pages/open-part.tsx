import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { queryClient } from '#web/lib/api/query-client.ts';

/**
 * Shows a part of a page in a DOM without layout: what is drawn, said and sent can be tested here. What is seen on the screen,
 * what the keyboard reaches and what axe finds, only a browser knows.
 */
export function openPart(part: ReactNode) {
  const user = userEvent.setup();
  const { unmount } = render(
    <BrowserRouter>
      <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
    </BrowserRouter>,
  );
  onTestFinished(() => {
    unmount();
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
  });
  const field = (label: string | RegExp) => screen.findByLabelText(label);
  return {
    screen,
    user,
    /** The one field with this label. */
    field,
    /** Enters a text at once, as pasting does: typing it key by key takes twenty times as long. */
    async fill(label: string | RegExp, text: string) {
      await user.clear(await field(label));
      await user.click(await field(label));
      await user.paste(text);
    },
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    close: unmount,
  };
}
