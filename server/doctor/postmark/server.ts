import type { Models } from 'postmark';
import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { DoctorEnv } from '#server/doctor/examination/needs.ts';
import { isWrongToken, type Seen, serverClient, unanswered } from './client.ts';

/** Examines whether Postmark accepts the token and delivers emails. */
export async function examineServer(env: DoctorEnv): Promise<Verdict> {
  const server = await readServer(env).catch((error: unknown) => {
    if (isWrongToken(error)) return undefined;
    throw unanswered(error);
  });
  if (!server) {
    return bad('Postmark rejects POSTMARK_SERVER_TOKEN.', {
      consequence: 'No email leaves: all wait until the token is right.',
      remedy:
        "Copy the server's token (Postmark: the server, API Tokens) into POSTMARK_SERVER_TOKEN, start the site again, then resume sending in the console's overview.",
    });
  }
  return judgeServer(server);
}

const readServer = async (env: DoctorEnv, seen?: Seen): Promise<Models.Server> =>
  serverClient(env, seen).getServer();

function judgeServer({ Name, DeliveryType, TrackOpens, TrackLinks }: Models.Server): Verdict {
  const evidence = [
    `server “${Name}”, delivery type ${DeliveryType ?? 'not reported'}`,
    `open tracking ${TrackOpens ? 'on' : 'off'}, link tracking ${TrackLinks ?? 'not reported'}`,
  ];
  if (DeliveryType === 'Sandbox') {
    const wrong = {
      consequence: 'Postmark accepts every email and delivers none; the site shows them as sent.',
      remedy:
        'Create a server of the type Live at Postmark, give it the same message streams, and set its token as POSTMARK_SERVER_TOKEN.',
    };
    return bad(`The Postmark server “${Name}” is a sandbox.`, wrong, evidence);
  }
  const isTracking = TrackOpens || (TrackLinks !== undefined && String(TrackLinks) !== 'None');
  if (isTracking) {
    const wrong = {
      consequence:
        'Postmark records who opens what and redirects links through its own addresses; the privacy notices of the coaches do not say so, and redirected links look like spam.',
      remedy: `Turn both off at Postmark: server “${Name}”, Settings, Tracking.`,
    };
    return warning(`The Postmark server “${Name}” tracks readers.`, wrong, evidence);
  }
  return good(`Postmark accepts the token of the server “${Name}”.`, evidence);
}

/** Postmark's clock and this machine's, at the same response. */
export async function readClocks(env: DoctorEnv): Promise<Seen['date']> {
  const seen: Seen = {};
  // Every response has the header.
  await readServer(env, seen).catch(() => undefined);
  return seen.date;
}
