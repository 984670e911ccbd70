import { isLocal } from '#engine/site/brand-address.ts';
import { listHosts } from '#engine/site/hosts.ts';
import type { Examination } from '#server/doctor/examination/examination.ts';
import type { DoctorNeeds } from '#server/doctor/examination/needs.ts';
import { examineCertificate } from './certificate.ts';
import { examineProxies } from './proxies.ts';
import { examineReachable } from './reachable.ts';
import { examineRedirect } from './redirect.ts';

const family = 'address';

/** Examinations of the site's address and of each coach's own. */
export function addressExaminations({
  env,
  site,
  secret,
  asking = {},
}: DoctorNeeds): readonly Examination[] {
  const { PUBLIC_URL: publicUrl } = env;
  const here = isLocal(publicUrl)
    ? 'PUBLIC_URL is this machine itself; visitors use another address'
    : undefined;
  const brands = here === undefined ? listHosts(site.coaches, publicUrl).brands : [];
  const addresses = [publicUrl, ...brands.map(({ address }) => address)];
  return [
    ...addresses.flatMap((address): readonly Examination[] => {
      const { host, protocol, port } = new URL(address);
      const common = { family, of: host } as const;
      const isPlain = protocol === 'http:';
      return [
        {
          ...common,
          name: 'Reachable',
          notNeeded: here,
          examine: (signal) => examineReachable(address, signal, asking),
        },
        {
          ...common,
          name: 'Certificate',
          notNeeded: here,
          examine: (signal) => examineCertificate(address, signal, asking),
        },
        {
          ...common,
          name: 'Redirect to https',
          notNeeded:
            here ??
            (isPlain
              ? 'the address is not encrypted itself'
              : port !== '' && asking.plainPort === undefined
                ? 'the address names a port, which nobody types without https'
                : undefined),
          examine: (signal) => examineRedirect(address, signal, asking),
        },
      ];
    }),
    {
      family,
      name: 'Proxies',
      notNeeded: here,
      needs:
        secret === undefined
          ? {
              found: 'How requests reach the site is unknown, because its secret is.',
              remedy: 'Get the database to answer first, then examine again.',
            }
          : undefined,
      examine: (signal) => examineProxies(publicUrl, secret ?? '', signal, asking),
    },
  ];
}
