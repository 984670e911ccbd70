import { type ComponentType, lazy, Suspense } from 'react';
import { Link, matchPath, Route, Routes } from 'react-router-dom';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { useWho } from '#renderer/console/session/who.ts';
import { OverviewView } from '#renderer/console/views/home/overview.tsx';
import { Frame } from './frame/frame.tsx';

/** Loads a view when it is first opened. */
type Load = () => Promise<ComponentType>;

/** The views by address, except the first one, which is always loaded. */
const views: readonly (readonly [path: string, load: Load])[] = [
  ['/diagnostics/funnels', async () => (await import('./views/work/funnels.tsx')).FunnelsView],
  ['/diagnostics/funnels/:id', async () => (await import('./views/work/funnel.tsx')).FunnelView],
  [
    '/diagnostics/advice',
    async () => (await import('./views/work/advice/advice-view.tsx')).AdviceView,
  ],
  ['/diagnostics/sources', async () => (await import('./views/work/sources.tsx')).SourcesView],
  [
    '/diagnostics/experiments',
    async () => (await import('./views/work/experiments/experiments.tsx')).ExperimentsView,
  ],
  [
    '/diagnostics/imports',
    async () => (await import('./views/work/imports/imports.tsx')).ImportsView,
  ],
  [
    '/diagnostics/imports/:id',
    async () => (await import('./views/work/imports/import.tsx')).ImportView,
  ],
  ['/diagnostics/leads', async () => (await import('./views/work/leads.tsx')).LeadsView],
  ['/diagnostics/leads/:id', async () => (await import('./views/work/person.tsx')).PersonView],
  [
    '/diagnostics/deliveries',
    async () => (await import('./views/email/deliveries.tsx')).DeliveriesView,
  ],
  [
    '/diagnostics/deliveries/:id',
    async () => (await import('./views/email/delivery.tsx')).DeliveryView,
  ],
  ['/diagnostics/mailbox', async () => (await import('./views/email/mailbox.tsx')).MailboxView],
  ['/diagnostics/mailbox/:id', async () => (await import('./views/email/message.tsx')).MessageView],
  ['/diagnostics/errors', async () => (await import('./views/system/errors.tsx')).ErrorsView],
  ['/diagnostics/health', async () => (await import('./views/system/health.tsx')).HealthView],
  ['/diagnostics/audit', async () => (await import('./views/system/audit.tsx')).AuditView],
  [
    '/diagnostics/webhooks',
    async () => (await import('./views/system/webhooks/webhooks.tsx')).WebhooksView,
  ],
  [
    '/diagnostics/webhooks/:id',
    async () => (await import('./views/system/webhooks/webhook.tsx')).WebhookView,
  ],
  ['/diagnostics/api', async () => (await import('./views/system/api/api.tsx')).ApiView],
  ['/diagnostics/team', async () => (await import('./views/team/team.tsx')).TeamView],
  ['/diagnostics/account', async () => (await import('./views/account/account.tsx')).AccountView],
  ['/diagnostics/access', async () => (await import('./views/system/access.tsx')).AccessView],
  ['/email-debug', async () => (await import('./views/email/email-debug.tsx')).EmailDebugView],
  ['/test-email', async () => (await import('./views/email/email-test.tsx')).EmailTestView],
  [
    '/email-test-dashboard',
    async () => (await import('./views/email/test-dashboard.tsx')).TestDashboardView,
  ],
];

/** Loads an address's view in advance, so that it is ready once the session is known. */
export function preloadView(address: string): void {
  const found = views.find(([path]) => matchPath(path, address));
  // A failure appears when the view is opened.
  found?.[1]().catch(() => {});
}

const routes = views.map(([path, load]) => {
  const View = lazy(async () => ({ default: await load() }));
  return <Route key={path} path={path} element={<View />} />;
});

function NotFoundView() {
  return (
    <>
      <Heading title="Page not found" />
      <p>
        There is nothing at this address.{' '}
        <Link className="underline" to="/diagnostics">
          Go to the overview.
        </Link>
      </p>
    </>
  );
}

const SettingUp = lazy(async () => ({
  default: (await import('./views/account/setting-up.tsx')).SettingUp,
}));

/** The console's views in their frame; without a second factor, the view that sets one up. */
export function ConsoleRoutes() {
  const { whoami } = useWho();
  if (whoami.isSettingUp) {
    return (
      <Suspense>
        <SettingUp />
      </Suspense>
    );
  }
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/diagnostics" element={<OverviewView />} />
        {routes}
        <Route path="*" element={<NotFoundView />} />
      </Route>
    </Routes>
  );
}
