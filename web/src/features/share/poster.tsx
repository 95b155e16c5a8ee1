import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

type PosterProps = {
  address: string;
  name: string;
  logoUrl: string;
  /** The address of the QR code's picture. */
  code: string;
  onPrinted: () => void;
};

/** A page to print; nothing else of the dashboard is on the paper. */
export function Poster({ address, name, logoUrl, code, onPrinted }: PosterProps) {
  const poster = useRef<HTMLDivElement>(null);
  const done = useRef(onPrinted);
  done.current = onPrinted;
  useEffect(() => {
    let isGone = false;
    const finish = () => done.current();
    window.addEventListener('afterprint', finish, { once: true });
    const pictures = [...(poster.current?.querySelectorAll('img') ?? [])];
    // A poster without a logo that can't be loaded is still one.
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (!isGone) window.print();
    });
    return () => {
      isGone = true;
      window.removeEventListener('afterprint', finish);
    };
  }, []);
  return createPortal(
    <div ref={poster} className="poster">
      {logoUrl && <img src={logoUrl} alt="" className="poster-logo" />}
      <p dir="auto" className="poster-name">
        {name}
      </p>
      <p className="poster-headline">Questions? Ask our assistant.</p>
      <p>Scan the code with your phone, at any hour.</p>
      <img src={code} alt="" className="poster-code" />
      <p className="poster-address">{address.replace(/^https?:\/\//, '')}</p>
    </div>,
    document.body,
  );
}
