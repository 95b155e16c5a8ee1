import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { AppError } from '#shared/errors.ts';
import { type Drawn, draw } from '#tests/support/pages/drawn-page.tsx';
import { ErrorScreen } from './error-screen.tsx';

// Document 1 sections 2, 4 and 8, "Error screen".

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/law' } });
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 10, 30) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const drawScreen = (error: unknown) => draw(<ErrorScreen error={error} brand={brands.law} />);
const factsOf = (screen: Drawn) => screen.all('dd').flatMap(({ texts }) => texts);

test.each([
  [new TypeError('Failed to fetch'), 'network', 'ERR_UNKNOWN'],
  [new AppError('NOT_FOUND'), 'notfound', '404'],
  [new AppError('INTERNAL'), 'server', '500'],
  [new AppError('FORBIDDEN'), 'permission', '403'],
  [new Error('x is null'), 'unknown', 'ERR_UNKNOWN'],
])('%s is shown with its type, its code and the time', (error, type, code) => {
  expect(factsOf(drawScreen(error)).slice(0, 3)).toEqual([type, code, '11/21/2026, 10:30:00 AM']);
});

describe('for every error, the screen', () => {
  test('has its title and its three actions', () => {
    const screen = drawScreen(new Error('x is null'));
    expect(screen.all('h1').flatMap(({ texts }) => texts)).toEqual(['Oops! Something went wrong']);
    expect(screen.all('button').flatMap(({ texts }) => texts)).toEqual(['Try Again', 'Go Back']);
    expect(screen.links[0]).toEqual({ text: 'Home', href: '/' });
  });

  test('shows the three services as operational until the first reply', () => {
    const screen = drawScreen(new Error('x is null'));
    expect(
      screen
        .all('dt')
        .flatMap(({ texts }) => texts)
        .slice(3),
    ).toEqual(['API', 'Database', 'AI Services']);
    expect(factsOf(screen).slice(3)).toEqual(['Operational', 'Operational', 'Operational']);
  });

  test('links to home, sign-in, contact and every brand, and shows phone and email', () => {
    const screen = drawScreen(new Error('x is null'));
    expect(screen.labelled('Quick links').links.map(({ href }) => href)).toEqual([
      ...[
        '/',
        '/user/login',
        '/contact',
        '/edgpt',
        '/lawfirm',
        '/taxprep',
        '/cpafirm',
        '/businessbroker',
        '/gpt',
      ],
    ]);
    const { phone, email } = brands.law.contact;
    expect(screen.links.slice(-2).map(({ text }) => text)).toEqual([phone, email]);
  });
});
