import { createContext, useContext } from 'react';
import { linkPhones } from './link-phones.ts';

/** The telephone numbers of the organization that the page speaks of, to dial (E.164). */
export const Telephones = createContext<readonly string[]>([]);

/** A text in which the organization's telephone numbers, however written, are links. */
export function PhoneText({ text }: { text: string }) {
  const telephones = useContext(Telephones);
  return linkPhones(text, telephones).map(({ text: part, href }, at) => {
    // The parts of a text never change their order.
    const key = `${at} ${part}`;
    return href === undefined ? (
      part
    ) : (
      <a key={key} href={href} className="whitespace-nowrap underline underline-offset-4">
        {part}
      </a>
    );
  });
}
