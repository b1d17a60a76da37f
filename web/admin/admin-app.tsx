import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, Route, Routes } from 'react-router';
import { pagePaths } from '../../contract/page-paths.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { PanelLayout } from './layout/panel-layout.tsx';
import { StatusLine } from './layout/status-line.tsx';
import { LoginPage } from './login/login-page.tsx';
import { queryClient } from './panel-api.ts';
import { RequireSession } from './session/require-session.tsx';

export function AdminApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <StatusLine />
      <ErrorBoundary>
        <Routes>
          <Route path={pagePaths.login} element={<LoginPage />} />
          <Route element={<RequireSession />}>
            <Route element={<PanelLayout />}>
              <Route path={pagePaths.panel} element={<DashboardPage />} />
            </Route>
          </Route>
          <Route path="*" element={<Navigate to={pagePaths.panel} replace />} />
        </Routes>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}
