import * as z from 'zod';
import { platformSchema } from '#shared/brands/platforms.ts';
import { sentOutcomeSchema } from '#shared/domain/chat/chat-outcome.ts';
import { citationSchema } from '#shared/domain/citation.ts';
import { conversionIdSchema } from '#shared/domain/conversion/conversion-id-schema.ts';
import { chatMessageLimitCharacters } from '#shared/domain/limits.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';
import { route } from '../route.ts';
import { sessionIdSchema } from './session-id.ts';

const done = z.object({ success: z.literal(true) });

/** Steps of leaving a message for a person: document 3 section 4. */
export const handoffStateSchema = z.enum(['initial', 'asking-name', 'asking-contact', 'collected']);
export type HandoffState = z.infer<typeof handoffStateSchema>;

const longestNameCharacters = 80;
const longestContactCharacters = 200;
/** What a visitor gives for a message to a person, in the form of the chat. */
export const handoffDetailsSchema = z.object({
  question: z.string().trim().max(chatMessageLimitCharacters).overwrite(maskPrivateNumbers),
  name: z.string().trim().max(longestNameCharacters).overwrite(maskPrivateNumbers),
  contact: z.string().trim().max(longestContactCharacters).overwrite(maskPrivateNumbers),
});
export type HandoffDetails = z.infer<typeof handoffDetailsSchema>;

/** Status of a visitor's message to a person; absent until there is one. */
export const handoffSchema = z.object({
  state: handoffStateSchema,
  /** Offer or reminder in the visitor's language, shown beside the reply. */
  prompt: z.string().optional(),
  /** The visitor didn't ask for a person and may keep asking questions. */
  isOptional: z.boolean().optional(),
  /** With `collected`: the longest wait for a reply, in hours. */
  replyWithinHours: z.number().int().optional(),
  /** With `collected`: the visitor's private page, where the answer will appear. */
  statusPath: z.string().optional(),
  /** With `collected`: asks whether the visitor's line is to be added to the message; a yes adds it. */
  asksToAdd: z.boolean().optional(),
  /** With `initial`: asks what the visitor would like to ask a person; a start goes on without a question. */
  asksQuestion: z.boolean().optional(),
  /** While something is asked: what the visitor has said already, to fill in the form. */
  given: z.object({ question: z.string().optional(), name: z.string().optional() }).optional(),
});
export type Handoff = z.infer<typeof handoffSchema>;

/** A form to fill in; `url` is its path on our hosts. */
export const formOfferSchema = z.object({ name: z.string(), url: z.string() });
export type FormOffer = z.infer<typeof formOfferSchema>;

/** A block of a stored copy, in reading order. Always plain text, never markup. */
export const copyBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.number().int().min(1).max(6), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
  z.object({
    kind: z.literal('table'),
    caption: z.string().optional(),
    /** Empty for tables without headers. */
    header: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
]);
export type CopyBlock = z.infer<typeof copyBlockSchema>;

const turnSchema = z
  .object({ role: z.string().max(20), content: z.string().max(4000) })
  // Answers quote websites, which may publish their own numbers.
  .overwrite(({ role, content }) => ({
    role,
    content: role === 'assistant' ? content : maskPrivateNumbers(content),
  }));

