import { completeWebAddress, isWebAddress } from '#shared/domain/addresses/addresses.ts';

/** What is wrong with the address of a page to add, which may lack its https://. */
export function findAddressProblem(url: string): string | undefined {
  if (!url.trim()) return 'Please enter an address.';
  return isWebAddress(completeWebAddress(url.trim()))
    ? undefined
    : 'Please enter the address of a page, such as https://www.example.org/page.';
}
