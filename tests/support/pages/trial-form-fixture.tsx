import { vi } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { TrialForm } from '#web/features/signup/trial-form.tsx';
import { makeSiteLinks } from '#web/lib/site/site-links.ts';
import { fakeClient, type Replies, refuse } from './fake-client.ts';
import { openPart } from './open-part.tsx';

const conversionId = 'conv_edgpt_00000000000000000000000000';
/** The server's reply on success. */
export const started = {
  success: true as const,
  message: 'Your trial has started.',
  ...{ conversionId, conversion_id: conversionId, dashboardUrl: `/school-dashboard/${conversionId}` },
  ...{ companyName: 'Maple Grove School', organization: 'Maple Grove School' },
};
export const demoId = `demo_20261121_${'0'.repeat(26)}`;
export const submit = 'Start Free Trial';

/** The trial form of a brand, on a server that knows no trial. */
export function openForm(replies: Replies = {}, brand = brands.edgpt) {
  const calls = fakeClient({
    demos: {
      recordView: () => ({ demoId }),
      recordInteraction: () => ({ success: true }),
      completeDemo: () => ({ success: true }),
      recordAbandonment: () => ({ success: true }),
    },
    auth: { login: refuse('WRONG_CREDENTIALS') },
    ...replies,
  });
  const onStarted = vi.fn();
  const links = makeSiteLinks('full', brand);
  const page = openPart(<TrialForm brand={brand} links={links} isReady onStarted={onStarted} />);
  return { ...page, calls, onStarted };
}

export const password = 'correct horse battery';

/** The same with valid input in every required field. */
export async function openFilledForm(replies: Replies = {}) {
  const page = openForm(replies);
  const { fill, user, field } = page;
  await fill(/^Website URL/, 'www.maple-grove.org');
  await fill(/^School name/, 'Maple Grove School');
  await user.selectOptions(await field(/^Institution type/), 'K-12 school');
  await fill(/^Your name/, 'Elena Marsh');
  await fill(/^Email/, 'elena@maple-grove.org');
  await fill(/^Username/, 'elena-marsh');
  await fill(/^Password/, password);
  return page;
}
