import './console.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Toasts } from '#renderer/console/ui/toasts.tsx';
import { DeliveriesView } from '#renderer/console/views/email/deliveries.tsx';
import { DeliveryView } from '#renderer/console/views/email/delivery.tsx';
import { EmailDebugView } from '#renderer/console/views/email/email-debug.tsx';
import { EmailTestView } from '#renderer/console/views/email/email-test.tsx';
import { MailboxView } from '#renderer/console/views/email/mailbox.tsx';
import { MessageView } from '#renderer/console/views/email/message.tsx';
import { TestDashboardView } from '#renderer/console/views/email/test-dashboard.tsx';
import { AccessView } from '#renderer/console/views/system/access.tsx';
import { AuditView } from '#renderer/console/views/system/audit.tsx';
import { ErrorsView } from '#renderer/console/views/system/errors.tsx';
import { FunnelView } from '#renderer/console/views/work/funnel.tsx';
import { FunnelsView } from '#renderer/console/views/work/funnels.tsx';
import { LeadsView } from '#renderer/console/views/work/leads.tsx';
import { OverviewView } from '#renderer/console/views/work/overview.tsx';
import { PersonView } from '#renderer/console/views/work/person.tsx';
import { Frame } from './frame.tsx';
import { Session } from './session.tsx';

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

const root = document.getElementById('console');
if (!root) throw new Error('The document has no element with the id "console".');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Toasts>
        <Session>
          <Routes>
            <Route element={<Frame />}>
              <Route path="/diagnostics" element={<OverviewView />} />
              <Route path="/diagnostics/funnels" element={<FunnelsView />} />
              <Route path="/diagnostics/funnels/:id" element={<FunnelView />} />
              <Route path="/diagnostics/audit" element={<AuditView />} />
              <Route path="/diagnostics/access" element={<AccessView />} />
              <Route path="/diagnostics/leads" element={<LeadsView />} />
              <Route path="/diagnostics/leads/:id" element={<PersonView />} />
              <Route path="/diagnostics/deliveries" element={<DeliveriesView />} />
              <Route path="/diagnostics/deliveries/:id" element={<DeliveryView />} />
              <Route path="/diagnostics/errors" element={<ErrorsView />} />
              <Route path="/diagnostics/mailbox" element={<MailboxView />} />
              <Route path="/diagnostics/mailbox/:id" element={<MessageView />} />
              <Route path="/email-debug" element={<EmailDebugView />} />
              <Route path="/test-email" element={<EmailTestView />} />
              <Route path="/email-test-dashboard" element={<TestDashboardView />} />
              <Route path="*" element={<NotFoundView />} />
            </Route>
          </Routes>
        </Session>
      </Toasts>
    </BrowserRouter>
  </StrictMode>,
);
