import { company } from '#shared/brands/company.ts';
import { hubBrand } from '#shared/brands/index.ts';

const { email } = hubBrand.contact;

/** A contact address for pages without a brand. */
export const noscriptContact = `<p>Or ask a person at ${company.name}: <a href="mailto:${email}">${email}</a>, <a href="tel:${company.phone.replace(/[^\d+]/g, '')}">${company.phone}</a>.</p>`;

/** Notice on pages that need JavaScript: a dashboard, a checkout, an unknown path. */
export const noscriptNotice = `<noscript>
      <main style="max-width:42rem;margin:0 auto;padding:2rem 1rem;font:1.0625rem/1.55 system-ui,sans-serif">
        <h1>This page needs JavaScript</h1>
        <p>Switch JavaScript on in your browser and load the page again. The <a href="/">start page</a> can be read without it.</p>
        ${noscriptContact}
      </main>
    </noscript>`;
