import './console.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { Frame } from './frame.tsx';
import { Heading } from './heading.tsx';
import { Session } from './session.tsx';
import { Toasts } from './toasts.tsx';
import { AuditView } from './views/audit.tsx';
import { DeliveriesView } from './views/deliveries.tsx';
import { DeliveryView } from './views/delivery.tsx';
import { EmailDebugView } from './views/email-debug.tsx';
import { EmailTestView } from './views/email-test.tsx';
import { ErrorsView } from './views/errors.tsx';
import { FunnelView } from './views/funnel.tsx';
import { FunnelsView } from './views/funnels.tsx';
import { LeadsView } from './views/leads.tsx';
import { MailboxView } from './views/mailbox.tsx';
import { MessageView } from './views/message.tsx';
import { OverviewView } from './views/overview.tsx';
import { PersonView } from './views/person.tsx';
import { TestDashboardView } from './views/test-dashboard.tsx';

function NoView() {
  return (
    <>
      <Heading title="No such view" />
      <p>
        The console has nothing at this address. <Link to="/diagnostics">Go to the overview.</Link>
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
              <Route path="*" element={<NoView />} />
            </Route>
          </Routes>
        </Session>
      </Toasts>
    </BrowserRouter>
  </StrictMode>,
);
