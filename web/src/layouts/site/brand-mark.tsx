import type { Brand } from '#shared/brands/brand.ts';

/** The brand's name with its mark: a highlighted line, the product in miniature. */
export function BrandMark({ brand, nameStyle }: { brand: Brand; nameStyle?: string }) {
  return (
    <span className="flex items-center gap-2.5 font-bold text-lg tracking-tight">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-brand" />
        <rect x="5" y="16" width="21" height="8" className="fill-mark" />
        <path d="M8 11h16" className="stroke-on-brand" strokeWidth="3" strokeLinecap="round" />
        <path d="M8 20h12" className="stroke-on-mark" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <span className={nameStyle}>{brand.name}</span>
    </span>
  );
}
