import type { Element } from 'domhandler';
import { readLogoAddress } from '#shared/domain/logo.ts';
import type { SiteLook } from '../content/content.ts';

/** A logo is among the first visible images, in the page header. */
const imagesLookedAt = 12;

/** A page's branding: its theme colour and logo. `url` is the page's own, the base of relative addresses. */
export function readLook(page: readonly Element[], url: string): SiteLook | undefined {
  const elements = page.filter(({ name }) => tellingElements.has(name));
  const color = findThemeColor(elements);
  const logoUrl = findLogo(elements, url);
  if (!color && !logoUrl) return undefined;
  return { ...(color && { color }), ...(logoUrl && { logoUrl }) };
}

const tellingElements = new Set(['meta', 'link', 'img']);

/** `theme-color` for light pages (HTML standard, section 4.2.5.1), or the Windows tile colour. */
function findThemeColor(elements: readonly Element[]): string | undefined {
  const metas = elements.filter(({ name, attribs }) => name === 'meta' && !/dark/.test(attribs.media ?? ''));
  const colors = ['theme-color', 'msapplication-tilecolor'].flatMap((wanted) =>
    metas
      .filter(({ attribs }) => attribs.name?.toLowerCase() === wanted)
      .map(({ attribs }) => toHexColor(attribs.content ?? '')),
  );
  return colors.find((color) => color !== undefined && !isGrey(color));
}

/** Turns `#rgb`, `#rrggbb` and `rgb(…)` into `#rrggbb`; undefined for other formats. */
function toHexColor(text: string): string | undefined {
  const color = text.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(color)) return color;
  if (/^#[0-9a-f]{3}$/.test(color)) return color.replace(/[0-9a-f]/g, '$&$&');
  const channels = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(color)?.slice(1).map(Number);
  if (!channels?.every((channel) => channel <= 255)) return undefined;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** White, black and grey are page colours, not brand colours. */
function isGrey(color: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) < 24;
}

function findLogo(elements: readonly Element[], url: string): string | undefined {
  const images = elements.filter(({ name }) => name === 'img').slice(0, imagesLookedAt);
  const named = images.find(({ attribs }) =>
    /\blogo|logo\b/i.test(`${attribs.class} ${attribs.id} ${attribs.alt} ${attribs.src?.split('/').at(-1)}`),
  );
  const icon = elements.find(
    ({ name, attribs }) => name === 'link' && /\bapple-touch-icon\b/i.test(attribs.rel ?? ''),
  );
  const address = named?.attribs.src || icon?.attribs.href;
  return address && readLogoAddress(URL.parse(address, url)?.href ?? '');
}
