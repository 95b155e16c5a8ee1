import { describe, expect, test } from 'vitest';
import type { Brand } from '#shared/brands/brand.ts';
import type { BrandId } from '#shared/brands/brand-names.ts';
import { brands } from '#shared/brands/index.ts';
import { checkoutNames } from '#shared/domain/billing/checkout-names.ts';
import {
  findTiers,
  type PricingModel,
  priceOfInterval,
  setupFeeUsd,
} from '#shared/domain/billing/pricing.ts';
import { contactMessages } from '#shared/domain/contact-message.ts';
import { describeProgress, stageLabels, stages } from '#shared/domain/conversion/conversion-stages.ts';
import * as limits from '#shared/domain/limits.ts';
import { describeOversizedDocument, signupMessages } from '#shared/domain/trial-signup.ts';
import {
  conversionMessages,
  benefits as demoBenefits,
  demoTimings,
  scrapingSteps,
} from '#web/features/demo/demo-timings.ts';
import { classifySignupFailure } from '#web/features/signup/classify-signup-failure.ts';
import { classifyError } from '#web/features/system-status/classify-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { makeToastStore } from '#web/ui/feedback/toast-store.ts';

// Every literal here is copied from the specification, never from the code.

describe('document 1', () => {
  test.each<[BrandId, PricingModel, string[]]>([
    [
      'edgpt',
      'enrollment',
      ['K-12', 'university', 'community college', 'private', 'charter', 'online education', 'vocational'],
    ],
    [
      'law',
      'standard',
      [
        ...['personal injury', 'family', 'criminal defense', 'corporate', 'real estate'],
        ...['estate planning', 'immigration'],
      ],
    ],
    [
      'tax',
      'standard',
      [
        ...['individual', 'small business', 'corporate', 'non-profit', 'estate and trust'],
        ...['multi-state', 'tax resolution'],
      ],
    ],
    [
      'cpa',
      'standard',
      [
        ...['small business CPA', 'corporate accounting', 'tax services', 'audit and assurance'],
        ...['bookkeeping', 'payroll', 'financial advisory'],
      ],
    ],
    [
      'broker',
      'standard',
      [
        ...['restaurant and food service', 'retail', 'manufacturing', 'service', 'technology'],
        ...['healthcare practice', 'construction and trades'],
      ],
    ],
    [
      'gpt',
      'standard',
      [
        ...['e-commerce', 'SaaS and technology', 'professional services', 'healthcare', 'real estate'],
        ...['manufacturing', 'consulting', 'other'],
      ],
    ],
  ])('section 1: the industries of %s, priced by %s', (id, pricingModel, industries) => {
    const { industryOptions, pricingModel: model } = brands[id];
    expect(model).toBe(pricingModel);
    const options = industryOptions.map((option) => option.toLowerCase());
    expect(options).toHaveLength(industries.length);
    for (const [index, industry] of industries.entries())
      expect(options[index]).toContain(industry.toLowerCase());
  });

  test.each<[BrandId, string, string[]]>([
    ['edgpt', 'EdGPT.ai', ['edgpt']],
    ['law', 'LawFirmGPT.ai', ['lawfirm', 'law']],
    ['tax', 'TaxPrepGPT.ai', ['taxprep', 'taxprepgpt', 'tax']],
    ['cpa', 'CPAFirm.ai', ['cpafirm', 'cpa']],
    ['broker', 'BusinessBrokerGPT.ai', ['businessbroker', 'broker']],
    ['gpt', 'GPTsites.ai', ['gpt', 'gptsites']],
  ])('sections 1 and 2: %s is %s on its paths', (id, name, paths) => {
    expect(brands[id]).toMatchObject({ name, domain: name.toLowerCase(), paths, isHub: id === 'gpt' });
  });

  test.each(Object.values(brands))('sections 1 and 2: the contents of $name', (brand: Brand) => {
    expect(brand.problem.counters.map(({ percent }) => percent)).toEqual([89, 97, 94, 85]);
    expect(brand.features.items).toHaveLength(3);
    expect([3, 4]).toContain(brand.stats.length);
    expect(brand.demoMessages.filter(({ user }) => user !== '').length).toBeGreaterThanOrEqual(5);
  });

  test('section 2: the audiences of the education page', () => {
    expect(brands.edgpt.audiences?.items.map(({ title }) => title.toLowerCase())).toEqual([
      'parents',
      'teachers',
      'students',
      'prospective families',
    ]);
    expect(brands.gpt.features.items.map(({ title }) => title)).toEqual([
      'Instant Setup',
      'Customizable',
      'Scalable',
    ]);
  });

  test('section 4: the stages of a conversion, and the labels of its tracker', () => {
    expect(stages.map((stage) => [stage, stageLabels[stage]])).toEqual([
      ['initializing', 'Starting Analysis'],
      ['analyzing', 'Scanning Website'],
      ['extracting', 'Extracting Content'],
      ['processing', 'Creating Knowledge Base'],
      ['building', 'Building GPTsite'],
      ['finalizing', 'Final Optimizations'],
    ]);
    expect([20, 49, 50, 79, 80, 99, 100].map(describeProgress)).toEqual([
      ...['Analyzing your website', 'Analyzing your website'],
      ...['Building knowledge base', 'Building knowledge base'],
      ...['Creating AI assistant', 'Creating AI assistant', 'GPTsite ready!'],
    ]);
  });

  test('section 4: the timings of the demos', () => {
    expect(demoTimings).toMatchObject({
      conversionTick: 800,
      afterConversion: 1000,
      typing: 1500,
      nextMessage: 3000,
      convertingStep: 1500,
      scrapingTick: 800,
      scrapingShare: 2,
      scrapingStart: 15,
      stepMessage: 1600,
      benefit: 3000,
    });
    expect(demoTimings.conversionShare).toBeCloseTo(14.3, 1);
    expect(conversionMessages).toHaveLength(7);
    expect(demoBenefits.length).toBeGreaterThan(1);
    const steps = [
      ...[/analyz.* structure/i, /extract.* contacts/i, /identify.* services/i, /process.* staff/i],
      ...[/gather.* enrollment data/i, /build.* knowledge base/i, /optimiz.* responses/i, /finaliz/i],
    ];
    expect(scrapingSteps).toEqual(steps.map((step) => expect.stringMatching(step)));
  });

  test('section 5: the texts of the signup form', () => {
    expect(signupMessages).toMatchObject({
      required: 'Please fill in all required fields marked with * before submitting your trial request.',
      websiteRequired:
        "Website URL Required - Please enter your website URL or select 'Don't have a website' to continue.",
      businessInformationRequired:
        'Business Information Required - Please upload business documents or provide a reference website URL',
      institutionTypeRequired: 'Institution Type Required - Please select your educational institution type.',
      invalidEmail: expect.stringMatching(/^Please enter a valid admin email address/),
      invalidWebsite: 'Invalid Website URL - Please enter a valid website URL (including https://)',
      invalidReference: expect.stringMatching(/^Invalid Reference URL/),
    });
    expect(describeOversizedDocument('plan.pdf')).toBe(
      'plan.pdf exceeds 10MB limit. Please select a smaller file.',
    );
    expect(limits.documentExtensions).toEqual(
      expect.arrayContaining(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'rtf']),
    );
  });

  test('section 7: queries are never stale, retried or refetched on focus; no call waits for a connection', () => {
    const networkMode = 'always';
    expect(queryClient.getDefaultOptions()).toEqual({
      queries: {
        ...{ staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
        networkMode,
      },
      mutations: { retry: false, networkMode },
    });
  });

  test.each([
    ['fetch failed', 'Unable to connect to our servers. Please check your internet connection.'],
    ['404: gone', "The page you're looking for doesn't exist or has been moved."],
    ['500: boom', "Our servers are experiencing issues. We're working to fix this."],
    ['server gone', "Our servers are experiencing issues. We're working to fix this."],
    ['403: no', "You don't have permission to access this resource."],
    ['unauthorized', "You don't have permission to access this resource."],
    ['x is null', "Something unexpected happened. We're investigating the issue."],
  ])('section 8: the error screen for "%s" says: %s', (message, text) => {
    expect(classifyError(message).description).toBe(text);
  });

  test.each([
    [
      'Failed to fetch',
      'Connection Issue',
      /^We're having trouble connecting to our servers\. This is usually temporary\.$/,
    ],
    ['column x is missing', 'Server Maintenance', /information has been saved/],
    ['upload refused', 'Document Upload Issue', /under 10MB .*format.*pdf, doc, docx, xls, xlsx, txt, rtf/],
    ['mail refused', 'Email Delivery Issue', /trial is still active/],
    ['timed out', 'Request Timeout', /try again/],
    ['invalid name', 'Form Validation Error', /^There's an issue with the /],
    ['boom', 'Submission Issue', /boom/],
  ])('section 8: a signup that fails with "%s" is a %s', (message, title, text) => {
    const failure = classifySignupFailure({
      error: new Error(message),
      hasDocuments: true,
      describeField: String,
    });
    expect(failure).toMatchObject({ title, text: expect.stringMatching(text) });
  });

  test('section 8: an error in the page itself', () => {
    const error = new TypeError('x is null');
    expect(classifySignupFailure({ error, hasDocuments: true, describeField: String })).toMatchObject({
      title: 'Oops! Something Went Wrong',
      text: expect.stringMatching(/email you when your account is ready/),
    });
  });

  test('section 9: the limits', () => {
    expect(limits).toMatchObject({
      trialDays: 7,
      trialPageLimit: 25,
      additionalContactLimit: 2,
      documentSizeLimitBytes: 10 * 1024 * 1024,
      chatMessageLimitCharacters: 500,
      conversionPollSeconds: 2,
      redirectAfterReadySeconds: 3,
    });
  });

  test.each<[PricingModel, [name: string, price: number, audience: RegExp, isRecommended?: true][]]>([
    [
      'enrollment',
      [
        ['Small School', 49, /^0-1,000 students$/],
        ['Medium School', 99, /^1,001-2,500 students$/, true],
        ['Large School', 149, /^2,501-5,000 students$/],
        ['Extra Large School', 199, /^5,001\+ students, unlimited conversations$/],
      ],
    ],
    [
      'standard',
      [
        ['Silver', 49, /^1,000 conversations a month$/],
        ['Gold', 99, /^5,000 conversations a month$/, true],
        ['Platinum', 149, /^15,000 conversations a month$/],
      ],
    ],
  ])('section 9: the %s plans', (model, plans) => {
    expect(
      findTiers(model).map(({ name, monthlyPriceUsd, audience, isRecommended }) => [
        name,
        monthlyPriceUsd,
        audience,
        isRecommended ?? false,
      ]),
    ).toEqual(
      plans.map(([name, price, audience, isRecommended = false]) => [
        name,
        price,
        expect.stringMatching(audience),
        isRecommended,
      ]),
    );
  });

  test('section 9: a dismissed toast is removed after 1,000,000 ms', () => {
    const delays: number[] = [];
    const store = makeToastStore((_run, milliseconds) => delays.push(milliseconds));
    store.show({ title: 'Copied', description: '' });
    store.dismiss();
    expect(delays).toEqual([1_000_000]);
  });
});

describe('document 3', () => {
  test('sections 5 and 8: the texts of the contact form', () => {
    expect(contactMessages).toEqual({
      name: 'Name must be at least 2 characters',
      organization: 'Organization is required',
      phone: 'Please enter a valid phone number',
      email: 'Please enter a valid email address',
      message: 'Message must be at least 10 characters',
      captcha: 'Please complete the captcha',
      wrongCaptcha: 'Captcha answer is incorrect',
      sent: "Message Sent Successfully. We'll get back to you within 24 hours.",
    });
    expect(limits.contactReplyHours).toBe(24);
  });

  test.each<[PricingModel, string[], number[]]>([
    ['enrollment', ['Starter', 'Growth', 'Professional', 'Enterprise'], [470, 950, 1430, 1910]],
    ['standard', ['Basic', 'Professional', 'Enterprise'], [470, 950, 1430]],
  ])('section 9: the %s plans at checkout, monthly and yearly', (model, names, years) => {
    expect(findTiers(model).map(({ id }) => checkoutNames[id])).toEqual(names);
    expect(findTiers(model).map((tier) => priceOfInterval(tier, 'annual'))).toEqual(years);
    expect(setupFeeUsd).toBe(0);
  });
});
