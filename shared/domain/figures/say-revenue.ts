import { type Cents, formatCents } from '../billing/money.ts';

/** Revenue with the tax received beside it: `$99.00`, `$99.00 + $8.79 tax`. */
export function sayRevenue(revenue: Cents, tax: Cents): string {
  return tax === 0 ? formatCents(revenue) : `${formatCents(revenue)} + ${formatCents(tax)} tax`;
}
