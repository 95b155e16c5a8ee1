import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { dashboardSettingsSchema } from '#shared/contract/dashboard/dashboard-settings.ts';
import { drawLoaded } from '#tests/support/pages/drawn-page.tsx';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { BuiltWith } from '#web/layouts/assistant/built-with.tsx';
import { makeSiteLinks } from '#web/lib/site/site-links.ts';
import { Localize } from '#web/lib/texts/use-texts.tsx';
import { LookPanel } from './look-panel.tsx';

const brand = brands.law;

function open(canHideMaker: boolean) {
  fakeClient({});
  const edits: object[] = [];
  const account = { adminName: '', email: '', phone: '', schoolName: '', address: '', website: '' };
  const settings = dashboardSettingsSchema.parse({
    ...{ siteName: '', siteUrl: '', customDomain: '', account },
    standards: { canHideMaker },
  });
  const form = {
    draft: { logoUrl: '', brandColor: '', hidesMaker: true },
    edit: (change: object) => void edits.push(change),
    findIssue: () => undefined,
  };
  const conversionId = 'conv_lawfirm_515yts2wc8793134gknvjqfzte';
  return { ...openPart(<LookPanel {...{ brand, conversionId, settings, form }} />), edits };
}

test('a plan that may not leave out who made it says which one may, shows the switch off, and edits nothing', async () => {
  const { screen, user, edits } = open(false);
  const choice = screen.getByRole('switch', { name: 'Leave out “Built with LawFirmGPT.ai”' });
  expect(choice).toHaveProperty('checked', false);
  screen.getByText(/^With the plan Platinum/);
  await user.click(choice);
  expect(edits).toEqual([]);
});

test('the largest plan has the choice', async () => {
  const { screen, user, edits } = open(true);
  await user.click(screen.getByRole('switch', { name: /^Leave out/ }));
  expect(edits).toEqual([{ hidesMaker: false }]);
});

test('the page says who made it unless the server says that it is left out', async () => {
  const parts = { brand, links: makeSiteLinks('brand', brand), conversionId: undefined };
  const read = async (hidesMaker: boolean | undefined) => {
    const page = await drawLoaded(
      <Localize>
        <BuiltWith {...parts} hidesMaker={hidesMaker} />
      </Localize>,
    );
    return page.texts;
  };
  expect(await read(undefined)).toContain(brand.name);
  const left = await read(true);
  expect(left).not.toContain(brand.name);
  expect(left).toContain('Privacy');
});
