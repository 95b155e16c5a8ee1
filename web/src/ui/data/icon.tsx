import {
  BookOpen,
  Briefcase,
  Calendar,
  CircleHelp,
  ClipboardList,
  FileCheck,
  GraduationCap,
  House,
  Lock,
  Moon,
  Palette,
  PhoneOff,
  Quote,
  Receipt,
  Search,
  ShieldCheck,
  TrendingUp,
  Users,
  Zap,
} from '../icons/icons.ts';
import type { IconComponent } from '../icons/make-icon.tsx';

const icons = new Map<string, IconComponent>(
  Object.entries({
    'book-open': BookOpen,
    briefcase: Briefcase,
    calendar: Calendar,
    'clipboard-list': ClipboardList,
    'file-check': FileCheck,
    'graduation-cap': GraduationCap,
    house: House,
    lock: Lock,
    moon: Moon,
    palette: Palette,
    'phone-off': PhoneOff,
    quote: Quote,
    receipt: Receipt,
    search: Search,
    'shield-check': ShieldCheck,
    'trending-up': TrendingUp,
    users: Users,
    zap: Zap,
  }),
);

/** An icon named in brand data; a question mark for an unknown name. */
export function Icon({ name, className }: { name: string; className?: string }) {
  const Drawing = icons.get(name) ?? CircleHelp;
  return <Drawing className={className} />;
}
