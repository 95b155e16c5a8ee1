import { type Path, useLocation } from 'react-router-dom';

const dashboardPaths = /^\/(?:school-dashboard\/|(?:school|user)\/dashboard$)/;
const firstDashboard = '/school/dashboard';

/** Finds the address of a page in the open dashboard; elsewhere in the caller's first one. */
export function useDashboardPlace() {
  const { pathname, search } = useLocation();
  const isOpen = dashboardPaths.test(pathname);
  return (tab: string, hash = ''): Path => {
    const query = new URLSearchParams(isOpen ? search : '');
    query.set('tab', tab);
    return { pathname: isOpen ? pathname : firstDashboard, search: `?${query}`, hash };
  };
}
