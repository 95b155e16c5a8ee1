import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Period } from '#shared/domain/figures/period.ts';
import { percentOf } from '#shared/domain/figures/shares.ts';
import { formLimits } from '#shared/domain/forms/form.ts';
import { staffPageSize } from '#shared/domain/staff/listed-customer.ts';
import type { ListedForm, StaffFormAnalytics } from '#shared/domain/staff/staff-analytics.ts';
import { countBySlot, daysOf, listSlots } from '../figures/period.ts';
import type { Caller } from '../identity/session.ts';
import { brandsOfScope, chooseScope } from '../staff/scope.ts';
import { type ActivityName, sumActivity } from './activity.ts';
import type { StaffFormPorts } from './ports.ts';

type StaffCaller = Pick<Caller, 'role' | 'brandId'>;

/** A page of the forms of the caller's customers, newest first. The cost is constant. Throws FORBIDDEN. */
export async function listFormsOfCustomers(
  { formLists, conversions }: Pick<StaffFormPorts, 'formLists' | 'conversions'>,
  caller: StaffCaller,
  { platform, after }: { platform?: BrandId | undefined; after?: string | undefined },
): Promise<{ forms: ListedForm[]; next?: string }> {
  const pages = await Promise.all(
    brandsOfScope(chooseScope(caller, platform)).map((brandId) =>
      formLists.listNewest(brandId, after, staffPageSize + 1),
    ),
  );
  const found = pages.flat().toSorted((left, right) => (left.position < right.position ? 1 : -1));
  const page = found.slice(0, staffPageSize);
  const owners = [...new Set(page.map(({ conversionId }) => conversionId))];
  const names = new Map(
    await Promise.all(
      owners.map(
        async (id): Promise<[string, string | undefined]> => [id, (await conversions.find(id))?.companyName],
      ),
    ),
  );
  const last = page.at(-1);
  return {
    forms: page.map(({ position: _position, formId, ...form }) => ({
      ...form,
      id: formId,
      domain: brands[form.brandId].name,
      organisation: names.get(form.conversionId) ?? null,
      conversionPercent: percentOf(form.submissions, form.views),
    })),
    ...(last && found.length > staffPageSize && { next: last.position }),
  };
}

/** Views and submissions of those forms, with the newest submissions. Throws FORBIDDEN. */
export async function describeFormAnalytics(
  { brandHours, formLists, now }: Pick<StaffFormPorts, 'brandHours' | 'formLists' | 'now'>,
  caller: StaffCaller,
  { platform, period }: { platform?: BrandId | undefined; period: Period },
): Promise<StaffFormAnalytics> {
  const slots = listSlots(period, now());
  const { from, to } = daysOf(slots);
  const parts = await Promise.all(
    brandsOfScope(chooseScope(caller, platform)).map(async (brandId) => {
      const [hours, recent] = await Promise.all([
        brandHours.read(brandId, from, to),
        formLists.listRecent(brandId, formLimits.recentSubmissions),
      ]);
      return { hours: [...hours], recent: recent.map((head) => ({ ...head, domain: brands[brandId].name })) };
    }),
  );
  const bySlot = [
    ...countBySlot(
      slots,
      parts.flatMap(({ hours }) => hours),
    ),
  ];
  const overTime = (name: ActivityName) =>
    bySlot.map(([label, counts]) => ({ label, count: sumActivity(counts)[name] }));
  const total = sumActivity(bySlot.flatMap(([, counts]) => counts));
  return {
    views: overTime('formViews'),
    submissions: overTime('formSubmissions'),
    conversionPercent: percentOf(total.formSubmissions, total.formViews),
    recent: parts
      .flatMap(({ recent }) => recent)
      .toSorted((left, right) => (left.submissionId < right.submissionId ? 1 : -1))
      .slice(0, formLimits.recentSubmissions)
      .map(({ submissionId, completionSeconds, ...head }) => ({
        ...head,
        id: submissionId,
        completionTime: completionSeconds,
      })),
  };
}
