import { includesRole, type OrganisationRole } from '#shared/domain/organisation-role.ts';
import {
  BookOpen,
  ChartColumn,
  ClipboardList,
  Code,
  CreditCard,
  Inbox,
  LayoutDashboard,
  MessagesSquare,
  UserCog,
} from '#web/ui/icons/icons.ts';
import type { IconComponent } from '#web/ui/icons/make-icon.tsx';

export type DashboardPage = {
  id: string;
  title: string;
  Icon: IconComponent;
  /** Its name in the bar of a phone, if it stands there. */
  barName?: string;
};

const overview = { id: 'overview', title: 'Overview', Icon: LayoutDashboard, barName: 'Overview' } as const;
const widgetCode = { id: 'widget-code', title: 'Widget Code', Icon: Code } as const;
const billing = { id: 'billing', title: 'Billing', Icon: CreditCard } as const;

/** The tabs of document 2 section 2.1 in its order, with the inbox beside the conversations. */
const pages = [
  overview,
  { id: 'knowledge-base', title: 'Knowledge Base', Icon: BookOpen, barName: 'Knowledge' },
  { id: 'chat-history', title: 'Chat History', Icon: MessagesSquare, barName: 'Chats' },
  { id: 'inbox', title: 'Inbox', Icon: Inbox, barName: 'Inbox' },
  { id: 'forms', title: 'Forms', Icon: ClipboardList },
  { id: 'analytics', title: 'Analytics', Icon: ChartColumn },
  billing,
  { id: 'account', title: 'Account', Icon: UserCog },
  widgetCode,
] as const satisfies readonly DashboardPage[];

export type DashboardPageId = (typeof pages)[number]['id'];

/** The pages that somebody has: billing is the owner's, and the code for the website holds secrets, which an editor reads. */
export function listDashboardPages(role: OrganisationRole | null) {
  const has = (least: OrganisationRole) => includesRole(role ?? 'owner', least);
  return pages.filter((page) => (page === billing ? has('owner') : page !== widgetCode || has('editor')));
}

/** The page that the address names; the overview for another name. */
export function findDashboardPage(
  id: string | null,
  role: OrganisationRole | null,
): DashboardPage & { id: DashboardPageId } {
  return listDashboardPages(role).find((page) => page.id === id) ?? overview;
}
