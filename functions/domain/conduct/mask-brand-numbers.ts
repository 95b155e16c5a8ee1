import { rulePacks } from '#shared/brands/conduct/rule-packs.ts';
import type { BrandId } from '#shared/brands/platforms.ts';

/**
 * Masks numbers in a visitor's message that a brand's assistants may not store; the length stays the same.
 */
export function maskBrandNumbers(brandId: BrandId, message: string): string {
  return rulePacks[brandId].numbers.reduce((text, { pattern }) => cover(text, pattern), message);
}

function cover(text: string, pattern: RegExp): string {
  let covered = text;
  for (const [whole, ...groups] of text.matchAll(pattern)) {
    const number = groups.find(Boolean) ?? whole;
    covered = covered.replace(number, number.replace(/[\p{L}\d]/gu, '•'));
  }
  return covered;
}