/** One question to an assistant, and its answer. */
const asking = {
  input: z.object({
    message: z
      .string()
      .trim()
      .min(1, 'Please type a question.')
      .max(chatMessageLimitCharacters, `Please use at most ${chatMessageLimitCharacters} characters.`)
      .overwrite(maskPrivateNumbers),
    platform: platformSchema.default('gpt'),
    conversionId: conversionIdSchema.optional(),
    sessionId: sessionIdSchema.optional(),
    /** Starts or cancels leaving a message for a person, regardless of the message. */
    handoff: z.enum(['start', 'cancel']).optional(),
    /** The form that completes a message for a person at once. */
    details: handoffDetailsSchema.optional(),
    context: z
      .object({
        platform: z.string().max(40).optional(),
        websiteUrl: z.string().max(2048).optional(),
        companyName: z.string().max(200).optional(),
        industry: z.string().max(100).optional(),
        /** Host and path of the page with the widget. */
        page: z.string().max(300).overwrite(maskPrivateNumbers).optional(),
        conversationHistory: z.array(turnSchema).max(50).optional(),
      })
      .optional(),
  }),
  output: z.object({
    message: z.string(),
    response: z.string(),
    /** The first line of a text that otherwise repeats the sources: pages show it above them instead of the text. */
    lead: z.string().optional(),
    /** 0 to 1: the assistant's confidence that the answer is right. */
    confidence: z.number().min(0).max(1),
    intent: z.string(),
    /** Milliseconds spent on the answer. */
    responseTime: z.number().int(),
    sessionId: z.string(),
    /** Identifies the answer for ratings. */
    messageId: z.string(),
    outcome: sentOutcomeSchema,
    /** With `handoff`: no advice is given on somebody's own case. */
    isRefused: z.boolean().optional(),
    /** Of what is said around the sources (BCP 47): the question's where it is clear. */
    language: z.string().optional(),
    sources: z.array(citationSchema),
    suggestions: z.array(z.string()),
    handoff: handoffSchema.optional(),
    /** A person is in the conversation and has the message: pages show no reply. */
    isWithPerson: z.boolean().optional(),
    /** The organisation's form that the question is about. */
    form: formOfferSchema.optional(),
  }),
  errors: [
    'VALIDATION',
    'BRAND_NOT_FOUND',
    'CONVERSION_NOT_FOUND',
    'NOT_READY',
    'ASSISTANT_PAUSED',
    'RATE_LIMITED',
  ],
  // A busy assistant gets fifty questions a second: docs/scale.md.
  rateLimit: { countedAs: '/api/chat', perAddress: 60, perTenant: 3600, windowSeconds: 60 },
} as const;

export const chat = {
  open: route('POST', '/api/chat/{conversionId}/openings', 'public', {
    summary: 'Signals that a chat was opened, so that a local model can preload its prompt',
    input: z.object({ conversionId: conversionIdSchema }),
    output: done,
    errors: ['CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 120, windowSeconds: 3600 },
  }),
  sendMessage: route('POST', '/api/chat', 'public', {
    ...asking,
    summary: 'Answers a visitor from one assistant’s knowledge, with citations, in one reply',
  }),
  streamAnswer: route('POST', '/api/chat/stream', 'public', {
    ...asking,
    summary: 'The same answer in pieces, as our pages show it',
    streams: true,
  }),
  answerForm: route('POST', '/api/chat/form', 'public', {
    summary: 'Answers a visitor without JavaScript with an HTML page',
    input: z.object({
      message: z.string().max(chatMessageLimitCharacters).overwrite(maskPrivateNumbers).default(''),
      conversionId: z.string().max(60).default(''),
      sessionId: sessionIdSchema.optional(),
    }),
    output: z.string(),
    errors: ['VALIDATION', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 60 },
    answersPage: true,
  }),
  tryRules: route('GET', '/api/chat/{conversionId}/rules', 'member', {
    summary: 'Runs thirty hostile prompts against an assistant: its replies, and whether its rules held',
    input: z.object({ conversionId: conversionIdSchema }),
    output: z.object({
      trials: z.array(
        z.object({ promptId: z.string(), prompt: z.string(), answer: z.string(), isKept: z.boolean() }),
      ),
    }),
    errors: [
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'CONVERSION_NOT_FOUND',
      'NOT_READY',
      'ASSISTANT_PAUSED',
      'RATE_LIMITED',
    ],
    rateLimit: { perAddress: 10, perTenant: 10, windowSeconds: 60 },
  }),
  getSourceCopy: route('GET', '/api/conversions/{conversionId}/sources/{sourceId}', 'public', {
    summary: 'The stored copy of a page or document in the published knowledge',
    input: z.object({ conversionId: conversionIdSchema, sourceId: z.string().max(200) }),
    output: z.object({
      sourceId: z.string(),
      kind: z.enum(['page', 'document', 'calendar']),
      title: z.string(),
      /** Address of the source; null for uploaded documents. */
      url: z.string().nullable(),
      readAt: z.string(),
      language: z.string().optional(),
      /** Its words were recognised in a scan. */
      isScan: z.boolean().optional(),
      organisationName: z.string(),
      blocks: z.array(copyBlockSchema),
      /** False when the source is too long for one reply. */
      isComplete: z.boolean(),
    }),
    errors: ['CONVERSION_NOT_FOUND', 'NOT_READY', 'NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 120, windowSeconds: 60 },
  }),
};
