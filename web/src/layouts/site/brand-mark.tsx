import type { Brand } from '#shared/brands/brand.ts';

/** The brand's name with its glyph above a highlighted line, the product in miniature. */
export function BrandMark({ brand, nameStyle }: { brand: Brand; nameStyle?: string }) {
  return (
    <span className="flex items-center gap-2.5 font-bold text-lg tracking-tight">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-brand" />
        <path
          d={brand.look.glyph}
          className="fill-none stroke-on-brand"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M7 28h18" className="stroke-mark" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <span className={nameStyle}>{brand.name}</span>
    </span>
  );
}
