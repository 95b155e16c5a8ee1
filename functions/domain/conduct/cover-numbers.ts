import { rulePacks } from '#shared/brands/conduct/rule-packs.ts';
import type { BrandId } from '#shared/brands/platforms.ts';

/** A visitor's message with the numbers covered that a brand's assistants may not keep; its length stays. */
export function coverNumbers(brandId: BrandId, message: string): string {
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
