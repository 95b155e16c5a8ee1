import { type Path, useLocation } from 'react-router-dom';

const dashboardPaths = /^\/(?:school-dashboard\/|(?:school|user)\/dashboard$)/;
const firstDashboard = '/school/dashboard';

/** Finds the address of a page, and of a section of it, in the open dashboard; elsewhere in the caller's first one. */
export function useDashboardPlace() {
  const { pathname, search } = useLocation();
  const isOpen = dashboardPaths.test(pathname);
  return (tab: string, section?: string): Path => {
    const query = new URLSearchParams(isOpen ? search : '');
    query.set('tab', tab);
    query.delete('section');
    if (section) query.set('section', section);
    return { pathname: isOpen ? pathname : firstDashboard, search: `?${query}`, hash: '' };
  };
}
