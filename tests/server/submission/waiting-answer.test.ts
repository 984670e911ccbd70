import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { declare, event } from '#tests/support/site/declarations.ts';
import { stateIn } from '#tests/support/site/site.ts';
import { offering, refusing, waitingList } from '#tests/support/site/waiting-list.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

/** A site whose guide is an evening with one seat and a line for it. */
function siteWithLine() {
  const { site, findings } = compileSite(
    declare({
      'coach.ts': {
        ...offering,
      },
      'guide.ts': {
        event: {
          ...event,
          startsAt: '2099-03-14T10:00',
          seats: 1,
          whenFull: {
            waitingList: {
              ...waitingList,
              joined: { title: 'You are on the list, {name}', text: 'We write as soon as we can.' },
            },
          },
        },
        ...refusing,
      },
    }),
    ['/'],
  );
  if (!site) throw new Error(`The site has mistakes: ${JSON.stringify(findings, null, 2)}`);
  return site;
}

const fieldsOf = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` });

describeWithDatabase('who finds no seat', (open) => {
  // The page of either was drawn while there was a seat.
  it('is told that they wait, by the API and by the form without scripts, and stays told', async () => {
    const database = await open();
    const web = await openTestWeb(database, { site: siteWithLine() });
    const seated = await web.postJson('willow-guide', { fields: fieldsOf('Ada') });
    expect(await seated.json()).toMatchObject({ outcome: 'accepted' });

    const screen = { title: 'You are on the list, Bob', text: 'We write as soon as we can.' };
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await web.postJson('willow-guide', { fields: fieldsOf('Bob') });
      expect(await answer.json()).toEqual({ outcome: 'waiting', screen, clear: false });
    }

    const posted = await web.postForm('/willow-guide', fieldsOf('Cem'));
    expect(posted.status).toBe(303);
    const shown = await web.app.request(posted.headers.get('location') ?? '');
    expect(stateIn(await shown.text())).toMatchObject({
      kind: 'succeeded',
      screen: { ...screen, title: 'You are on the list, Cem' },
    });

    const { rows } = await database.pool.query(
      `select e.taken, (select count(*)::int from event_registrations) as seats,
         array(select l.name from event_waiting w join leads l on l.id = w.lead_id
           order by w.place) as line from events e where e.capacity = 1`,
    );
    expect(rows).toEqual([{ taken: 1, seats: 1, line: ['Bob', 'Cem'] }]);
    await web.stop();
  });
});
