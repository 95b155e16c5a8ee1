import { isPublicWebAddress } from './addresses/addresses.ts';

/** Pictures that every browser shows and that hold no scripts; SVG may hold some. */
export const logoExtensions = ['png', 'jpg', 'jpeg', 'webp'] as const;
/** Visitors load it before they read. */
const logoSizeLimitBytes = 1024 * 1024;

/** The type of an uploaded logo, by its bytes. */
export type LogoType = 'png' | 'jpg' | 'webp';

export const logoMediaTypes: Record<LogoType, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** What the bytes are, whatever the file is called; undefined for other files. */
export function recogniseLogo(bytes: Uint8Array): LogoType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : undefined;
}

/** Why a file can't be a logo, by its name and size. */
export function findLogoProblem({ name, size }: { name: string; size: number }): string | undefined {
  const ending = name.trim().split('.').at(-1)?.toLowerCase();
  if (!logoExtensions.some((extension) => extension === ending)) return describeWrongLogo(name);
  if (size === 0) return `${name} is empty. Please choose another picture.`;
  if (size > logoSizeLimitBytes)
    return `${name} is larger than 1 MB. Please save it smaller, for example 400 pixels wide, and upload it again.`;
  return undefined;
}

export function describeWrongLogo(name: string): string {
  return `${name} is not a PNG, JPEG or WebP picture. Please save it as one of these and upload it again.`;
}

const logoPathPattern =
  /^\/api\/conversions\/conv_[a-z]+_[0-9a-z]{26}\/logo\/[0-9a-z]{26}\.(?:png|jpg|webp)$/;

/** Where an uploaded logo is served, on the host of the page. */
export function makeLogoPath(conversionId: string, name: string): string {
  return `/api/conversions/${conversionId}/logo/${name}`;
}

/**
 * The address of a logo that every visitor's browser may ask for: our own copy, or a public one, encrypted as our pages
 * are. Undefined for others, which could reach into the visitor's own network.
 */
export function readLogoAddress(address: string): string | undefined {
  if (isLogoPath(address)) return address;
  return isPublicWebAddress(address) ? address.replace(/^http:/i, 'https:') : undefined;
}

export const isLogoPath = (address: string): boolean => logoPathPattern.test(address);
