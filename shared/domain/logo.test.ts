import { expect, test } from 'vitest';
import { readLogoAddress } from './logo.ts';

const ownCopy = `/api/conversions/conv_edgpt_${'0'.repeat(26)}/logo/${'1'.repeat(26)}.png`;

test.each([
  ['https://www.example.org/logo.png?v=2', 'https://www.example.org/logo.png?v=2'],
  ['http://www.example.org/logo.png', 'https://www.example.org/logo.png'],
  [ownCopy, ownCopy],
])('a visitor’s browser is given %s as %s', (address, given) => {
  expect(readLogoAddress(address)).toBe(given);
});

test.each([
  'http://127.0.0.1/x.png',
  'https://127.1/x.png',
  'https://2130706433/x.png',
  'https://[::1]/x.png',
  'https://[::ffff:10.0.0.1]/x.png',
  'https://192.168.1.1/cgi-bin/reboot.png',
  'https://169.254.169.254/latest.png',
  'https://localhost/x.png',
  'https://printer.local/x.png',
  'https://router/x.png',
  'https://www.example.org:8443/x.png',
  'https://user:secret@www.example.org/x.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '//www.example.org/logo.png',
  '/api/account',
  '',
])('no browser is sent to %j for a logo', (address) => {
  expect(readLogoAddress(address)).toBeUndefined();
});
