import { Navigate, Outlet } from 'react-router';
import { pagePaths } from '../../../contract/page-paths.ts';
import { useStore } from '../../lib/store.ts';
import { token } from './session.ts';

/** Without a token the panel leads to the login, at once when the token goes. Whether it is worth anything, the server says. */
export function RequireSession() {
  return useStore(token) ? <Outlet /> : <Navigate to={pagePaths.login} replace />;
}
