import * as z from 'zod';
import { brandIdSchema } from '../../brands/platforms.ts';
import { cents, centsSchema } from '../billing/money.ts';
import { listedSchoolInvoiceSchema } from '../billing/school-invoice.ts';
import { ratingCountsSchema } from '../figures/ratings.ts';
import { roleSchema } from '../identity.ts';
import { customerUserSchema, trialUserSchema } from './listed-customer.ts';

const count = z.number().int();
const ofBrand = z.object({ brandId: brandIdSchema, domain: z.string() });

export const subAdminSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  domain: z.string(),
  brandId: brandIdSchema,
  role: z.string(),
  /** Of all domains. */
  isSuperadmin: z.boolean().default(false),
  status: z.enum(['active', 'inactive']),
  /** Whether the invitation has been accepted. */
  isInvited: z.boolean(),
  /** ISO 8601; null for someone who never signed in. */
  lastActive: z.string().nullable(),
});
export type SubAdmin = z.infer<typeof subAdminSchema>;

/** Reply of `GET /api/superadmin/dashboard`: document 2 section 3. */
export const staffDashboardSchema = z.object({
  /** Time of the figures, at most fifteen seconds ago. */
  asOf: z.string(),
  trialVsCustomers: z.array(
    ofBrand.extend({
      totalTrials: count,
      activeTrials: count,
      /** Everyone who has been on a plan after their trial: the rows of the customers. */
      totalCustomers: count,
      /** Those of them who pay for their plan now: the active ones. */
      paidCustomers: count,
      /** Percentage of all trials that became customers, with one decimal; 0 without trials. */
      conversionRate: z.number(),
    }),
  ),
  visitorAnalytics: z.array(
    ofBrand.extend({
      todayVisitors: count,
      weeklyVisitors: count,
      monthlyVisitors: count,
      totalVisitors: count,
      /** The last thirty days, oldest first. */
      daily: z.array(count),
    }),
  ),
  chatSentiments: z.array(
    ofBrand.extend({
      totalChats: count,
      ...ratingCountsSchema.shape,
      /** The score of these ratings; 0 without any. */
      avgSentiment: z.number(),
      /** Shares of answers: rated as helpful, not rated, rated as not helpful. */
      positivePercent: z.number(),
      neutralPercent: z.number(),
      negativePercent: z.number(),
    }),
  ),
  billingManager: z.object({
    /** Payments received, without tax and refunds. */
    totalRevenue: centsSchema,
    monthlyRevenue: centsSchema,
    /** The tax that was received beside it. */
    totalTax: centsSchema.default(cents(0)),
    monthlyTax: centsSchema.default(cents(0)),
    /** Cancellations this month. */
    totalCancellations: count,
    /** A month's share of what was paid for the plans cancelled this month. */
    revenueLost: centsSchema,
    revenueByDomain: z.array(
      ofBrand.extend({
        revenue: centsSchema,
        tax: centsSchema.default(cents(0)),
        /** Percentage change from the same days of the previous month; null without data. */
        growth: z.number().nullable(),
      }),
    ),
  }),
  /** Only for superadmins. */
  subAdminUsers: z.array(subAdminSchema),
  /** The newest ones; the search finds the rest. */
  trialUsers: z.array(trialUserSchema),
  customerUsers: z.array(customerUserSchema),
  schoolInvoices: z.array(listedSchoolInvoiceSchema),
});
export type StaffDashboard = z.infer<typeof staffDashboardSchema>;

/** The viewer; actions a domain admin may not take aren't offered. */
export const staffViewerSchema = z.object({
  id: z.string().default(''),
  role: roleSchema,
  brandId: brandIdSchema,
  /** Signs their answers. */
  name: z.string().default(''),
});
export type StaffView = StaffDashboard & { viewer: z.infer<typeof staffViewerSchema> };
