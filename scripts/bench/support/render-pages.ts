// A program of the benchmark: renders every page as the server does at start, and prints
// how many there are and how long it took.
import { join } from 'node:path';
import { listHosts } from '#engine/site/hosts.ts';
import { readAssets } from '#renderer/build/read-assets.ts';
import { createDocuments } from '#renderer/documents.tsx';
import { readSite } from '#scripts/support/declared-site.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { preparePages } from '#server/pages/ready-pages.ts';

const site = readSite();
const assets = readAssets(join(process.cwd(), 'dist', 'client'));
const publicUrl = 'http://127.0.0.1:3000';

const start = performance.now();
const documents = createDocuments({ site, assets, publicUrl });
await preparePages(
  {
    site,
    documents,
    publicUrl,
    hosts: listHosts(site.coaches, publicUrl),
    favicon: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    policyOf: contentSecurityPolicy,
    isEdited: false,
  },
  new Date(),
  new Map(),
);
const pages = documents.sitePages.length + site.funnels.flatMap(({ paths }) => paths).length + 1;
const ms = performance.now() - start;
process.stdout.write(`${JSON.stringify({ pages, ms })}\n`);
