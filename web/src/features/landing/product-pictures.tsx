import type { Brand } from '#shared/brands/brand.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Sizes in CSS pixels, as bench/screens/draw-product.ts takes the pictures. */
const pictures = { assistant: { width: 390, height: 600 }, dashboard: { width: 720, height: 560 } };

export type ProductPicturesProps = { brand: Brand; sampleAddress: string };

/** What visitors and the owner see, in pictures of the running product: `npm run screens` takes them. */
export function ProductPictures({ brand, sampleAddress }: ProductPicturesProps) {
  const { words, demo } = brand;
  return (
    <div className="grid items-center gap-x-12 gap-y-5 lg:grid-cols-[1fr_1.7fr]">
      <div>
        <h2 id="dashboard-title" className="text-title">
          See what your visitors ask
        </h2>
        <p className="mt-3 text-ink-muted sm:mt-4 sm:text-lead">
          Every conversation with its sources, every question that your website didn’t answer, and every
          message for you.
        </p>
        <SiteLink
          to={sampleAddress}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
          label="Open the sample dashboard"
        />
      </div>
      <figure>
        <div className="sm:relative sm:pb-16 sm:pl-28">
          <Picture
            name={`dashboard-${brand.id}`}
            alt={`Dashboard of ${demo.siteName}: what happened, what to do next, and recent chats`}
            size={pictures.dashboard}
            className="max-sm:hidden"
          />
          <Picture
            name={`assistant-${brand.id}`}
            alt={`Assistant of ${demo.siteName}, answering a question with a quote of its website`}
            size={pictures.assistant}
            className="max-sm:aspect-video max-sm:object-cover max-sm:object-[50%_18%] sm:absolute sm:bottom-0 sm:left-0 sm:w-[36%] sm:shadow-xl"
          />
        </div>
        <figcaption className="mt-3 text-ink-muted text-sm">
          The product itself. The {words.organisation} is invented.
        </figcaption>
      </figure>
    </div>
  );
}

type PictureProps = { name: string; alt: string; size: { width: number; height: number }; className: string };

/** Light or dark, as the reader's screen is. */
function Picture({ name, alt, size, className }: PictureProps) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`/pictures/${name}-dark.webp`} />
      <img
        src={`/pictures/${name}-light.webp`}
        alt={alt}
        {...size}
        loading="lazy"
        decoding="async"
        className={`h-auto w-full rounded-lg border border-line ${className}`}
      />
    </picture>
  );
}
