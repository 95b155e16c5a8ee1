import type { Brand } from '#shared/brands/brand.ts';
import { Quote } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';

/** The footer's explainer, with the brand's own name and domain. */
export function WhyGptDialog({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  return (
    <Modal
      title="Why GPT?"
      icon={<Quote className="size-5 text-brand-ink" />}
      description={`GPT stands for generative pre-trained transformer: a kind of program that understands a question in your own words. ${brand.name} puts that understanding in front of a website.`}
      onClose={onClose}
    >
      <ul className="mt-4 list-disc space-y-2 pl-5">
        <li>A visitor asks as they would ask a person, and gets the sentence that answers.</li>
        <li>Each answer links to the page it comes from. Nothing is made up.</li>
        <li>
          You keep your website. The assistant lives at an address on {brand.domain}, and on your own pages
          with one line of code.
        </li>
      </ul>
    </Modal>
  );
}
