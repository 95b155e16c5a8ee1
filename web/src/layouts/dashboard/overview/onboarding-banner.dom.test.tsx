import { expect, test, vi } from 'vitest';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { OnboardingBanner } from './onboarding-banner.tsx';

const name = { title: 'Enter your name', isDone: true, tab: 'account' };
const site = { title: 'Put it on your website', isDone: false, tab: 'widget-code' };

test('the next step is one that is not offered below, which counts all the same', async () => {
  const onOpen = vi.fn();
  const ask = { title: 'Ask your assistant a question', isDone: false };
  const { screen, press, close } = openPart(
    <OnboardingBanner steps={[ask, name, site]} onOpen={onOpen} onDismiss={() => undefined} />,
  );
  screen.getByRole('heading', { name: 'Welcome! 1/3 done' });
  expect(screen.queryByText(ask.title)).toBeNull();
  await press(site.title);
  expect(onOpen).toHaveBeenCalledWith('widget-code');
  close();
  const last = openPart(
    <OnboardingBanner
      steps={[ask, name, { ...site, isDone: true }]}
      onOpen={onOpen}
      onDismiss={() => undefined}
    />,
  );
  last.screen.getByRole('heading', { name: 'Welcome! 2/3 done' });
  last.screen.getByText(new RegExp(ask.title));
});
