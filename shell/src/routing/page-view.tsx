import type { PageLocation } from '@aimante/contract';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { MaintenancePage } from '../maintenance/maintenance-page.tsx';
import { useMaintenance } from '../maintenance/use-maintenance.ts';
import { useShell } from '../shell-context.ts';
import type { Decision } from './decide.ts';
import { NotFound } from './not-found.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { PageStopped } from './page-stopped.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useArrival } from './use-arrival.ts';

interface PageViewProps {
  readonly decision: Decision;
  readonly location: PageLocation;
}

export function PageView({ decision, location }: PageViewProps) {
  const { idle } = useShell();
  const maintenance = useMaintenance();
  const arrive = useArrival(location);
  const [shownLocation, setShownLocation] = useState<PageLocation>();
  const target = decision.kind === 'page' ? decision.target : undefined;
  const wanted = useMemo(
    () => target && { remote: target.remote, location, page: { id: target.route.id, params: target.params } },
    [target, location],
  );

  function shown(at: PageLocation) {
    setShownLocation(at);
    idle.begin();
    arrive(at);
  }

  if (decision.kind === 'maintenance' && maintenance) {
    return <MaintenancePage maintenance={maintenance} location={location} />;
  }
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  if (decision.kind === 'stopped') return <PageStopped why={decision.why} onShown={() => shown(location)} />;
  if (!wanted) return <NotFound onShown={() => shown(location)} />;
  return (
    <>
      <ProgressBar isActive={shownLocation !== undefined && shownLocation.pathname !== location.pathname} />
      <PageOutlet wanted={wanted} onShown={shown} />
    </>
  );
}
