import { type ComponentType, lazy } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Frame } from './frame/frame.tsx';

/** A view is loaded when it is opened for the first time. */
const view = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const OverviewView = view(async () => (await import('./views/home/overview.tsx')).OverviewView);
const FunnelsView = view(async () => (await import('./views/work/funnels.tsx')).FunnelsView);
const FunnelView = view(async () => (await import('./views/work/funnel.tsx')).FunnelView);
const LeadsView = view(async () => (await import('./views/work/leads.tsx')).LeadsView);
const PersonView = view(async () => (await import('./views/work/person.tsx')).PersonView);
const DeliveriesView = view(
  async () => (await import('./views/email/deliveries.tsx')).DeliveriesView,
);
const DeliveryView = view(async () => (await import('./views/email/delivery.tsx')).DeliveryView);
const MailboxView = view(async () => (await import('./views/email/mailbox.tsx')).MailboxView);
const MessageView = view(async () => (await import('./views/email/message.tsx')).MessageView);
const EmailDebugView = view(
  async () => (await import('./views/email/email-debug.tsx')).EmailDebugView,
);
const EmailTestView = view(
  async () => (await import('./views/email/email-test.tsx')).EmailTestView,
);
const TestDashboardView = view(
  async () => (await import('./views/email/test-dashboard.tsx')).TestDashboardView,
);
const ErrorsView = view(async () => (await import('./views/system/errors.tsx')).ErrorsView);
const HealthView = view(async () => (await import('./views/system/health.tsx')).HealthView);
const AuditView = view(async () => (await import('./views/system/audit.tsx')).AuditView);
const AccessView = view(async () => (await import('./views/system/access.tsx')).AccessView);

function NotFoundView() {
  return (
    <>
      <Heading title="Page not found" />
      <p>
        There is nothing at this address. <Link to="/diagnostics">Go to the overview.</Link>
      </p>
    </>
  );
}

/** Which view each address shows. */
export function ConsoleRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/diagnostics" element={<OverviewView />} />
        <Route path="/diagnostics/funnels" element={<FunnelsView />} />
        <Route path="/diagnostics/funnels/:id" element={<FunnelView />} />
        <Route path="/diagnostics/leads" element={<LeadsView />} />
        <Route path="/diagnostics/leads/:id" element={<PersonView />} />
        <Route path="/diagnostics/deliveries" element={<DeliveriesView />} />
        <Route path="/diagnostics/deliveries/:id" element={<DeliveryView />} />
        <Route path="/diagnostics/mailbox" element={<MailboxView />} />
        <Route path="/diagnostics/mailbox/:id" element={<MessageView />} />
        <Route path="/diagnostics/errors" element={<ErrorsView />} />
        <Route path="/diagnostics/health" element={<HealthView />} />
        <Route path="/diagnostics/audit" element={<AuditView />} />
        <Route path="/diagnostics/access" element={<AccessView />} />
        <Route path="/email-debug" element={<EmailDebugView />} />
        <Route path="/test-email" element={<EmailTestView />} />
        <Route path="/email-test-dashboard" element={<TestDashboardView />} />
        <Route path="*" element={<NotFoundView />} />
      </Route>
    </Routes>
  );
}
