import { account } from './account.ts';
import { agents } from './assistant/agents.ts';
import { chat } from './assistant/chat.ts';
import { chatHistory } from './assistant/chat-history.ts';
import { conversations } from './assistant/conversations.ts';
import { widget } from './assistant/widget.ts';
import { auth } from './auth.ts';
import { billing } from './billing/billing.ts';
import { checkout } from './billing/checkout.ts';
import { pricing } from './billing/pricing.ts';
import { contact } from './contact.ts';
import { conversions } from './conversions.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { domains } from './dashboard/domains.ts';
import { demos } from './demos.ts';
import { forms } from './forms.ts';
import { inbox } from './inbox.ts';
import { knowledgeBase } from './knowledge-base.ts';
import { legal } from './legal.ts';
import { mails } from './mails.ts';
import { members } from './members.ts';
import { apiKeys } from './organization/api-keys.ts';
import { identityProvider } from './organization/identity-provider.ts';
import type { Route } from './route.ts';
import { signup } from './signup.ts';
import { monitor } from './staff/monitor.ts';
import { preview } from './staff/preview.ts';
import { schoolBilling } from './staff/school-billing.ts';
import { selfTests } from './staff/self-tests.ts';
import { staffAnalytics } from './staff/staff-analytics.ts';
import { superadmin } from './staff/superadmin.ts';
import { support } from './support.ts';
import { system } from './system.ts';
import { uploads } from './uploads.ts';
import { webhooks } from './webhooks.ts';

/** Every route. Lambdas, the local server, the typed client and the edge derive from this tree. */
export const contract = {
  signup,
  auth,
  account,
  members,
  apiKeys,
  identityProvider,
  superadmin,
  staffAnalytics,
  selfTests,
  preview,
  uploads,
  conversions,
  knowledgeBase,
  chat,
  conversations,
  chatHistory,
  dashboard,
  widget,
  webhooks,
  domains,
  agents,
  mails,
  support,
  contact,
  inbox,
  forms,
  pricing,
  checkout,
  billing,
  schoolBilling,
  legal,
  demos,
  system,
  monitor,
};
export type Contract = typeof contract;

/** A route with its place in the tree; `file` is its handler under `functions/api`. */
export type ListedRoute = { area: string; action: string; file: string; route: Route };

/** All routes as a flat list. */
export function listRoutes(): ListedRoute[] {
  return Object.entries(contract).flatMap(([area, actions]) =>
    Object.entries(actions).map(([action, route]: [string, Route]) => ({
      area,
      action,
      file: `${toKebabCase(area)}/${toKebabCase(action)}.ts`,
      route,
    })),
  );
}

/** First path segments of all routes, such as `/api`; no pages exist below them. */
export function listApiRoots(): string[] {
  return [...new Set(listRoutes().map(({ route }) => `/${route.path.split('/')[1]}`))];
}

const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
