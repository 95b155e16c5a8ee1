import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signupMessages } from '#shared/domain/trial-signup.ts';
import { openFilledForm, openForm, submit } from '#tests/support/pages/trial-form-fixture.tsx';

type Page = Awaited<ReturnType<typeof openFilledForm>>;
const clear = (label: RegExp) => async (page: Page) => page.user.clear(await page.field(label));
const fill = (label: RegExp, text: string) => (page: Page) => page.fill(label, text);
const chooseNoWebsite = async ({ user, field }: Pick<Page, 'user' | 'field'>) =>
  user.click(await field(/^Don't have a website/));

const invalidSignups: [what: string, spoil: (page: Page) => Promise<void>, message: string, field: string][] =
  [
    ['no school name', clear(/^School name/), signupMessages.required, 'School name'],
    ['no admin name', clear(/^Your name/), signupMessages.required, 'Your name'],
    ['no email', clear(/^Email/), signupMessages.required, 'Email'],
    ['no username', clear(/^Username/), signupMessages.required, 'Username'],
    ['no password', clear(/^Password/), signupMessages.required, 'Password'],
    ['a website without an address', clear(/^Website URL/), signupMessages.websiteRequired, 'Website URL'],
    [
      'a website that is no address',
      fill(/^Website URL/, 'our school'),
      signupMessages.invalidWebsite,
      'Website URL',
    ],
    [
      'no website and nothing instead',
      chooseNoWebsite,
      signupMessages.businessInformationRequired,
      'Documents',
    ],
    [
      'a reference that is no address',
      async (page) => {
        await chooseNoWebsite(page);
        await page.fill(/^Reference website URL/, 'somewhere');
      },
      signupMessages.invalidReference,
      'Reference website URL',
    ],
    [
      'no institution type',
      async ({ user, field }) => user.selectOptions(await field(/^Institution type/), 'Please choose'),
      signupMessages.institutionTypeRequired,
      'Institution type',
    ],
    ['an email that is none', fill(/^Email/, 'elena'), signupMessages.invalidEmail, 'Email'],
    ['a short password', fill(/^Password/, '1234567'), signupMessages.weakPassword, 'Password'],
    [
      'a contact without a name',
      async ({ screen, user, press }) => {
        await user.click(screen.getByText('Additional contacts'));
        await press('Add a contact');
        await user.click(within(screen.getByRole('group', { name: 'Contact 1' })).getByLabelText('Email'));
        await user.paste('tomas@maple-grove.org');
        await user.click(screen.getByText('Additional contacts'));
      },
      'Please enter a name for contact 1, or remove this contact.',
      'Name of contact 1',
    ],
  ];

test.each(invalidSignups)(
  'a signup with %s is not sent and shows the documented message',
  async (_what, spoil, message, name) => {
    const page = await openFilledForm();
    const { screen, press, user, calls } = page;
    await spoil(page);
    await press(submit);
    const heading = await screen.findByRole('heading', { name: 'Please check the form' });
    const summary = heading.closest<HTMLElement>('[role=alert]') ?? expect.fail('It is no alert');
    expect(summary.textContent).toContain(message);
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole('link', { name }));
    const focused = document.activeElement;
    expect(focused?.getAttribute('aria-invalid')).toBe('true');
    const [error = ''] = focused?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const beside = document.getElementById(error)?.textContent;
    expect(beside).toBe(message === signupMessages.required ? `${name} is required.` : message);
    expect(calls.inputsOf('signup.createTrial')).toEqual([]);
  },
);

test('a new password is judged while it is typed, can be shown, and the terms stand below the button', async () => {
  const { screen, field, fill, press } = openForm();
  await fill(/^Your name/, 'Elena Marsh');
  const verdict = within(screen.getByRole('form')).getByRole('status');
  for (const [typed, text] of [
    ['1234567', 'Too short so far'],
    ['Marsh-1984', /^Easy to guess/],
    ['asdfghjkl', /^Easy to guess/],
    ['horse-2041', /^Long enough/],
    ['correct horse battery', 'Good password'],
  ] as const) {
    await fill(/^Password/, typed);
    await waitFor(() => expect(verdict.textContent).toMatch(text));
  }
  await press('Show password');
  expect(await field(/^Password/)).toHaveProperty('type', 'text');
  await press('Hide password');
  expect(await field(/^Password/)).toHaveProperty('type', 'password');
  const terms = screen.getByRole('link', { name: /^terms of service/ });
  expect(terms.getAttribute('href')).toBe('/edgpt/legal/terms');
});

test('switching the source clears the input of the other one', async () => {
  const page = openForm();
  const { user, field, fill } = page;
  await fill(/^Website URL/, 'https://school.example');
  await chooseNoWebsite(page);
  await fill(/^Reference website URL/, 'https://reference.example');
  await user.click(await field(/^Our website/));
  expect(await field(/^Website URL/)).toHaveProperty('value', '');
  await chooseNoWebsite(page);
  expect(await field(/^Reference website URL/)).toHaveProperty('value', '');
});
