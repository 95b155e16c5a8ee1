import type { Brand } from '#shared/brands/brand.ts';
import { listFaq } from '#shared/brands/brand-faqs.ts';
import { company } from '#shared/brands/company.ts';
import { findTiers } from '#shared/domain/billing/pricing.ts';

/** JSON-LD of a brand's landing page (schema.org): the organisation, its prices and the common questions. */
export function describeBrandData(brand: Brand): object[] {
  const url = `https://${brand.domain}/`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      legalName: company.name,
      url,
      logo: `${url}favicon.svg`,
      description: brand.description,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: brand.contact.phone,
        email: brand.contact.email,
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: brand.name,
      description: brand.tagline,
      image: `${url}og/${brand.id}.png`,
      brand: { '@type': 'Brand', name: brand.name },
      offers: findTiers(brand.pricingModel).map((tier) => ({
        '@type': 'Offer',
        name: tier.name,
        price: tier.monthlyPriceUsd,
        priceCurrency: 'USD',
        url: `${url}#pricing`,
        availability: 'https://schema.org/InStock',
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: listFaq(brand.id).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
