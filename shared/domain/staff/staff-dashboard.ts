import * as z from 'zod';
import { brandIdSchema } from '../../brands/platforms.ts';
import { roleSchema } from '../identity.ts';
import { centsSchema } from '../money.ts';
import { listedSchoolInvoiceSchema } from '../school-invoice.ts';
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
  status: z.enum(['active', 'inactive']),
  /** Whether the invitation has been accepted. */
  isInvited: z.boolean(),
  /** ISO 8601; null for who has never been here. */
  lastActive: z.string().nullable(),
});
export type SubAdmin = z.infer<typeof subAdminSchema>;

/** What `GET /api/superadmin/dashboard` answers: document 2 section 3. */
export const staffDashboardSchema = z.object({
  /** The instant of the figures, at most fifteen seconds ago. */
  asOf: z.string(),
  trialVsCustomers: z.array(
    ofBrand.extend({
      totalTrials: count,
      activeTrials: count,
      totalCustomers: count,
      paidCustomers: count,
      /** Percent of all trials that became customers, with one decimal. */
      conversionRate: z.number(),
    }),
  ),
  visitorAnalytics: z.array(
    ofBrand.extend({
      todayVisitors: count,
      weeklyVisitors: count,
      monthlyVisitors: count,
      totalVisitors: count,
      /** The last thirty days, the oldest first. */
      daily: z.array(count),
    }),
  ),
  chatSentiments: z.array(
    ofBrand.extend({
      totalChats: count,
      /** 0 where nothing says anything yet. */
      avgSentiment: z.number(),
      positivePercent: z.number(),
      neutralPercent: z.number(),
      negativePercent: z.number(),
    }),
  ),
  billingManager: z.object({
    totalRevenue: centsSchema,
    monthlyRevenue: centsSchema,
    /** Of this month. */
    totalCancellations: count,
    /** What a month of the plans cancelled this month would have brought. */
    revenueLost: centsSchema,
    revenueByDomain: z.array(
      ofBrand.extend({
        revenue: centsSchema,
        /** Percent against the same days of the month before; null where there was nothing. */
        growth: z.number().nullable(),
      }),
    ),
  }),
  /** Superadmins alone get them. */
  subAdminUsers: z.array(subAdminSchema),
  /** The newest ones; whoever has more is found by the search. */
  trialUsers: z.array(trialUserSchema),
  customerUsers: z.array(customerUserSchema),
  schoolInvoices: z.array(listedSchoolInvoiceSchema),
});
export type StaffDashboard = z.infer<typeof staffDashboardSchema>;

/** Who looks at the dashboard: what a domain admin may not do is not offered. */
export const staffViewerSchema = z.object({ role: roleSchema, brandId: brandIdSchema });
export type StaffView = StaffDashboard & { viewer: z.infer<typeof staffViewerSchema> };
