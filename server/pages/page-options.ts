import type { Documents } from '#engine/contract/documents.ts';
import type { Hosts } from '#engine/site/hosts.ts';
import type { Site } from '#engine/site/site.ts';
import type { PolicyOf } from '#server/http/security-headers.ts';

export interface PageOptions {
  readonly site: Site;
  readonly documents: Documents;
  readonly publicUrl: string;
  readonly hosts: Hosts;
  readonly favicon: string;
  readonly policyOf: PolicyOf;
  /** Renders a page on its first request and compresses none, which shows an edit sooner. */
  readonly isEdited: boolean;
}

/** The media type of a page. */
export const html = 'text/html; charset=utf-8';
